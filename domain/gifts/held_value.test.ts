import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { expiredKey, heldCards, type ValueMove } from './held_value.ts'

const credit = (
  key: string,
  amountCents: number,
  day: string,
  expiresOn: string | null = null,
): ValueMove => ({
  key,
  reason: 'gift_card',
  amountCents,
  orderId: null,
  at: `2026-${day}T12:00:00.000Z`,
  expiresOn,
  fromName: null,
})
const spend = (orderId: string, cents: number, day: string): ValueMove => ({
  ...credit(`charge:${orderId}`, -cents, day),
  reason: 'charge',
  orderId,
})
const refund = (orderId: string, cents: number, day: string): ValueMove => ({
  ...spend(orderId, -cents, day),
  key: `refund:${orderId}:1`,
  reason: 'refund',
})
const left = (moves: ValueMove[]) =>
  Object.fromEntries(heldCards(moves).map(card => [card.key, card.remainingCents]))

describe('the balance of each card', () => {
  test('the card taken first is spent first, and each use is listed with its order', {
    tags: '[ENT-GIFT-CARD]',
  }, () => {
    const cards = heldCards([
      credit('a', 2_000, '01-01'),
      credit('b', 3_000, '01-02'),
      spend('o', 2_500, '02-01'),
    ])
    expect(cards.map(({ key, usedCents, remainingCents }) => [key, usedCents, remainingCents])).toEqual([
      ['a', 2_000, 0],
      ['b', 500, 2_500],
    ])
    expect(cards[1]?.uses).toMatchObject([{ cents: 500, orderId: 'o', reason: 'charge' }])
  })

  test('value that expires sooner is spent before value that expires later or never', {
    tags: '[ENT-GIFT-CARD-LIMITS]',
  }, () => {
    const moves = [
      credit('never', 1_000, '01-01'),
      credit('later', 1_000, '01-02', '2026-12-01'),
      credit('soon', 1_000, '01-03', '2026-06-01'),
      spend('o', 1_500, '02-01'),
    ]
    expect(left(moves)).toEqual({ never: 1_000, later: 500, soon: 0 })
  })

  test('a refund goes back to the cards that paid', () => {
    const moves = [credit('a', 2_000, '01-01'), credit('b', 3_000, '01-02'), spend('o', 2_500, '02-01')]
    expect(left([...moves, refund('o', 1_000, '02-02')])).toEqual({ a: 500, b: 3_000 })
    expect(left([...moves, refund('o', 2_500, '02-02')])).toEqual({ a: 2_000, b: 3_000 })
  })

  test('a refund of what an expired card paid becomes a card of its own', () => {
    const moves = [
      credit('soon', 1_000, '01-01', '2026-02-15'),
      credit('later', 1_000, '01-01', '2026-12-01'),
      spend('o', 1_500, '02-01'),
    ]
    const back = { ...refund('o', 1_500, '02-16'), expiresOn: '2026-03-18' }
    expect(left([...moves, back])).toEqual({ soon: 0, later: 1_000, 'refund:o:1': 1_000 })
    const own = heldCards([...moves, back]).find(card => card.key === 'refund:o:1')
    expect(own?.expiresOn).toBe('2026-03-18')
  })

  test('value of a late edit that the card did not pay returns to its card', () => {
    const late = { ...spend('o', 400, '02-02'), key: 'late_value:o:2', reason: 'late_edit' } as const
    const back = { ...late, key: 'late_value_returned:o:2', amountCents: 400 }
    const moves = [credit('a', 1_000, '01-01', '2026-06-01'), spend('o', 500, '02-01'), late]
    expect(left(moves)).toEqual({ a: 100 })
    expect(left([...moves, back])).toEqual({ a: 500 })
    const atOnce = [...moves.slice(0, 2), back, late]
    expect(left(atOnce)).toEqual({ a: 500 })
    expect(heldCards(atOnce)[0]?.uses).toHaveLength(1)
  })

  test('expired value is taken from its own card', () => {
    const expired: ValueMove = { ...credit(expiredKey('b'), -800, '07-01'), reason: 'expired' }
    const moves = [credit('a', 1_000, '01-01'), credit('b', 800, '01-02', '2026-06-30'), expired]
    expect(left(moves)).toEqual({ a: 1_000, b: 0 })
  })

  test('whatever the history, the cards together equal the balance, and none is below zero', () => {
    const step = fc.record({
      cents: fc.integer({ min: 1, max: 5_000 }),
      kind: fc.constantFrom('credit', 'spend', 'refund', 'expire'),
      order: fc.nat(3),
      expires: fc.option(fc.constantFrom('2026-03-01', '2026-09-01')),
    })
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), steps => {
        const moves: ValueMove[] = []
        let balance = 0
        const paid: Record<string, number> = {}
        for (const [n, { cents, kind, order, expires }] of steps.entries()) {
          const id = `o${order}`
          const open = heldCards(moves).filter(card => card.remainingCents > 0)
          const card = open[n % Math.max(1, open.length)]
          const day = `01-${String((n % 28) + 1).padStart(2, '0')}`
          const at = `2026-01-01T00:00:${String(n).padStart(2, '0')}.000Z`
          if (kind === 'credit') moves.push({ ...credit(`c${n}`, cents, day, expires), at })
          else if (kind === 'spend' && balance > 0) {
            const spent = Math.min(cents, balance)
            moves.push({ ...spend(id, spent, day), key: `charge:${id}:${n}`, at })
            paid[id] = (paid[id] ?? 0) + spent
          } else if (kind === 'refund' && (paid[id] ?? 0) > 0) {
            const back = Math.min(cents, paid[id] as number)
            moves.push({ ...refund(id, back, day), key: `refund:${id}:${n}`, at })
            paid[id] = (paid[id] as number) - back
          } else if (kind === 'expire' && card) {
            const move = credit(expiredKey(card.key), -card.remainingCents, day)
            moves.push({ ...move, reason: 'expired', at })
          }
          balance = moves.reduce((sum, move) => sum + move.amountCents, 0)
          const cards = heldCards(moves)
          expect(cards.reduce((sum, one) => sum + one.remainingCents, 0)).toBe(balance)
          expect(cards.every(one => one.remainingCents >= 0 && one.usedCents >= 0)).toBe(true)
          expect(cards.every(one => one.usedCents + one.remainingCents === one.valueCents)).toBe(true)
        }
      }),
    )
  })
})
