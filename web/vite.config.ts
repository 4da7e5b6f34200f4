import { svelte } from '@sveltejs/vite-plugin-svelte'
// @ts-expect-error Node's own types are none of the packages
import { createHash } from 'node:crypto'
// @ts-expect-error
import { readFileSync } from 'node:fs'
import { defineConfig, type Plugin } from 'vite'

const server = 'http://127.0.0.1:8321' // where `quarterdeck serve` listens while one works on the page
const PARTS = 'Cards|Chip|Opened|Picture|Plaque|Player|Sign|Waves|board|picture'
const BOARDS = new RegExp(`src.(parts.(${PARTS})|lib.bags)\\.`)
const MOTION = /src.(parts.(Flights|FlyingCard)|lib.(flights|fly|counting))\./
const READER = /preload-helper|src.lib.(reader|words|speaking|preferences|choices|focus|route)\b/

// What boards share is one file, and so is what all pages read by: many small ones compress badly.
// What hashes waits until a game is over, what moves until the board stands
const GROUPS = [
  { name: 'hashes', test: /node_modules.@noble/ },
  { name: 'svelte', test: /node_modules.(?!qr\b)/ },
  { name: 'boards', test: BOARDS },
  { name: 'motion', test: MOTION },
  { name: 'reader', test: READER },
]

const read = (file: string): string => readFileSync(new URL(file, import.meta.url), 'utf-8')
const named = (name: string, source: string): string =>
  name.replace('.', `-${createHash('sha256').update(source).digest('hex').slice(0, 7)}.`)

// The page waits for this script before it paints anything, so it is none of the modules
function first(): Plugin {
  const day = read('src/styles/day.css')
  const sheet = named('assets/day.css', day)
  const source = read('src/first.js').replace(/^\/\/.*\n|^ +/gm, '').replace('/src/styles/day.css', `/${sheet}`)
  const script = named('assets/first.js', source)
  return {
    name: 'first',
    transformIndexHtml: (_, { server }) => [
      { tag: 'script', attrs: { src: server ? '/src/first.js' : `/${script}` }, injectTo: 'head' },
    ],
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: sheet, source: day })
      this.emitFile({ type: 'asset', fileName: script, source })
    },
  }
}

export default defineConfig({
  // Short names for a part's own styles: they stand in every element and every rule
  plugins: [first(), svelte({ compilerOptions: { cssHash: ({ hash, css }) => `s${hash(css).slice(0, 4)}` } })],
  base: '/',
  // Every browser of that year preloads modules by itself
  build: {
    target: 'es2022',
    // Of what a part imports the first file names the styles alone, which come no other way; of a board, all of it
    modulePreload: {
      polyfill: false,
      resolveDependencies: (file, imported) =>
        imported.filter((one) => file.includes('/Board-') || one.endsWith('.css')),
    },
    rolldownOptions: {
      output: {
        codeSplitting: { groups: GROUPS },
        // The first file names all others; what changes keeps apart forty-two bits of the content
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
      },
    },
  },
  server: { proxy: { '/api': { target: server, ws: true }, '/words': server, '/book': server } },
})
