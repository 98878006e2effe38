// The reports a phone keeps while it has no connection.

import { describe, expect, test } from 'vitest'
import { type Action, keep, nextToSend, readKept, type Store, sendKept, withKept } from './queue.ts'

function store(room = Number.POSITIVE_INFINITY): Store {
  let value: string | null = null
  return {
    getItem: () => value,
    setItem: (_, written) => {
      if (written.length > room) throw new Error('QuotaExceededError')
      value = written
    },
  }
}

const action = (id: string, kind: Action['kind'], more: Partial<Action> = {}): Action => ({
  id,
  stopId: 's1',
  kind,
  at: '2026-12-01T23:00:00.000Z',
  ...more,
})
const routeId = 'r1'
const later = () => 'later' as const

describe('a driver’s report', () => {
  test('is kept until the server has it, and reports are sent in order, each once', async () => {
    const kept = store()
    const received: string[] = []
    let online = false
    const send = async ({ actions }: { actions: readonly { id: string }[] }) => {
      if (!online) throw new Error('no connection')
      received.push(...actions.map(({ id }) => id))
      return { results: actions.map(({ id }) => ({ id, outcome: 'stands' as const })) }
    }
    for (const id of ['a', 'b', 'c']) keep(kept, { routeId, action: action(id, 'arrived') })
    expect(await sendKept(kept, send, later)).toEqual({ sent: 'later', refused: 0 })
    expect(readKept(kept)).toHaveLength(3)
    online = true
    expect(await sendKept(kept, send, later)).toEqual({ sent: 'all', refused: 0 })
    expect(received).toEqual(['a', 'b', 'c'])
    expect(readKept(kept)).toEqual([])
  })

  test('is sent again under the same id after a lost answer', async () => {
    const kept = store()
    keep(kept, { routeId, action: action('a', 'done') })
    const received: string[] = []
    let answers = false
    const send = async ({ actions }: { actions: readonly { id: string }[] }) => {
      received.push(...actions.map(({ id }) => id))
      if (!answers) throw new Error('cut off')
      return { results: actions.map(({ id }) => ({ id, outcome: 'stands' as const })) }
    }
    await sendKept(kept, send, later)
    answers = true
    await sendKept(kept, send, later)
    expect(received).toEqual(['a', 'a'])
  })

  test('is not lost when another one is made while it is being sent', async () => {
    const kept = store()
    keep(kept, { routeId, action: action('a', 'arrived') })
    await sendKept(
      kept,
      async ({ actions }) => {
        if (actions[0]?.id === 'a') keep(kept, { routeId, action: action('b', 'done') })
        return { results: actions.map(({ id }) => ({ id, outcome: 'stands' as const })) }
      },
      later,
    )
    expect(readKept(kept)).toEqual([])
  })

  test('is kept while the driver has to sign in, and dropped where it is refused for good', async () => {
    const kept = store()
    keep(kept, { routeId, action: action('a', 'done') })
    const fail = () => Promise.reject(new Error('no'))
    expect(await sendKept(kept, fail, () => 'signed_out')).toEqual({ sent: 'signed_out', refused: 0 })
    expect(readKept(kept)).toHaveLength(1)
    expect(await sendKept(kept, fail, () => 'never')).toEqual({ sent: 'all', refused: 1 })
    expect(readKept(kept)).toEqual([])
  })

  test('is not lost because another one of the same request can never be accepted', async () => {
    const kept = store()
    for (const id of ['a', 'wrong', 'c']) keep(kept, { routeId, action: action(id, 'done') })
    const received: string[] = []
    const send = async ({ actions }: { actions: readonly { id: string }[] }) => {
      const ids = actions.map(({ id }) => id)
      if (ids.includes('wrong')) throw new Error('too long')
      received.push(...ids)
      return { results: ids.map(id => ({ id, outcome: 'stands' as const })) }
    }
    expect(await sendKept(kept, send, () => 'never')).toEqual({ sent: 'all', refused: 1 })
    expect(received).toEqual(['a', 'c'])
  })

  test('is sent with others of its route, and a photo alone', () => {
    const entry = (id: string, route = routeId, photo?: string) => ({
      routeId: route,
      action: action(id, 'photo', photo ? { photo } : {}),
    })
    const ids = (kept: ReturnType<typeof entry>[]) => nextToSend(kept).map(one => one.action.id)
    expect(ids([entry('a'), entry('b'), entry('c', 'r2')])).toEqual(['a', 'b'])
    expect(ids([entry('a'), entry('b', routeId, '/9j/')])).toEqual(['a'])
    expect(ids([entry('a', routeId, '/9j/'), entry('b')])).toEqual(['a'])
    expect(ids(Array.from({ length: 30 }, (_, at) => entry(String(at))))).toHaveLength(10)
  })

  test('is not kept where there is no room, and the earlier ones stay', () => {
    const kept = store(400)
    expect(keep(kept, { routeId, action: action('a', 'done') })).toBe(true)
    expect(keep(kept, { routeId, action: action('b', 'photo', { photo: 'x'.repeat(500) }) })).toBe(false)
    expect(readKept(kept)).toHaveLength(1)
  })

  test('shows on the page before it is sent; a stop that the server has ended stays ended', () => {
    const stop = {
      id: 's1',
      kind: 'delivery' as const,
      name: '',
      address: '',
      unit: '',
      buzzer: '',
      city: '',
      notes: '',
      lat: 0,
      lon: 0,
      window: { startHour: 16, endHour: 20 },
      planned: '16:10',
      state: 'planned' as const,
      returnables: [],
    }
    const route = {
      id: routeId,
      number: 1,
      kitchen: 'vancouver',
      leaves: '15:40',
      started: true,
      stops: [stop],
    }
    const said = [{ routeId, action: action('a', 'arrived') }]
    expect(withKept(route, said).stops[0]?.state).toBe('arrived')
    const done = { ...route, stops: [{ ...stop, state: 'done' as const }] }
    expect(withKept(done, said).stops[0]?.state).toBe('done')
  })
})
