// Static files: the build's and those of public/. Text is compressed once and kept; everything else is streamed from disk.

import { createHash } from 'node:crypto'
import { existsSync, globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { extname, join, sep } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Encoding, encoded, encodingFor } from './encoding.ts'
import { commonHeaders, partHeaders } from './headers.ts'

/** Files with a content hash in their name never change. */
const hashed = '/assets/'
const forever = 'public, max-age=31536000, immutable'
const anHour = 'public, max-age=3600'

/** Worth compressing; pictures and fonts are compressed already. */
const textTypes: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
}

/** Brotli's best: a file is compressed once in the life of the program, and becomes six percent smaller than at 9. */
const quality = 11
/** What the build has compressed already, beside it (scripts/build.mjs). */
const readyMade = '.br'

interface Compressed {
  content: Buffer
  etag: string
}

/** Serves every file under `folder` at its own address; other addresses stay free for pages. */
export async function serveFiles(app: FastifyInstance, folder: string): Promise<void> {
  const ready = new Map<string, Promise<Compressed>>()
  await app.register(fastifyStatic, { root: folder, serve: false, cacheControl: false })
  for (const found of globSync('**/*.*', { cwd: folder })) {
    if (found.endsWith(readyMade)) continue
    const path = `/${found.split(sep).join('/')}`
    const lasts = path.startsWith(hashed)
    const type = textTypes[extname(path)]
    app.get(encodeURI(path), { logLevel: 'warn', config: { takesNoTurn: true } }, (request, reply) => {
      const headers = lasts ? partHeaders : commonHeaders
      reply.headers({ ...headers, 'cache-control': lasts ? forever : anHour })
      if (!type) return reply.sendFile(found)
      return sendText(ready, { file: join(folder, found), type, lasts }, request, reply)
    })
  }
}

interface Text {
  file: string
  type: string
  /** Never changes, so browsers never ask about it again: it needs no ETag, and a page has a dozen of these. */
  lasts: boolean
}

async function sendText(
  ready: Map<string, Promise<Compressed>>,
  { file, type, lasts }: Text,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const encoding = encodingFor(request.headers['accept-encoding'])
  const key = `${encoding} ${file}`
  let making = ready.get(key)
  if (!making) {
    making = compressed(file, encoding)
    ready.set(key, making)
    making.catch(() => ready.delete(key))
  }
  const { content, etag } = await making
  reply.headers({ 'content-type': type, vary: 'accept-encoding' })
  if (!lasts) {
    reply.header('etag', etag)
    if (request.headers['if-none-match'] === etag) return reply.code(304).send()
  }
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.send(content)
}

async function compressed(file: string, encoding: Encoding): Promise<Compressed> {
  const content = await readFile(file)
  const digest = createHash('sha256').update(content).digest('base64url').slice(0, 22)
  const there = `${file}${readyMade}`
  const made = encoding === 'br' && existsSync(there) ? readFile(there) : encoded(content, encoding, quality)
  return { content: await made, etag: `"${digest}-${encoding}"` }
}
