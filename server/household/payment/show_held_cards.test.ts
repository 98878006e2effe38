// Gift cards and credits of a household of many years, a page at a time.

import { expect, test } from 'vitest'
import { menuWeekOf } from '../../../domain/time/weeks.ts'
import { menusAt, requestOf, subscribe } from '../../../tests/household.ts'
import { testServices } from '../../../tests/services.ts'
import { liveThrough } from '../../../tests/years.ts'
import { cards, settings_payment } from '../../calls/settings_payment.ts'

const now = '2026-11-27T18:00:00.000Z'
const services = await testServices({ now, beginning: menusAt(now) })

test('each card of fifty weeks is shown once, newest first, with everything it paid for', {
  tags: '[ENT-GIFT-CARD]',
}, async () => {
  const { clientId } = await subscribe(services.pool, now)
  await liveThrough(services.pool, [clientId], { weeks: 50, before: menuWeekOf('2026-11-23') })
  const request = requestOf(clientId, now)
  const first = await settings_payment.show(services, request, {})
  const pages = [first.giftCards]
  let next = first.giftCardsNext
  while (next !== null) {
    const [bought = '', given = ''] = next.split(',')
    const page = await cards.held_value(services, request, {
      after: { bought: bought || null, given: given || null },
    })
    pages.push(page.giftCards)
    next = page.giftCardsNext
  }
  expect(pages.map(page => page.length)).toEqual([20, 20, 10])
  const all = pages.flat()
  expect(new Set(all.map(card => card.id)).size).toBe(50)
  const since = all.map(card => card.createdAt)
  expect(since).toEqual(since.toSorted().toReversed())
  expect(all.map(card => [card.valueCents, card.usedCents, card.history.length])).toEqual(
    all.map(() => [100, 100, 1]),
  )
})
