// Traces as a collector gets them: a real one, that keeps what comes in.

import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { atEnd } from '../../../tests/database.ts'
import { insertClient, signedInVisitor, testServer, visitor } from '../../../tests/http.ts'
import { runInTurn } from '../../weekly/in_turn.ts'
import { measureJob } from '../metrics.ts'
import { startTracing } from './start_tracing.ts'

interface Span {
  name: string
  traceId: string
  spanId: string
  parentSpanId?: string
  status: { code?: number }
  attributes: { key: string; value: Record<string, unknown> }[]
}
interface Sent {
  resourceSpans: { resource: { attributes: unknown[] }; scopeSpans: { spans: Span[] }[] }[]
}

const now = '2026-11-30T20:00:00Z'
const server = await testServer({ now })

async function collector() {
  const bodies: Sent[] = []
  const paths = new Set<string | undefined>()
  const http = createServer(async (request, response) => {
    paths.add(request.url)
    bodies.push((await json(request)) as Sent)
    response.setHeader('content-type', 'application/json').end('{}')
  }).listen(0, '127.0.0.1')
  atEnd(() => http.close())
  await new Promise(resolve => http.once('listening', resolve))
  const spans = () =>
    bodies.flatMap(body => body.resourceSpans.flatMap(one => one.scopeSpans.flatMap(each => each.spans)))
  return { endpoint: `http://127.0.0.1:${(http.address() as AddressInfo).port}`, spans, paths, bodies }
}

const childrenOf = (spans: Span[], parent: Span | undefined) =>
  spans.filter(({ parentSpanId, traceId }) => parentSpanId === parent?.spanId && traceId === parent?.traceId)

test('a request, a job and a step of a batch are traces with the names of their statements, and no values', async () => {
  const { services, app } = server
  const clientId = await insertClient(services)
  const self = await signedInVisitor(server, clientId)
  await services.pool.query(
    `insert into batch (brand, delivery_date, kitchen, week, cutoff_at, opened_at)
     values ('freshprep', '2026-12-03', 'vancouver', '2026-11-30', '2026-11-30T18:00:00Z', '2026-11-01T00:00:00Z')`,
  )
  const { endpoint, spans, paths, bodies } = await collector()
  const end = startTracing({ endpoint, share: 1, roles: 'web' })
  await self.get('/api/v1/sessions/session_data')
  await self.post('/api/v1/clients/set_language', { language: 'fr' })
  await measureJob(services.metrics, 'weekly_run', () => runInTurn(services))
  await expect(measureJob(services.metrics, 'bad', () => Promise.reject(new Error('no')))).rejects.toThrow(
    'no',
  )
  await end()
  await visitor(app).get('/healthz')
  const all = spans()
  const find = (name: RegExp) => all.find(span => name.test(span.name))
  const read = find(/^GET \/api\/v1\/sessions\/session_data$/)
  expect(childrenOf(all, read).map(({ name }) => name)).toContain('session_find')
  const posted = find(/^POST .*set_language$/)
  expect(childrenOf(all, posted).length).toBeGreaterThan(0)
  const job = find(/^weekly_run$/)
  const [step] = childrenOf(all, job).filter(({ name }) => name.startsWith('run '))
  expect(step?.name).toBe('run freshprep 2026-12-03 vancouver')
  expect(childrenOf(all, job).map(({ name }) => name)).toContain('weekly_read_due_batches')
  expect(childrenOf(all, step).map(({ name }) => name)).toContain('weekly_stamp_charged_at')
  expect(find(/^bad$/)?.status.code).toBe(2)
  expect(find(/healthz/)).toBeUndefined()
  expect([...paths]).toEqual(['/v1/traces'])
  const sent = JSON.stringify(bodies)
  expect(sent).toContain('"service.name"')
  for (const value of [clientId, 'example.com', String(self.cookie)]) expect(sent).not.toContain(value)
})
