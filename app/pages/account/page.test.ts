import { expect, test } from 'vitest'
import { apiContext, requestContext } from '../../context.ts'
import { unpack } from '../../dishes/packed.ts'
import { loader } from './page.tsx'

const today = '2026-11-27'
const order = (id: string, state: string, deliveryDate: string) => ({ id, state, deliveryDate, lines: [] })

/** The dashboard of a household in a state, with its past boxes and those under way. */
async function loaded(
  state: string | null,
  past: ReturnType<typeof order>[] = [],
  underway: ReturnType<typeof order>[] = [],
) {
  const asked: string[] = []
  const answers: Record<string, unknown> = {
    'account.index': { subscription: state && { state }, underway },
    'clients.delivery_history': { orders: past },
    'home.homepage': { dishes: ['the week’s'] },
  }
  const get = async (name: string) => {
    asked.push(name)
    return answers[name] ?? {}
  }
  const page = { today, now: '2026-11-27T18:00:00.000Z', report() {} }
  const context = {
    get: (key: unknown) => (key === apiContext ? { get } : key === requestContext ? page : null),
  }
  const request = new Request('http://localhost/account')
  const data = unpack(await loader({ context, request, params: {} } as never))
  return { recent: data.recent.map(({ id }) => id), home: data.home, asked }
}

test('a box that did not arrive stays on the dashboard for a week, a delivered one for its day', {
  tags: '[ST-ORDER-FAILED]',
}, async () => {
  const past = [
    order('failed today', 'failed', today),
    order('failed a week ago', 'failed', '2026-11-20'),
    order('failed before', 'failed', '2026-11-19'),
    order('arrived today', 'delivered', today),
    order('arrived yesterday', 'delivered', '2026-11-26'),
    order('given back', 'refunded', today),
  ]
  expect((await loaded('active', past)).recent).toEqual([
    'failed today',
    'failed a week ago',
    'arrived today',
  ])
})

test('only a household without boxes is shown this week’s dishes, and only it waits for them', {
  tags: '[RT-ACCOUNT]',
}, async () => {
  for (const state of ['paused', 'closing', 'closed'])
    expect((await loaded(state)).home).toEqual({ dishes: ['the week’s'] })
  for (const state of ['active', null]) {
    const { home, asked } = await loaded(state)
    expect([home, asked.includes('home.homepage')]).toEqual([null, false])
  }
})

test('the times of a box are asked for once it is on the road, and on the day it came', {
  tags: '[RT-ACCOUNT]',
}, async () => {
  const asks = async (...orders: Parameters<typeof loaded>) =>
    (await loaded(...orders)).asked.includes('tracking.mine')
  expect(await asks('active', [], [order('paid', 'charged', '2026-12-01')])).toBe(false)
  expect(await asks('active', [], [order('on its way', 'out_for_delivery', today)])).toBe(true)
  expect(await asks('active', [order('arrived today', 'delivered', today)])).toBe(true)
  expect(await asks('active', [order('arrived yesterday', 'delivered', '2026-11-26')])).toBe(false)
})
