// Looks at pages of households: who may, what they reach, and that nothing comes of them but a line in the log. The page is a minimal
// one, which tries whatever a page could try.

import { fastify } from 'fastify'
import { expect, test } from 'vitest'
import type { Refusal } from '../../../contract/errors.ts'
import { type Api, allCalls } from '../../../contract/index.ts'
import { atEnd } from '../../../tests/database.ts'
import { menusAt, orderOf, subscribe } from '../../../tests/household.ts'
import { hosts, signedInStaff, signedInVisitor, visitor } from '../../../tests/http.ts'
import { testServices } from '../../../tests/services.ts'
import { calls } from '../../calls/index.ts'
import { bindCalls } from '../bound_calls.ts'
import { answerFaults } from '../faults.ts'
import { tableOf } from '../in_process.ts'
import { answerSeenPages, seenCalls } from './seen_pages.ts'

const now = '2026-11-20T20:00:00.000Z'
const services = await testServices({ now, beginning: menusAt(now) })
const { pool } = services
const app = fastify()
answerFaults(app, services.config.cookitDomain)
const seen: { url: string; client: string | undefined; refused: string[] }[] = []
const notHere = async (api: Api, name: (typeof seenCalls)[number]) => {
  const refusal = await api.post(name as 'account.skip_order', {} as never).catch((error: Refusal) => error)
  return (refusal as Refusal).code === 'not_found'
}
answerSeenPages(app, services, tableOf(bindCalls(calls, false)), async (request, api, facts) => {
  const { client } = await api.get('sessions.session_data', {})
  const account = await api.get('account.index', {})
  const refused: string[] = []
  for (const { name } of allCalls())
    if (!seenCalls.includes(name) && (await notHere(api, name))) refused.push(name)
  await facts.rememberLocation('/settings')
  seen.push({ url: new URL(request.url).pathname, client: client?.id, refused })
  const html = `<html lang="${facts.locale}"><head></head><script nonce="x">go()</script><noscript>no</noscript>
    <form action="/x"><button>Pay</button></form><p>${account.firstName}</p></html>`
  return new Response(html, { headers: { 'content-type': 'text/html', 'set-cookie': 'session=1' } })
})
await app.ready()
atEnd(() => app.close())

const server = { app, services }
const household = await subscribe(pool, now, { brand: 'freshprep' })
const { clientId } = household
const address = (page: string, query = '') => `/api/admin/seen/${clientId}/${page}?acts_on=freshprep${query}`

/** Every table that has rows, with what is in it, but for the log of staff and their sessions. */
async function everythingElse(): Promise<unknown> {
  const { rows } = await pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public'
       and table_type = 'BASE TABLE' and table_name not like 'staff%' order by 1`,
  )
  const held = []
  for (const { name } of rows)
    held.push([name, (await pool.query(`select t::text from "${name}" t order by 1`)).rows])
  return held
}

test('somebody who may act for households sees a page of one, which can do nothing, and leaves a line in the log', async () => {
  const support = await signedInStaff(server, { freshprep: ['support'] })
  const before = await everythingElse()
  const answer = await support.get(address('schedule'))
  expect(answer.statusCode).toBe(200)
  const policy = String(answer.headers['content-security-policy'])
  expect(policy).toContain('sandbox allow-same-origin')
  expect(policy).not.toMatch(/allow-scripts|allow-forms|allow-popups|allow-top|script-src|unsafe/)
  expect(policy).toContain("form-action 'none'")
  expect(policy).toContain("frame-ancestors 'self'")
  expect(answer.body).not.toMatch(/<script|<noscript|go\(\)/)
  expect(answer.body).toContain('<base target="_blank"/>')
  expect(answer.headers['set-cookie']).toBeUndefined()
  expect(answer.headers['cache-control']).toBe('private, no-store')
  expect(await everythingElse()).toEqual(before)
  const lines = await pool.query(
    `select what, household_id, actor from staff_log where what = 'households_admin.seen' and actor = $1`,
    [support.staffId],
  )
  expect(lines.rows).toEqual([
    { what: 'households_admin.seen', household_id: clientId, actor: support.staffId },
  ])
})

test('a page of a household reaches the calls that are listed, each of which only reads, and no other call', async () => {
  const support = await signedInStaff(server, { freshprep: ['support'] })
  seen.length = 0
  await support.get(address('account'))
  expect(seen).toMatchObject([{ url: '/account', client: clientId }])
  const declared = new Map(allCalls().map(({ name, declaration }) => [name, declaration]))
  const others = [...declared.keys()].filter(name => !seenCalls.includes(name))
  expect(seen[0]?.refused).toEqual(others)
  for (const name of seenCalls) {
    const declaration = declared.get(name)
    expect([name, declaration?.method, declaration?.changesState]).toEqual([name, 'GET', false])
    expect(['anyone', 'client'], name).toContain(declaration?.who)
  }
})

test('nobody else sees a page: other roles, the other brand, the household itself, a visitor', async () => {
  const codes = async (self: { get: (url: string) => Promise<{ statusCode: number }> }) =>
    (await self.get(address('schedule'))).statusCode
  seen.length = 0
  for (const role of ['read_only', 'finance', 'kitchen', 'dispatch', 'menu', 'marketing'] as const)
    expect([role, await codes(await signedInStaff(server, { freshprep: [role] }))]).toEqual([role, 403])
  expect(await codes(await signedInStaff(server, { cookit: ['support'] }))).toBe(403)
  const other = await signedInStaff(server, { freshprep: ['support'], cookit: ['support'] })
  expect((await other.get(address('schedule').replace('freshprep', 'cookit'))).statusCode).toBe(404)
  expect(await codes(await signedInVisitor(server, clientId))).toBe(403)
  expect(await codes(visitor(app))).toBe(401)
  expect(seen).toEqual([])
})

test('only the pages that are listed can be seen, those of a box with a box, and by looking alone', async () => {
  const support = await signedInStaff(server, { freshprep: ['support'] })
  const statusOf = async (url: string) => (await support.get(url)).statusCode
  seen.length = 0
  for (const page of ['settingsPayment', 'settings', 'invite', 'history', 'admin'])
    expect([page, await statusOf(address(page))]).toEqual([page, 404])
  expect(await statusOf(address('box'))).toBe(404)
  expect(await statusOf(address('editor', '&order=x'))).toBe(404)
  expect(seen).toEqual([])
  const { id } = orderOf(household, 0)
  expect(await statusOf(address('editor', `&order=${id}`))).toBe(200)
  expect(seen.map(({ url }) => url)).toEqual([`/orders/${id}/editor`])
  for (const method of ['POST', 'PUT', 'DELETE'] as const) {
    const headers = { host: hosts.freshprep, cookie: support.cookie ?? '' }
    const answer = await app.inject({ method, url: address('schedule'), headers })
    expect([method, answer.statusCode]).toEqual([method, 404])
  }
})
