import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type LifeEvent, lifeOf } from './returnable_life.ts'
import { addDays } from './time/zone.ts'

const outSince = '2026-10-01'
/** Six weeks later. */
const dueOn = '2026-11-12'
const on = (today: string, events: LifeEvent[] = [], pickupAhead = false) =>
  lifeOf({ outSince, events, pickupAhead }, today)

describe('a bag that is out', () => {
  test('is overdue after six weeks, and not a day before', { tags: '[BIZ-BAGS-6-WEEKS]' }, () => {
    expect([on(dueOn).state, on(addDays(dueOn, 1)).state]).toEqual(['out', 'late'])
    expect(on('2026-10-05')).toEqual({
      state: 'out',
      dueOn,
      attempts: 0,
      feeFrom: '2026-11-20',
      feeDue: false,
      notice: null,
    })
  })

  test('has its first notice a week before it is due, its second once it is overdue, and can be billed a week after that', () => {
    expect(on('2026-11-04').notice).toBeNull()
    expect(on('2026-11-05').notice).toBe('due_soon')
    const events: LifeEvent[] = [{ kind: 'due_soon', date: '2026-11-05' }]
    expect(on('2026-11-12', events).notice).toBeNull()
    expect(on('2026-11-13', events).notice).toBe('overdue')
    events.push({ kind: 'overdue', date: '2026-11-13' })
    expect(on('2026-11-19', events)).toMatchObject({ feeDue: false, feeFrom: '2026-11-20', notice: null })
    expect(on('2026-11-20', events).feeDue).toBe(true)
  })

  test('gets two notices a week apart even where the first one is late', () => {
    expect(on('2027-02-01')).toMatchObject({ notice: 'due_soon', feeDue: false, feeFrom: '2027-02-15' })
    const first: LifeEvent[] = [{ kind: 'due_soon', date: '2027-02-01' }]
    expect(on('2027-02-07', first).notice).toBeNull()
    expect(on('2027-02-08', first).notice).toBe('overdue')
  })

  test('can be billed after three vain attempts, before its six weeks are over, but also after two notices', {
    tags: '[BIZ-RETRIEVAL-3-ATTEMPTS]',
  }, () => {
    const tries = (count: number): LifeEvent[] =>
      Array.from({ length: count }, () => ({ kind: 'failed', date: '2026-10-10' }))
    expect(on('2026-10-11', tries(2)).notice).toBeNull()
    expect(on('2026-10-11', tries(3))).toMatchObject({ notice: 'due_soon', attempts: 3, feeDue: false })
    const first: LifeEvent[] = [...tries(3), { kind: 'due_soon', date: '2026-10-11' }]
    expect(on('2026-10-18', first).notice).toBe('overdue')
    const second: LifeEvent[] = [...first, { kind: 'overdue', date: '2026-10-18' }]
    expect([on('2026-10-24', second).feeDue, on('2026-10-25', second).feeDue]).toEqual([false, true])
  })

  test('is left alone while a pickup is booked, for seven days at the door, and while it is disputed', {
    tags: '[BIZ-RETURN-LIST-7-DAYS]',
  }, () => {
    const late = '2026-12-20'
    expect(on(late, [], true)).toMatchObject({ state: 'asked', notice: null, feeFrom: null })
    const out: LifeEvent[] = [{ kind: 'at_door', date: late }]
    expect(on(addDays(late, 7), out)).toMatchObject({ state: 'at_door', notice: null })
    expect(on(addDays(late, 8), out)).toMatchObject({ state: 'late', notice: 'due_soon' })
    expect(on(late, [...out, { kind: 'failed', date: addDays(late, 1) }]).state).toBe('late')
    expect(on('2027-12-20', [{ kind: 'disputed', date: late }])).toMatchObject({
      state: 'disputed',
      feeDue: false,
    })
    expect(on('2027-12-20', [{ kind: 'waived', date: late }])).toMatchObject({ feeFrom: null, notice: null })
  })

  test('is never billed without two earlier notices on two different days', () => {
    const kinds = ['asked', 'at_door', 'failed', 'due_soon', 'overdue', 'lost', 'disputed', 'waived'] as const
    const event = fc.record({
      kind: fc.constantFrom(...kinds),
      date: fc.integer({ min: 0, max: 120 }).map(days => addDays(outSince, days)),
    })
    fc.assert(
      fc.property(
        fc.array(event),
        fc.boolean(),
        fc.integer({ min: 0, max: 200 }),
        (events, pickupAhead, days) => {
          const today = addDays(outSince, days)
          const past = events.filter(({ date }) => date <= today)
          const life = lifeOf({ outSince, events: past, pickupAhead }, today)
          if (!life.feeDue) return
          const notices = past.filter(({ kind }) => kind === 'due_soon' || kind === 'overdue')
          expect(new Set(notices.map(({ kind }) => kind)).size).toBe(2)
          expect(notices.every(({ date }) => date <= today)).toBe(true)
        },
      ),
    )
  })
})
