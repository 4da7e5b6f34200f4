import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'

const server = 'http://127.0.0.1:8321' // where `quarterdeck serve` listens while one works on the page

export default defineConfig({
  plugins: [svelte()],
  base: '/',
  build: { target: 'es2022' },
  server: { proxy: { '/api': { target: server, ws: true }, '/words': server, '/book': server } },
})
