// The reports a phone keeps while it has no connection.

import { describe, expect, test } from 'vitest'
import { readClocks } from './age.ts'
import {
  type Action,
  nextToSend,
  othersWaiting,
  readKept,
  type Store,
  type StoredReport,
  saveReport,
  sendKept,
  withKept,
} from './queue.ts'

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
  ...more,
})
const routeId = 'r1'
const dee = { id: 'd1', name: 'Dee Park' }
const entry = { routeId, driver: dee, pressed: readClocks() }
const later = () => 'later' as const

describe('a driver’s report', () => {
  test('is kept until the server has it, and reports are sent in order, each once', async () => {
    const kept = store()
    const received: string[] = []
    let online = false
    const send = async ({ actions }: { actions: readonly { id: string }[] }) => {
      if (!online) throw new Error('no connection')
      received.push(...actions.map(({ id }) => id))
      return {
        results: actions.map(({ id }) => ({ id, outcome: 'stands' as const, state: 'done' as const })),
      }
    }
    for (const id of ['a', 'b', 'c']) saveReport(kept, { ...entry, action: action(id, 'arrived') })
    expect(await sendKept(kept, dee, send, later)).toEqual({ sent: 'later', refused: [] })
    expect(readKept(kept)).toHaveLength(3)
    online = true
    expect(await sendKept(kept, dee, send, later)).toEqual({ sent: 'all', refused: [] })
    expect(received).toEqual(['a', 'b', 'c'])
    expect(readKept(kept)).toEqual([])
  })

  test('is sent again under the same id after a lost answer', async () => {
    const kept = store()
    saveReport(kept, { ...entry, action: action('a', 'done') })
    const received: string[] = []
    let answers = false
    const send = async ({ actions }: { actions: readonly { id: string }[] }) => {
      received.push(...actions.map(({ id }) => id))
      if (!answers) throw new Error('cut off')
      return {
        results: actions.map(({ id }) => ({ id, outcome: 'stands' as const, state: 'done' as const })),
      }
    }
    await sendKept(kept, dee, send, later)
    answers = true
    await sendKept(kept, dee, send, later)
    expect(received).toEqual(['a', 'a'])
  })

  test('is not lost when another one is made while it is being sent', async () => {
    const kept = store()
    saveReport(kept, { ...entry, action: action('a', 'arrived') })
    await sendKept(
      kept,
      dee,
      async ({ actions }) => {
        if (actions[0]?.id === 'a') saveReport(kept, { ...entry, action: action('b', 'done') })
        return {
          results: actions.map(({ id }) => ({ id, outcome: 'stands' as const, state: 'done' as const })),
        }
      },
      later,
    )
    expect(readKept(kept)).toEqual([])
  })

  test('is kept while the driver has to sign in, and dropped where it is refused for good', async () => {
    const kept = store()
    saveReport(kept, { ...entry, action: action('a', 'done') })
    const fail = () => Promise.reject(new Error('no'))
    expect(await sendKept(kept, dee, fail, () => 'signed_out')).toEqual({ sent: 'signed_out', refused: [] })
    expect(readKept(kept)).toHaveLength(1)
    expect(await sendKept(kept, dee, fail, () => 'never')).toMatchObject({
      sent: 'all',
      refused: [{ state: null }],
    })
    expect(readKept(kept)).toEqual([])
  })

  test('is not lost because another one of the same request can never be accepted', async () => {
    const kept = store()
    for (const id of ['a', 'wrong', 'c']) saveReport(kept, { ...entry, action: action(id, 'done') })
    const received: string[] = []
    const send = async ({ actions }: { actions: readonly { id: string }[] }) => {
      const ids = actions.map(({ id }) => id)
      if (ids.includes('wrong')) throw new Error('too long')
      received.push(...ids)
      return { results: ids.map(id => ({ id, outcome: 'stands' as const, state: 'done' as const })) }
    }
    expect(await sendKept(kept, dee, send, () => 'never')).toMatchObject({
      sent: 'all',
      refused: [{ state: null }],
    })
    expect(received).toEqual(['a', 'c'])
  })

  test('says how long ago it was made, whatever the phone’s clock shows; what another driver made on the phone stays theirs', async () => {
    const kept = store()
    const hourAgo = { ...readClocks(), wall: Date.now() - 3_600_000 }
    const sam = { id: 'd2', name: 'Sam Roy' }
    saveReport(kept, { ...entry, pressed: hourAgo, action: action('a', 'done') })
    saveReport(kept, { ...entry, driver: sam, action: action('b', 'done') })
    // StoredReport by a page that did not know its driver yet.
    saveReport(kept, { routeId, action: action('c', 'done') })
    const sent: Parameters<Parameters<typeof sendKept>[2]>[0][] = []
    const send = async (one: (typeof sent)[number]) => {
      sent.push(one)
      const refused = { outcome: 'refused' as const, state: 'failed' as const }
      return { results: one.actions.map(({ id }) => ({ id, ...refused })) }
    }
    expect(await sendKept(kept, dee, send, later)).toMatchObject({
      sent: 'all',
      refused: [{ action: { id: 'a' }, state: 'failed' }, { action: { id: 'c' } }],
    })
    expect(sent).toMatchObject([{ driverId: 'd1', actions: [{ id: 'a' }, { id: 'c', age: 0 }] }])
    expect((sent[0]?.actions[0]?.age ?? 0) / 3_600_000).toBeCloseTo(1, 2)
    expect(othersWaiting(dee, readKept(kept))).toEqual([{ ...sam, count: 1 }])
    // Somebody else has signed in on this phone: nothing is lost.
    expect(
      await sendKept(
        kept,
        sam,
        () => Promise.reject(new Error('no')),
        () => 'other_driver',
      ),
    ).toEqual({ sent: 'other_driver', refused: [] })
    await sendKept(kept, sam, send, later)
    expect([sent[1]?.driverId, readKept(kept)]).toEqual(['d2', []])
  })

  test('is sent with others of its route, and a photo alone', () => {
    const kept = (id: string, route = routeId, photo?: string) => ({
      ...entry,
      routeId: route,
      action: action(id, 'photo', photo ? { photo } : {}),
    })
    const ids = (entries: StoredReport[]) => nextToSend(entries).map(one => one.action.id)
    expect(ids([kept('a'), kept('b'), kept('c', 'r2')])).toEqual(['a', 'b'])
    expect(ids([kept('a'), kept('b', routeId, '/9j/')])).toEqual(['a'])
    expect(ids([kept('a', routeId, '/9j/'), kept('b')])).toEqual(['a'])
    expect(ids(Array.from({ length: 30 }, (_, at) => kept(String(at))))).toHaveLength(10)
  })

  test('is not kept where there is no room, and the earlier ones stay', () => {
    const kept = store(400)
    expect(saveReport(kept, { ...entry, action: action('a', 'done') })).toBe(true)
    expect(saveReport(kept, { ...entry, action: action('b', 'photo', { photo: 'x'.repeat(500) }) })).toBe(
      false,
    )
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
    const said = [{ ...entry, action: action('a', 'arrived') }]
    expect(withKept(route, said).stops[0]?.state).toBe('arrived')
    const done = { ...route, stops: [{ ...stop, state: 'done' as const }] }
    expect(withKept(done, said).stops[0]?.state).toBe('done')
  })
})
