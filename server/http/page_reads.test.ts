// The parts of one page share their readings of the database.

import { expect, test, vi } from 'vitest'
import { menusAt, orderOf, subscribe } from '../../tests/household.ts'
import { signedInVisitor, testServer } from '../../tests/http.ts'
import { calls } from '../calls/index.ts'
import { openSession } from '../identity/sessions/session.ts'
import { skipOrder } from '../orders/skip_order.ts'
import { bindCalls } from './bound_calls.ts'
import { callInProcess, readingOnce, tableOf } from './in_process.ts'

const now = '2026-11-20T20:00:00.000Z'
const server = await testServer({ now, beginning: menusAt(now) })

/** The calls of a page that only reads. */
async function openPage(cookie: string) {
  const { services } = server
  const facts = { brand: 'freshprep', cookies: cookie, now: services.clock.now(), secure: false } as const
  const session = await openSession(services, facts)
  const request = { brand: 'freshprep', locale: 'en', now: facts.now, origin: '', session } as const
  return callInProcess(tableOf(bindCalls(calls, false)), readingOnce(services), request)
}

test('the dashboard reads its household once, whatever its parts need, and anew on the next visit', async () => {
  const { services } = server
  const household = await subscribe(services.pool, now, { brand: 'freshprep' })
  const person = await signedInVisitor(server, household.clientId)
  const cookie = person.cookie as string
  const sent = vi.spyOn(services.pool, 'query')
  const look = async () => {
    sent.mockClear()
    const api = await openPage(cookie)
    const [account] = await Promise.all([
      api.get('account.index', {}),
      api.get('clients.delivery_history', {}),
      api.get('account.existing_pickup', {}),
      api.get('account.ghost_addons', {}),
    ])
    const names = sent.mock.calls.map(([asked]) => (asked as unknown as { name?: string }).name)
    return { account, names, reads: names.filter(name => name === 'orders_household').length }
  }
  const { id: orderId } = orderOf(household, 1)
  const first = await look()
  expect(first.reads).toBe(1)
  expect(first.account.orders.find(({ id }) => id === orderId)?.state).toBe('upcoming')
  await skipOrder(services, { clientId: household.clientId, orderId, now })
  const second = await look()
  // The session, the household, and the other readings of its parts; the catalogue, menus, delivery days and the clock are shared and in memory.
  const shared = ['catalogue_revision_now', 'menu_weeks', 'delivery_days', 'clock_read']
  expect(second.names.filter(name => !shared.includes(name ?? '')).sort()).toEqual([
    'account_dashboard',
    'orders_household',
    'orders_past',
    'pickup_and_route',
    'returnables_out',
    'session_of_household',
  ])
  expect(second.account.orders.find(({ id }) => id === orderId)?.state).toBe('skipped')
  sent.mockRestore()
})
