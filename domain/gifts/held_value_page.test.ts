import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type HeldCard, heldCards } from './held_value.ts'
import { type DatedMove, pageLength } from './held_value_page.ts'

const at = (n: number) => `2026-01-01T00:${String(n).padStart(2, '0')}:00.000000Z`
const move = (n: number, reason: DatedMove['reason'], amountCents: number, order = ''): DatedMove => {
  const about = {
    orderId: order || null,
    orderMadeAt: reason === 'refund' ? at(Number(order.slice(1))) : null,
  }
  return {
    key: `${reason}:${order || n}:${n}`,
    reason,
    amountCents,
    at: at(n),
    expiresOn: null,
    fromName: null,
    ...about,
  }
}

/** All cards, newest first, page by page, as a reader requests them. */
function inPages(moves: readonly DatedMove[], cards: number): HeldCard[] {
  const balance = moves.reduce((sum, one) => sum + one.amountCents, 0)
  const read = (latest: readonly DatedMove[], held: number): HeldCard[] => {
    const length = pageLength(latest, held, cards)
    const page = heldCards(latest.slice(0, length).toReversed()).toReversed()
    return length === undefined ? page : [...page, ...read(latest.slice(length), 0)]
  }
  return read(moves.toReversed(), balance)
}

test('a page ends at a point where the account was empty, once it has its cards', () => {
  const weekly = [1, 3, 5].flatMap(n => [move(n, 'bonus', 100), move(n + 1, 'charge', -100, `o${n}`)])
  expect(pageLength(weekly.toReversed(), 0, 1)).toBe(2)
  expect(pageLength(weekly.toReversed(), 0, 2)).toBe(4)
  expect(pageLength(weekly.toReversed(), 0, 3)).toBeUndefined()
  expect(pageLength([move(0, 'bonus', 10), ...weekly].toReversed(), 10, 1)).toBeUndefined()
})

test('a refund is on the page of the cards that paid its order', () => {
  const moves = [
    move(1, 'bonus', 100),
    move(3, 'charge', -100, 'o2'),
    move(4, 'bonus', 50),
    move(5, 'charge', -50, 'o4'),
    move(6, 'refund', 100, 'o2'),
  ]
  expect(pageLength(moves.toReversed(), 100, 1)).toBeUndefined()
  expect(inPages(moves, 1)).toEqual(heldCards(moves).toReversed())
})

test('page by page they are the cards of the whole history, whatever it is', () => {
  const step = fc.record({
    cents: fc.integer({ min: 1, max: 40 }),
    kind: fc.constantFrom('bonus', 'charge', 'all', 'refund'),
    ago: fc.nat(6),
  })
  fc.assert(
    fc.property(fc.array(step, { maxLength: 50 }), fc.integer({ min: 1, max: 5 }), (steps, cards) => {
      const moves: DatedMove[] = []
      const paid: { order: string; cents: number }[] = []
      let balance = 0
      for (const [n, { cents, kind, ago }] of steps.entries()) {
        const order = paid.at(-1 - ago)
        if (kind === 'bonus') moves.push(move(n, 'bonus', cents))
        else if (kind === 'refund' && order) {
          moves.push(move(n, 'refund', Math.min(cents, order.cents), order.order))
          order.cents -= Math.min(cents, order.cents)
          paid.splice(0, paid.length, ...paid.filter(one => one.cents > 0))
        } else if (kind !== 'refund' && balance > 0) {
          const taken = kind === 'all' ? balance : Math.min(cents, balance)
          moves.push(move(n, 'charge', -taken, `o${Math.max(0, n - ago)}`))
          paid.push({ order: `o${Math.max(0, n - ago)}`, cents: taken })
        }
        balance = moves.reduce((sum, one) => sum + one.amountCents, 0)
      }
      expect(inPages(moves, cards)).toEqual(heldCards(moves).toReversed())
    }),
  )
})
