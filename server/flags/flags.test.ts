// Flags by brand and share of households, on the real database.

import { afterEach, expect, test, vi } from 'vitest'
import { flagNames, hasFlag } from '../../domain/flags/flags.ts'
import { requestOf, subscribe } from '../../tests/household.ts'
import { insertClient, signedInStaff, signedInVisitor, testServer, visitor } from '../../tests/http.ts'
import { flags_admin } from '../calls/flags_admin.ts'
import { openMemory } from '../request/memory.ts'
import { flagsOf } from './flags.ts'

const now = '2026-11-20T20:00:00Z'
const server = await testServer({ now })
const { services } = server
const owner = await insertClient(services, { isAdmin: true })
const reason = 'We try it. 李小龙 🎂'

type SetInput = Parameters<typeof flags_admin.set>[2]
const set = (input: Omit<SetInput, 'reason'>) =>
  flags_admin.set(services, requestOf(owner, now), { ...input, reason })
const flagAt = async (name: string, brand: 'freshprep' | 'cookit' = 'freshprep') =>
  (await flags_admin.list(services, requestOf(owner, now, brand), {})).flags.find(one => one.name === name)

afterEach(() => {
  vi.restoreAllMocks()
})

test('a share of households has a flag, each as its place says, and a visitor has not', async () => {
  expect(await set({ name: 'show_recent_orders', share: 50, base: 0 })).toEqual({ version: 1 })
  const clients = await Promise.all(Array.from({ length: 12 }, () => insertClient(services)))
  const shown = await Promise.all(
    clients.map(async clientId => {
      const self = await signedInVisitor(server, clientId)
      const { flippers } = (await self.get('/api/v1/sessions/session_data')).json()
      const one = await self.get('/api/v1/flipper/get_feature_flag?flag=show_recent_orders')
      expect(one.json()).toEqual({ enabled: flippers.show_recent_orders })
      return flippers.show_recent_orders
    }),
  )
  expect(shown).toEqual(clients.map(clientId => hasFlag('show_recent_orders', 50, clientId)))
  const one = await visitor(server.app).get('/api/v1/flipper/get_feature_flag?flag=show_recent_orders')
  expect(one.json()).toEqual({ enabled: false })
})

test('the question before settings is asked of those who have the flag', async () => {
  await set({ name: 'settings_password', share: 50, base: 0 })
  const clients = await Promise.all(Array.from({ length: 8 }, () => insertClient(services)))
  const statuses = await Promise.all(
    clients.map(async clientId => {
      const self = await signedInVisitor(server, clientId)
      return (await self.get('/api/v1/settings_account/show')).statusCode
    }),
  )
  expect(statuses).toEqual(clients.map(clientId => (hasFlag('settings_password', 50, clientId) ? 403 : 200)))
})

test('a change has its author, reason and time in the history, and the other brand keeps its own', async () => {
  await set({ name: 'show_rewards', share: 0, base: 0 })
  await set({ name: 'show_rewards', share: 30, base: 1 })
  expect(await flagAt('show_rewards')).toMatchObject({
    share: 30,
    version: 2,
    changes: [
      { version: 2, share: 30, reason, date: '2026-11-20', time: '13:00', isOfRoom: false },
      { version: 1, share: 0 },
    ],
  })
  expect(await flagAt('show_rewards', 'cookit')).toMatchObject({ share: 100, version: 0, changes: [] })
})

test('another process has it within a second', async () => {
  const elsewhere = { ...services, memory: openMemory() }
  const asker = requestOf(null, now)
  expect((await flagsOf(elsewhere, asker)).show_menu).toBe(true)
  await set({ name: 'show_menu', share: 0, base: 0 })
  expect((await flagsOf(services, asker)).show_menu).toBe(false)
  const later = performance.now() + 1_000
  vi.spyOn(performance, 'now').mockReturnValue(later)
  expect((await flagsOf(elsewhere, asker)).show_menu).toBe(false)
})

test('what somebody else has set since is refused, of two at once one is taken, and nothing else is written', async () => {
  await set({ name: 'avatar_widget', share: 10, base: 0 })
  await expect(set({ name: 'avatar_widget', share: 20, base: 0 })).rejects.toMatchObject({
    code: 'catalogue_changed',
  })
  const both = await Promise.allSettled([40, 60].map(share => set({ name: 'avatar_widget', share, base: 1 })))
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  const found = await flagAt('avatar_widget')
  expect(found?.version).toBe(2)
  expect(found?.share).toBe(found?.changes[0]?.share)
})

test('a flag about visitors takes no share, and a share is a whole number of a hundred', async () => {
  await expect(set({ name: 'signup_disabled', share: 50, base: 0 })).rejects.toMatchObject({
    code: 'flag_without_share',
    fields: { share: 'flag_without_share' },
  })
  const self = await signedInStaff(server, { freshprep: ['owner'] }, 'freshprep')
  const wrong: readonly [number, object][] = [
    [404, { name: 'nope', share: 1 }],
    [404, { name: '__proto__', share: 1 }],
    [422, { name: 'show_rewards', share: 101 }],
    [422, { name: 'show_rewards', share: -1 }],
    [422, { name: 'show_rewards', share: 1.5 }],
    [422, { name: 'show_rewards', share: '👍' }],
  ]
  for (const [status, body] of wrong)
    expect((await self.post('/api/admin/flags/set', { ...body, base: 0, reason })).statusCode).toBe(status)
  expect((await flagAt('signup_disabled'))?.version).toBe(0)
})

test('only an owner sets a flag; others who work here see it', async () => {
  const self = await signedInStaff(server, { freshprep: ['marketing'] }, 'freshprep')
  const body = { name: 'show_rewards', share: 0, base: 2, reason }
  expect((await self.post('/api/admin/flags/set', body)).statusCode).toBe(403)
  const { flags } = (await self.get('/api/admin/flags/list')).json()
  expect(flags.map(({ name }: { name: string }) => name)).toEqual(flagNames)
})

test('the preview counts active and paused households of the brand, and says what visitors see', async () => {
  for (const state of ['active', 'paused', 'closed'] as const) await subscribe(services.pool, now, { state })
  await subscribe(services.pool, now, { brand: 'cookit' })
  const preview = (name: 'show_ready_to_eat', share: number) =>
    flags_admin.preview(services, requestOf(owner, now), { name, share })
  expect(await preview('show_ready_to_eat', 50)).toEqual({
    ...{ households: 2, was: 100, get: 0, lose: 1, keep: 1, visitors: 'lose' },
  })
})
