import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'

// Where the build backend wants the client; by hand it lands beside the sources.
const folder = process.env.QUARTERDECK_CLIENT ?? 'dist'

export default defineConfig({
  plugins: [svelte()],
  base: '/',
  build: { outDir: folder, emptyOutDir: true, target: 'es2022' },
  server: { proxy: { '/api': { target: 'http://127.0.0.1:8321', ws: true }, '/words': 'http://127.0.0.1:8321', '/book': 'http://127.0.0.1:8321' } },
})
