// A box shows the same day of its payment everywhere, and its points show whether they count yet.

import { expect, test } from 'vitest'
import { addDays } from '../../../domain/time/zone.ts'
import { formatFullDay } from '../../../i18n/dates.ts'
import { paperMessages } from '../../../i18n/papers.ts'
import { orderOf } from '../../../tests/household.ts'
import { signedInVisitor } from '../../../tests/http.ts'
import { paidBoxes } from '../../../tests/paid_boxes.ts'
import { advanceOrder } from '../../delivery/advance_order.ts'

const paid = await paidBoxes(1)
const home = paid.nextHome()
const orderId = orderOf(home, 0).id
const self = await signedInVisitor(paid.server, home.clientId)
const boxOf = async (id: string) => (await self.get(`/api/v1/orders/order_data?orderId=${id}`)).json()

test('a box has the day of its charge on its receipt, before it is paid and after', {
  tags: '[ENT-PAYMENT-HISTORY]',
}, async () => {
  const { facts } = (await self.get(`/account/receipt?orderId=${orderId}`)).json()
  const { paidOn } = paperMessages('freshprep', 'en')
  const { chargeDate } = await boxOf(orderId)
  expect(facts).toContainEqual({ label: paidOn, value: formatFullDay(chargeDate, 'en') })
  const open = await boxOf(orderOf(home, 1).id)
  expect(open.state).toBe('upcoming')
  // The cutoff is a day's last second, and the charge follows it.
  expect(open.chargeDate).toBe(addDays(open.cutoffLocal.slice(0, 10), 1))
})

test('points of a box are listed as pending until it is delivered', {
  tags: '[API-rewards.histories]',
}, async () => {
  const pending = async () =>
    (await self.get('/api/v1/rewards/histories'))
      .json()
      .entries.map(({ reason, pending }: { reason: string; pending: boolean }) => [reason, pending])
  expect(await pending()).toEqual([['points_earned', true]])
  for (const to of ['packed', 'out_for_delivery', 'delivered'] as const)
    await advanceOrder(paid.server.services, orderId, to)
  expect(await pending()).toEqual([['points_earned', false]])
})
