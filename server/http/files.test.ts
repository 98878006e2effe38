// Static files as browsers receive them.

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib'
import { type FastifyInstance, fastify } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { serveFiles } from './files.ts'

const script = 'console.log("a");'.repeat(100)
let app: FastifyInstance
let folder: string

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'mealkit-files-'))
  mkdirSync(join(folder, 'client/assets'), { recursive: true })
  writeFileSync(join(folder, 'secret.txt'), 'secret')
  writeFileSync(join(folder, 'client/assets/page-abc123.js'), script)
  writeFileSync(join(folder, 'client/assets/made-def456.css'), 'a { color: red }')
  writeFileSync(
    join(folder, 'client/assets/made-def456.css.br'),
    brotliCompressSync('a { color: red } /* as built */'),
  )
  writeFileSync(join(folder, 'client/dish.avif'), 'picture')
  writeFileSync(join(folder, 'client/tool.js'), script)
  mkdirSync(join(folder, 'client/.vite'))
  writeFileSync(join(folder, 'client/.vite/manifest.json'), '{}')
  app = fastify()
  await serveFiles(app, join(folder, 'client'))
})
afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true })
})

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ method: 'GET', url, headers })

test('a file named by its content is cached for good, the rest for an hour', async () => {
  const assets = await get('/assets/page-abc123.js')
  expect(assets.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  expect(assets.headers['content-type']).toBe('text/javascript; charset=utf-8')
  const picture = await get('/dish.avif')
  expect(assets.headers.etag).toBeUndefined()
  expect(picture.headers['cache-control']).toBe('public, max-age=3600')
  expect(picture.headers['content-type']).toBe('image/avif')
  expect(picture.headers['x-content-type-options']).toBe('nosniff')
})

test('text is sent as compressed as the browser can read it, and not at all to a browser that has it', async () => {
  const url = '/tool.js'
  const brotli = await get(url, { 'accept-encoding': 'gzip, br' })
  expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(script)
  const zipped = await get(url, { 'accept-encoding': 'gzip' })
  expect(gunzipSync(zipped.rawPayload).toString()).toBe(script)
  expect((await get(url)).body).toBe(script)
  expect(brotli.headers.vary).toBe('accept-encoding')
  const again = await get(url, { 'accept-encoding': 'br', 'if-none-match': String(brotli.headers.etag) })
  expect(again.statusCode).toBe(304)
})

test.each([
  '/../secret.txt',
  '/%2e%2e/secret.txt',
  '/assets/..%2f..%2fsecret.txt',
  '/.vite/manifest.json',
  '/assets/',
])('%s is not a file of the folder', async url => {
  expect((await get(url)).statusCode).toBe(404)
})

test('the build’s compressed files are sent as they are, and have no addresses of their own', async () => {
  const { rawPayload } = await get('/assets/made-def456.css', { 'accept-encoding': 'br' })
  expect(brotliDecompressSync(rawPayload).toString()).toBe('a { color: red } /* as built */')
  expect((await get('/assets/made-def456.css')).body).toBe('a { color: red }')
  expect((await get('/assets/made-def456.css.br')).statusCode).toBe(404)
})

test('the parts of a page have only the headers they need', async () => {
  const { headers } = await get('/assets/page-abc123.js')
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
  })
  expect(headers['permissions-policy']).toBeUndefined()
})
