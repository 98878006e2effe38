// One address with hundreds of requests: the guarantee to everybody else, by order.

import { expect, test } from 'vitest'
import { hosts, testServer } from '../../tests/http.ts'
import { calls } from '../calls/index.ts'

const now = '2026-11-20T20:00:00Z'

/** A server whose address suggestions are answered when the test says so, in the order in which they began. */
async function heldServer() {
  const begun: { query: string; answer(): void }[] = []
  const suggestions = (_services: unknown, _request: unknown, { query }: { query: string }) =>
    new Promise<{ suggestions: [] }>(resolve => {
      begun.push({ query, answer: () => resolve({ suggestions: [] }) })
    })
  const { app } = await testServer({
    now,
    handlers: { ...calls, addresses: { ...calls.addresses, suggestions } },
  })
  const ask = (query: string, remoteAddress: string) =>
    app.inject({
      method: 'GET',
      url: `/addresses/suggestions?query=${encodeURIComponent(query)}`,
      headers: { host: hosts.freshprep },
      remoteAddress,
    })
  return { app, begun, ask }
}

const settled = () => new Promise<void>(resolve => setImmediate(resolve))

test('four hundred requests at once of one address do not keep another waiting for more than the ones under way', async () => {
  const { app, begun, ask } = await heldServer()
  const crowd = Array.from({ length: 400 }, (_, n) => ask(`crowd ${n}`, '203.0.113.9'))
  await expect.poll(() => begun.length).toBeGreaterThan(0)
  await settled()
  expect(begun.length).toBeLessThan(100)
  const from = { headers: { host: hosts.freshprep }, remoteAddress: '203.0.113.9' }
  expect((await app.inject({ url: '/healthz', ...from })).statusCode).toBe(200)
  const person = ask('person', '198.51.100.7')
  const network = ask('same network', '203.0.113.9')
  await settled()
  // One more of the crowd begins at most: it was next before the person came.
  for (let ended = 0; !begun.some(({ query }) => query === 'person'); ended++) {
    expect(ended).toBeLessThanOrEqual(1)
    begun[ended]?.answer()
    await settled()
  }
  begun.find(({ query }) => query === 'person')?.answer()
  expect((await person).statusCode).toBe(200)

  // The crowd's own wait for each other; those beyond its share are refused, and nobody else.
  for (let at = 0; at < begun.length; at++) {
    begun[at]?.answer()
    await settled()
  }
  const statuses = (await Promise.all([...crowd, network])).map(({ statusCode }) => statusCode)
  expect(new Set(statuses)).toEqual(new Set([200, 429]))
  expect(statuses.filter(status => status === 200).length).toBeGreaterThan(200)
})
