// A box past its day without a report: its household says whether it came, over the wire and on a real database.

import { describe, expect, test } from 'vitest'
import { orderOf } from '../../../tests/household.ts'
import { signedInVisitor } from '../../../tests/http.ts'
import { paidBoxes } from '../../../tests/paid_boxes.ts'
import { advanceOrder } from '../advance_order.ts'

const onItsDay = '2026-12-01T23:00:00.000Z'
const dayAfter = '2026-12-02T20:00:00.000Z'
const paid = await paidBoxes(4)
const { services } = paid.server

/** A household whose box was last said to be on the road. */
async function home() {
  const { clientId, orders } = paid.nextHome()
  const orderId = orders[0]?.id as string
  services.clock.set(onItsDay)
  await advanceOrder(services, orderId, 'out_for_delivery')
  services.clock.set(dayAfter)
  const self = await signedInVisitor(paid.server, clientId)
  const tell = (came: boolean, by = self) => by.post('/account/box_arrival', { orderId, came })
  const rows = async (text: string) => (await services.pool.query(text, [clientId])).rows
  const stateNow = async () =>
    (await services.pool.query('select state from client_order where id = $1', [orderId])).rows[0].state
  return { orderId, self, tell, rows, stateNow }
}

describe('a box past its day without a report', () => {
  test('is delivered once its household has it: its points count and its bag is out, and no letter repeats it', async () => {
    const { tell, rows, stateNow } = await home()
    const points = `select coalesce(sum(amount_cents), 0)::int as points from ledger_entry
      where client_id = $1 and account = 'points'`
    const before = (await rows(points))[0].points
    for (let times = 0; times < 2; times++) expect((await tell(true)).statusCode).toBe(200)
    expect(await stateNow()).toBe('delivered')
    expect((await rows(points))[0].points).toBeGreaterThan(before)
    expect(await rows('select number from returnable_loan where client_id = $1')).not.toEqual([])
    const letters = await rows(
      "select template from outbox_message where client_id = $1 and template = 'delivered'",
    )
    expect(letters).toEqual([])
    const events = "select actor from order_event where client_id = $1 and kind = 'delivered'"
    expect(await rows(events)).toEqual([{ actor: 'client' }])
    // What was said stays.
    expect((await tell(false)).json().error.code).toBe('order_state_refused')
  })

  test('that did not come offers a new delivery, credit and a refund', async () => {
    const { orderId, self, tell, stateNow } = await home()
    for (let times = 0; times < 2; times++) expect((await tell(false)).statusCode).toBe(200)
    expect(await stateNow()).toBe('failed')
    const offered = (await self.get(`/account/box_claims?orderId=${orderId}`)).json()
    expect(offered).toMatchObject({ about: 'whole', again: { date: expect.any(String) } })
    expect(offered.leftCents).toBeGreaterThan(0)
  })

  test('on its day, and somebody else’s, nobody can say so', async () => {
    const { tell, stateNow } = await home()
    services.clock.set(onItsDay)
    expect((await tell(true)).json().error.code).toBe('order_state_refused')
    services.clock.set(dayAfter)
    const other = paid.nextHome()
    expect(orderOf(other, 0).id).toBeDefined()
    const stranger = await signedInVisitor(paid.server, other.clientId)
    expect((await tell(true, stranger)).statusCode).toBe(404)
    expect(await stateNow()).toBe('out_for_delivery')
  })
})
