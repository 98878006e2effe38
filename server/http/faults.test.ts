// Errors thrown outside a call, and errors that are not ours.

import { EventEmitter, once } from 'node:events'
import { request as ask } from 'node:http'
import type { AddressInfo } from 'node:net'
import { PassThrough } from 'node:stream'
import compress from '@fastify/compress'
import { type FastifyBaseLogger, fastify } from 'fastify'
import pino from 'pino'
import { expect, test } from 'vitest'
import { Refusal } from '../../contract/errors.ts'
import { NobodyWaits } from '../integrations/images/builtin/queue.ts'
import { answerFaults } from './faults.ts'

const error = 50

/** A server with pages whose stream breaks off, and its log. */
async function opened() {
  const lines: { level: number; msg: string }[] = []
  const log = pino({ level: 'debug' }, { write: line => void lines.push(JSON.parse(line)) })
  const app = fastify({ loggerInstance: log as FastifyBaseLogger })
  answerFaults(app, 'cookit.localhost')
  await app.register(compress, { threshold: 0 })
  const page = new EventEmitter<{ begun: [] }>()
  app.get('/page', (_, reply) => {
    const stream = new PassThrough()
    // Like React Router's, which is aborted with its request.
    reply.raw.once('close', () => stream.destroy())
    page.emit('begun')
    return reply.header('content-type', 'text/html').send(stream)
  })
  app.get('/part', async (_, reply) => {
    page.emit('begun')
    await once(reply.raw, 'close')
    throw brokenOff()
  })
  app.get('/picture', async request => {
    page.emit('begun')
    await once(request.signal, 'abort')
    throw new NobodyWaits('all who asked have gone')
  })
  app.get('/full', async request => {
    page.emit('begun')
    await once(request.signal, 'abort')
    throw new Refusal('busy')
  })
  app.get('/broken', () => {
    throw brokenOff()
  })
  await app.listen({ port: 0 })
  const { port } = app.server.address() as AddressInfo
  const errors = () => lines.filter(({ level }) => level >= error).map(({ msg }) => msg)
  return { app, lines, errors, port, page }
}

/** Node's words about a stream that closed before its end. */
const brokenOff = () => Object.assign(new Error('Premature close'), { code: 'ERR_STREAM_PREMATURE_CLOSE' })

test.each([
  ['/page', ['the reader left', 'stream closed prematurely']],
  ['/part', ['the reader left']],
  ['/picture', ['the reader left']],
])(
  'a reader who leaves %s while it is on its way is not our error, and is logged as such',
  async (path, said) => {
    const { app, lines, errors, port, page } = await opened()
    const begun = once(page, 'begun')
    const reading = ask({ port, path, headers: { 'accept-encoding': 'br' } }).end()
    reading.on('error', () => {})
    await begun
    reading.destroy()
    await expect
      .poll(() => lines.filter(({ level, msg }) => level < error && said.includes(msg)))
      .toHaveLength(1)
    expect(errors()).toEqual([])
    await app.close()
  },
)

test('a full pool is an error, also where its reader gave up waiting', async () => {
  const { app, errors, port, page } = await opened()
  const begun = once(page, 'begun')
  const reading = ask({ port, path: '/full' }).end()
  reading.on('error', () => {})
  await begun
  reading.destroy()
  await expect.poll(errors).toEqual(['a request failed'])
  await app.close()
})

test('a stream that breaks off while its reader waits is ours, and is logged as an error', async () => {
  const { app, errors, port } = await opened()
  const answer = await fetch(`http://localhost:${port}/broken`)
  expect(answer.status).toBe(500)
  expect(errors()).toEqual(['a request failed'])
  await app.close()
})
