import { describe, expect, test } from 'vitest'
import { visitor } from '../../tests/http.ts'
import { cardOf, cards, signupServer } from '../../tests/signup.ts'
import { answerBank, paidLedger, unpaidHousehold } from '../../tests/unpaid_household.ts'
import { payOrder } from './pay_order.ts'

const now = '2026-11-27T15:00:00.000Z'
const server = await signupServer(now)

const query = async (text: string, values: unknown[]) => (await server.services.pool.query(text, values)).rows

describe('another card', () => {
  test('becomes the default and pays for boxes that the last one could not, with ledger, points and messages', {
    tags: '[BIZ-CLIENT-PAYMENT]',
  }, async () => {
    const home = await unpaidHousehold(server)
    const answer = await home.changeCard('5555 5555 5555 4444')
    expect(answer.json()).toMatchObject({ paid: [home.orderId], unpaid: [] })
    expect(await home.state()).toEqual({ state: 'charged', version: 4 })
    expect(await home.attempts()).toMatchObject([
      { attempt: 1, state: 'declined' },
      { attempt: 2, state: 'captured', amount_cents: 6_000 },
    ])
    expect(await home.ledger()).toEqual(paidLedger(home.orderId))
    expect(await home.templates()).toEqual([
      'card_changed',
      'order_charged',
      'paid_with_other_card',
      'welcome',
    ])
    const events = await query('select version, kind, actor from order_event where order_id = $1', [
      home.orderId,
    ])
    expect(events.at(-1)).toEqual({ version: 4, kind: 'charged', actor: 'client' })
    const defaults = await query('select last4 from payment_method where client_id = $1 and is_default', [
      home.clientId,
    ])
    expect(defaults).toEqual([{ last4: '4444' }])
  })

  test('that is declined when charged leaves the order unpaid, and says so', async () => {
    const home = await unpaidHousehold(server)
    const answer = await home.changeCard(cards.declinedWhenCharged)
    expect(answer.json()).toMatchObject({ paid: [], unpaid: [home.orderId] })
    expect(await home.state()).toEqual({ state: 'payment_failed', version: 3 })
    expect((await home.attempts()).at(-1)).toMatchObject({
      attempt: 2,
      state: 'declined',
      decline_code: 'card_declined',
    })
    expect(await home.ledger()).toEqual([])
    expect(await home.templates()).toEqual(['card_changed', 'payment_declined', 'welcome'])
    expect((await home.changeCard(cards.works)).json().paid).toEqual([home.orderId])
  })

  test('of somebody else cannot be used, even with its token', async () => {
    const home = await unpaidHousehold(server)
    const neighbour = await unpaidHousehold(server)
    for (const self of [neighbour.self, visitor(server.app, 'cookit')]) {
      const answer = await home.self.post('/clients/payment_method', await cardOf(self))
      expect([answer.statusCode, answer.json().error.code]).toEqual([422, 'card_invalid'])
    }
    expect(await home.attempts()).toHaveLength(1)
  })

  test('sent six times at once, and again, is one card and one charge', async () => {
    const home = await unpaidHousehold(server)
    const card = await cardOf(home.self)
    const send = () => home.self.post('/clients/payment_method', card)
    const answers = await Promise.all(Array.from({ length: 6 }, send))
    answers.push(await send())
    for (const answer of answers) expect(answer.statusCode).toBe(200)
    expect((await home.attempts()).filter(one => one.state === 'captured')).toHaveLength(1)
    expect(await home.ledger()).toEqual(paidLedger(home.orderId))
    const methods = await query('select is_default from payment_method where client_id = $1', [home.clientId])
    expect(methods.filter(method => method.is_default)).toHaveLength(1)
    expect(methods).toHaveLength(2)
    expect((await home.templates()).filter(template => template === 'card_changed')).toHaveLength(1)
  })

  test.each([
    [{}, 422, 'card_required'],
    [{ paymentToken: 'card_x', nameOnCard: 'A' }, 422, 'card_invalid'],
  ])('must be valid: %j', { tags: '[VAL-PAYMENT-CARD]' }, async (body, status, code) => {
    const { self } = await unpaidHousehold(server)
    const answer = await self.post('/clients/payment_method', body)
    expect([answer.statusCode, answer.json().error.code]).toEqual([status, code])
  })
})

test('another card requires the question before settings (rule 68)', {
  tags: '[ROLE-CLIENT-SETTINGS-REAUTH]',
}, async () => {
  const home = await unpaidHousehold(server)
  await server.services.pool.query('update session set settings_authenticated_at = null')
  const answer = await home.changeCard(cards.works)
  expect([answer.statusCode, answer.json().error.code]).toEqual([403, 'reauthentication_required'])
  expect(await home.state()).toEqual({ state: 'payment_failed', version: 3 })
})

describe('a card that requires a confirmation', () => {
  async function asked() {
    const home = await unpaidHousehold(server)
    expect((await home.changeCard(cards.asksWhenCharged)).json().unpaid).toEqual([home.orderId])
    const last = (await home.attempts()).at(-1)
    expect(last).toMatchObject({ attempt: 2, state: 'needs_action' })
    return { home, url: last?.action_url as string }
  }

  test('pays the order once the holder confirmed, however often they do', async () => {
    const { home, url } = await asked()
    await Promise.all([answerBank(server, url, 'confirm'), answerBank(server, url, 'confirm')])
    await answerBank(server, url, 'confirm')
    expect(await home.state()).toEqual({ state: 'charged', version: 4 })
    expect(await home.ledger()).toEqual(paidLedger(home.orderId))
    expect(await home.templates()).toEqual([
      'card_changed',
      'order_charged',
      'paid_with_other_card',
      'payment_needs_action',
      'welcome',
    ])
  })

  test('leaves it unpaid when the holder declines', async () => {
    const { home, url } = await asked()
    await answerBank(server, url, 'refuse')
    expect(await home.state()).toEqual({ state: 'payment_failed', version: 3 })
    expect((await home.attempts()).at(-1)).toMatchObject({
      state: 'declined',
      decline_code: 'authentication_failed',
    })
  })

  test('is given up for another card: a late confirmation charges nothing twice', async () => {
    const { home, url } = await asked()
    expect((await home.changeCard(cards.works)).json().paid).toEqual([home.orderId])
    await answerBank(server, url, 'confirm')
    expect((await home.attempts()).map(one => one.state)).toEqual(['declined', 'declined', 'captured'])
    expect(await home.ledger()).toEqual(paidLedger(home.orderId))
    const [{ cents }] = await query(
      `select sum(amount_cents)::int as cents from builtin_charge where state = 'captured' and idempotency_key like $1`,
      [`${home.clientId}:%`],
    )
    expect(cents).toBe(6_000)
    expect(await home.templates()).not.toContain('payment_declined')
  })

  test('whose confirmation was not reported is found out at the next payment', async () => {
    const { home } = await asked()
    await query(`update builtin_charge set state = 'captured' where idempotency_key like $1`, [
      `${home.clientId}:%`,
    ])
    const of = { clientId: home.clientId, orderId: home.orderId, now }
    expect(await payOrder(server.services, of)).toBe('paid')
    expect((await home.attempts()).at(-1)).toMatchObject({ attempt: 2, state: 'captured' })
    expect(await home.ledger()).toEqual(paidLedger(home.orderId))
  })
})
