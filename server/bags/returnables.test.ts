// Bags and kits that stay out: their notices, and the households' reports, on a real database.

import { describe, expect, test } from 'vitest'
import type { Refusal } from '../../contract/errors.ts'
import { feeCents } from '../../domain/returnable_fee.ts'
import { bagNumber, kitNumber } from '../../domain/returnables.ts'
import { addDays } from '../../domain/time/zone.ts'
import { refuseRows } from '../../tests/bad_member.ts'
import { cutOffAt } from '../../tests/cut_off.ts'
import {
  menusAt,
  orderOf,
  productsOn,
  requestOf,
  subscribe,
  type TestHousehold,
} from '../../tests/household.ts'
import { insertClient } from '../../tests/http.ts'
import { testServices } from '../../tests/services.ts'
import { giveCard } from '../../tests/weekly.ts'
import { account } from '../calls/account.ts'
import { deliveries } from '../calls/deliveries.ts'
import { returnables, returnables_admin } from '../calls/returnables.ts'
import { settings_payment } from '../calls/settings_payment.ts'
import { advanceOrder } from '../delivery/advance_order.ts'
import { tendSubscriptions } from '../subscription/clock.ts'
import { close } from '../subscription/close.ts'
import { stopping } from '../subscription/stopping.ts'
import { askFees } from './fees/charge_fee.ts'
import { tendDay } from './tend_returnables.ts'

const now = '2026-11-27T18:00:00.000Z'
const outSince = '2026-10-20'
/** Six weeks later. */
const dueOn = '2026-12-01'
const services = await testServices({ now, beginning: menusAt(now) })

const refused = (code: Refusal['code']) => expect.objectContaining({ code })
const at = (day: string) => `${day}T20:00:00.000Z`
const lend = (who: TestHousehold, number: string, since = outSince) =>
  services.pool.query(
    `insert into returnable_loan (client_id, number, kind, out_since) values ($1, $2, 'cooler_bag', $3)`,
    [who.clientId, number, since],
  )
const tend = (day: string) => tendDay(services, 'freshprep', day, at(day))
const lettersTo = async (who: TestHousehold) =>
  (
    await services.pool.query<{ template: string; data: unknown }>(
      `select template, data from outbox_message where client_id = $1 and template like 'returnables%' order by created_at`,
      [who.clientId],
    )
  ).rows
const list = (who: TestHousehold, day: string) =>
  account.returnables(services, requestOf(who.clientId, at(day)), {})
const lifeOfOne = async (who: TestHousehold, day: string) => (await list(who, day)).bags[0]?.life

test('a household whose notice cannot be written holds no other, and gets it the next day', async () => {
  const [bad, good] = [await subscribe(services.pool, now), await subscribe(services.pool, now)]
  await lend(bad, 'B-91')
  await lend(good, 'B-92')
  const end = await refuseRows(services.pool, 'outbox_message', bad.clientId)
  await tend('2026-11-24')
  expect([await lettersTo(bad), (await lettersTo(good)).length]).toEqual([[], 1])
  await end()
  await tend('2026-11-25')
  expect([(await lettersTo(bad)).length, (await lettersTo(good)).length]).toEqual([1, 1])
})

describe('a bag that stays out', () => {
  test('has a notice a week before six weeks are over and one after, each once, and can be billed a week later', {
    tags: '[BIZ-BAGS-6-WEEKS]',
  }, async () => {
    const who = await subscribe(services.pool, now)
    await lend(who, 'B-1')
    await lend(who, 'B-2')
    await tend('2026-11-23')
    expect(await lettersTo(who)).toEqual([])
    await tend('2026-11-24')
    await tend('2026-11-25')
    const items = [
      { kind: 'cooler_bag', number: 'B-1' },
      { kind: 'cooler_bag', number: 'B-2' },
    ]
    const first = { template: 'returnables_due', data: { items, dueOn, boxComing: true } }
    expect(await lettersTo(who)).toEqual([first])
    await tend(dueOn)
    expect(await lettersTo(who)).toHaveLength(1)
    await Promise.all([tend('2026-12-02'), tend('2026-12-02')])
    const second = { template: 'returnables_overdue', data: { items, feeFrom: '2026-12-09' } }
    expect(await lettersTo(who)).toEqual([first, second])
    expect(await lifeOfOne(who, '2026-12-02')).toEqual({ state: 'late', dueOn, feeFrom: '2026-12-09' })
  })

  test('has no notice once it is back, nor at another brand', async () => {
    const who = await subscribe(services.pool, now)
    await lend(who, 'B-3')
    await services.pool.query(`update returnable_loan set returned_at = $2 where client_id = $1`, [
      who.clientId,
      now,
    ])
    const cookit = await subscribe(services.pool, now, { brand: 'cookit' })
    await lend(cookit, 'B-4')
    await tend('2026-12-20')
    expect([await lettersTo(who), await lettersTo(cookit)]).toEqual([[], []])
  })

  test('counts vain visits, and has a notice after the third, before its six weeks are over', {
    tags: '[BIZ-RETRIEVAL-3-ATTEMPTS]',
  }, async () => {
    const who = await subscribe(services.pool, now)
    const admin = await insertClient(services, { isAdmin: true })
    await lend(who, 'B-5', '2026-11-24')
    for (const day of ['2026-12-01', '2026-12-08', '2026-12-15']) {
      await account.create_pickup(services, requestOf(who.clientId, at(addDays(day, -5))), {
        date: day,
        startHour: 12,
      })
      const { pickups } = await deliveries.day(services, requestOf(admin, at(day)), { date: day })
      const pickup = pickups.find(({ clientId }) => clientId === who.clientId)
      if (!pickup) throw new Error('no pickup')
      const missed = { clientId: who.clientId, id: pickup.id, state: 'missed' as const, taken: [] }
      await deliveries.finish_pickup(services, requestOf(admin, at(day)), missed)
      await tend(day)
    }
    expect((await lettersTo(who)).map(({ template }) => template)).toEqual(['returnables_due'])
    const { rows } = await services.pool.query(
      `select count(*)::int as missed from outbox_message where client_id = $1 and template = 'pickup_missed'`,
      [who.clientId],
    )
    expect(rows).toEqual([{ missed: 3 }])
  })

  test('is left alone while its household says that it is at the door or back', {
    tags: '[BIZ-RETURN-LIST-7-DAYS]',
  }, async () => {
    const who = await subscribe(services.pool, now)
    await lend(who, 'B-6')
    const tell = (claim: 'at_door' | 'returned', number = 'B-6') =>
      returnables.tell(services, requestOf(who.clientId, at('2026-12-05')), { number, claim })
    await expect(tell('at_door', 'B-5')).rejects.toEqual(refused('not_found'))
    await tell('at_door')
    await tell('at_door')
    expect(await lifeOfOne(who, '2026-12-06')).toEqual({ state: 'at_door', dueOn, feeFrom: null })
    await tend('2026-12-12')
    expect(await lettersTo(who)).toEqual([])
    await tell('returned')
    expect((await lifeOfOne(who, '2027-01-06'))?.state).toBe('disputed')
    await tend('2027-01-06')
    expect(await lettersTo(who)).toEqual([])
  })
})

describe('a fee', () => {
  const fees = async (who: TestHousehold) =>
    (
      await services.pool.query(
        'select id, state, amount_cents as cents, attempt, items from returnable_fee where client_id = $1 order by at',
        [who.clientId],
      )
    ).rows
  const ledger = async (who: TestHousehold) =>
    (
      await services.pool.query(
        `select coalesce(sum(amount_cents), 0)::int as cents from ledger_entry where client_id = $1 and account = 'card'`,
        [who.clientId],
      )
    ).rows[0].cents
  const charged = async (who: TestHousehold) =>
    (
      await services.pool.query(
        `select coalesce(sum(amount_cents - refunded_cents), 0)::int as cents from builtin_charge
         where state = 'captured' and idempotency_key like $1 || ':fee:%'`,
        [who.clientId],
      )
    ).rows[0].cents
  const ask = (day: string) => askFees(services, at(day))
  /** A household that got both letters. */
  async function warned(card: 'approves' | 'declines' | 'asks', number: string) {
    const who = await subscribe(services.pool, now)
    await giveCard(services.pool, who.clientId, card, now)
    await lend(who, number)
    for (const day of ['2026-11-24', dueOn, '2026-12-02']) await tend(day)
    return who
  }

  test('is charged to the card a week after the second of two dated letters, once, and reported with its items', async () => {
    const who = await warned('approves', 'B-F1')
    await lend(who, 'B-NEW', '2026-11-30')
    await tend('2026-12-08')
    await ask('2026-12-08')
    expect(await fees(who)).toEqual([])
    await Promise.all([tend('2026-12-09'), tend('2026-12-09')])
    // Interrupted anywhere between its first row and its answer, it continues at the next run.
    for (let statement = 2; statement <= 14; statement += 2)
      await cutOffAt(services.pool, statement, () => ask('2026-12-09')).catch(() => undefined)
    await Promise.all([ask('2026-12-09'), ask('2026-12-09')])
    await tend('2026-12-10')
    await ask('2026-12-10')
    const [fee, ...more] = await fees(who)
    expect(more).toEqual([])
    expect(fee).toMatchObject({ state: 'captured', cents: feeCents.cooler_bag, items: [{ number: 'B-F1' }] })
    expect([await ledger(who), await charged(who)]).toEqual([-feeCents.cooler_bag, feeCents.cooler_bag])
    const billed = (await lettersTo(who)).filter(({ template }) => template === 'returnables_billed')
    expect(billed).toMatchObject([{ data: { totalCents: feeCents.cooler_bag } }])
    expect(await lifeOfOne(who, '2026-12-10')).toMatchObject({ state: 'billed', feeFrom: null })
    const { payments } = await settings_payment.payment_history(
      services,
      requestOf(who.clientId, at('2026-12-10')),
      {},
    )
    expect(payments).toMatchObject([{ paidFor: 'returnables', billedCents: feeCents.cooler_bag }])

    // Found after all: an admin refunds it, once.
    const admin = await insertClient(services, { isAdmin: true })
    const asAdmin = requestOf(admin, at('2026-12-11'))
    const shown = await returnables_admin.list(services, asAdmin, {})
    expect(shown.fees).toContainEqual(
      expect.objectContaining({ id: fee.id, name: 'Ada Test', state: 'captured', numbers: ['B-F1'] }),
    )
    const of = { clientId: who.clientId, id: fee.id }
    await returnables_admin.give_fee_back(services, asAdmin, of)
    await returnables_admin.give_fee_back(services, asAdmin, of)
    expect([await ledger(who), await charged(who)]).toEqual([0, 0])
    const elsewhere = requestOf(admin, at('2026-12-11'), 'cookit')
    await expect(returnables_admin.give_fee_back(services, elsewhere, of)).rejects.toEqual(
      refused('not_found'),
    )
  })

  test.each(['declines', 'asks'] as const)(
    'is tried again twice, days apart, with a card that %s, and then no more; another card pays for it',
    async card => {
      const who = await warned(card, `B-${card}`)
      await tend('2026-12-09')
      for (const day of ['2026-12-09', '2026-12-10', '2026-12-12', '2026-12-13']) await ask(day)
      expect(await fees(who)).toMatchObject([{ state: 'declined', attempt: 2 }])
      await giveCard(services.pool, who.clientId, 'approves', now)
      await ask('2026-12-15')
      expect(await fees(who)).toMatchObject([{ state: 'captured', attempt: 3 }])
      expect(await charged(who)).toBe(feeCents.cooler_bag)
    },
  )

  test('is not charged for a disputed, waived or returned bag, or without a card; an unpaid one can be waived', async () => {
    const admin = await insertClient(services, { isAdmin: true })
    const asAdmin = requestOf(admin, at('2026-12-08'))
    const disputed = await warned('approves', 'B-D')
    const say = { number: 'B-D', claim: 'returned' as const }
    await returnables.tell(services, requestOf(disputed.clientId, at('2026-12-08')), say)
    const waived = await warned('approves', 'B-W')
    await returnables_admin.waive(services, asAdmin, { clientId: waived.clientId, number: 'B-W' })
    const back = await warned('approves', 'B-B')
    await deliveries.take_back(services, asAdmin, { numbers: ['B-B'] })
    const cardless = await subscribe(services.pool, now)
    await lend(cardless, 'B-C')
    for (const day of ['2026-11-24', dueOn, '2026-12-02', '2026-12-09', '2026-12-20']) await tend(day)
    await ask('2026-12-20')
    for (const who of [disputed, waived, back, cardless]) expect(await fees(who)).toEqual([])
    const { loans } = await returnables_admin.list(services, requestOf(admin, at('2026-12-20')), {})
    const of = (who: TestHousehold) => loans.find(({ clientId }) => clientId === who.clientId)
    expect([of(disputed)?.state, of(waived)?.waived, of(back)]).toEqual(['disputed', true, undefined])
    const refuses = await warned('declines', 'B-R')
    await tend('2026-12-09')
    await ask('2026-12-09')
    const [fee] = await fees(refuses)
    await returnables_admin.give_fee_back(services, requestOf(admin, at('2026-12-10')), {
      clientId: refuses.clientId,
      id: fee.id,
    })
    await ask('2026-12-20')
    expect(await charged(refuses)).toBe(0)
  })

  test('that was refused is not tried again once its bag is back', async () => {
    const who = await warned('declines', 'B-LATE')
    await tend('2026-12-09')
    await ask('2026-12-09')
    await giveCard(services.pool, who.clientId, 'approves', now)
    const admin = await insertClient(services, { isAdmin: true })
    await deliveries.take_back(services, requestOf(admin, at('2026-12-10')), { numbers: ['B-LATE'] })
    await ask('2026-12-20')
    expect([await charged(who), await fees(who)]).toMatchObject([0, [{ state: 'declined', attempt: 1 }]])
  })

  describe('of a closing account', () => {
    const standing = async (who: TestHousehold, day: string) => {
      await tendSubscriptions(services, at(day))
      const { rows } = await services.pool.query('select state from subscription where client_id = $1', [
        who.clientId,
      ])
      return rows[0].state
    }
    /** A household that closes its account, with a bag that it was told of twice. */
    async function closing(card: 'approves' | 'declines', number: string) {
      const who = await warned(card, number)
      const of = { clientId: who.clientId, brand: who.brand, now }
      await close(services, of, { reason: 'expensive' })
      return who
    }

    test('closes it once it is paid: nothing is left to come back, though a bag that turns up is still taken', {
      tags: '[ST-SUB-CLOSE-BLOCKED-BAGS]',
    }, async () => {
      const who = await closing('approves', 'B-Z1')
      const lost = { number: 'B-Z1', claim: 'lost' as const }
      await returnables.tell(services, requestOf(who.clientId, at('2026-12-04')), lost)
      expect(await standing(who, '2026-12-08')).toBe('closing')
      await tend('2026-12-09')
      expect(await standing(who, '2026-12-09')).toBe('closing')
      await ask('2026-12-09')
      expect([await charged(who), await standing(who, '2026-12-09')]).toEqual([feeCents.cooler_bag, 'closed'])
      const admin = await insertClient(services, { isAdmin: true })
      const back = await deliveries.take_back(services, requestOf(admin, at('2026-12-12')), {
        numbers: ['B-Z1'],
      })
      expect([back.taken, await standing(who, '2026-12-12')]).toEqual([['B-Z1'], 'closed'])
    })

    test('leaves it open while the card refuses, until an admin gives the fee up', async () => {
      const who = await closing('declines', 'B-Z2')
      await tend('2026-12-09')
      await ask('2026-12-09')
      expect(await standing(who, '2026-12-10')).toBe('closing')
      const admin = await insertClient(services, { isAdmin: true })
      const [fee] = await fees(who)
      const of = { clientId: who.clientId, id: fee.id }
      await returnables_admin.give_fee_back(services, requestOf(admin, at('2026-12-10')), of)
      expect(await standing(who, '2026-12-10')).toBe('closed')
    })

    test('does not arise for a bag that an admin gives up: then the account closes', async () => {
      const who = await closing('approves', 'B-Z3')
      const admin = await insertClient(services, { isAdmin: true })
      const of = { clientId: who.clientId, number: 'B-Z3' }
      await returnables_admin.waive(services, requestOf(admin, at('2026-12-04')), of)
      expect(await standing(who, '2026-12-04')).toBe('closed')
    })
  })

  test('once paid leaves its bag out of what closing waits for, and another bag in it', async () => {
    const who = await warned('approves', 'B-P')
    await tend('2026-12-09')
    await ask('2026-12-09')
    await lend(who, 'B-Q', '2026-12-08')
    const of = { clientId: who.clientId, brand: who.brand, now: at('2026-12-10') }
    expect(await stopping(services, of)).toMatchObject({
      returnables: { bags: 1, kits: 0 },
      out: [{ number: 'B-Q' }],
    })
  })

  test('is waived by an admin of its household’s brand alone', async () => {
    const admin = await insertClient(services, { isAdmin: true })
    const who = await subscribe(services.pool, now)
    await lend(who, 'B-OTHER')
    const waive = (brand: 'freshprep' | 'cookit') =>
      returnables_admin.waive(services, requestOf(admin, at('2026-12-08'), brand), {
        clientId: who.clientId,
        number: 'B-OTHER',
      })
    await expect(waive('cookit')).rejects.toMatchObject({ code: 'not_found' })
    expect(await waive('freshprep')).toEqual({ success: true })
  })
})

describe('a Zero Waste kit', { tags: '[BIZ-OFFER-ZERO-WASTE] [ENT-RETURNABLES]' }, () => {
  test('is announced the day before a box with recipes, goes out with it, and comes back by its number', async () => {
    const who = await subscribe(services.pool, now)
    const { id, week, deliveryDate } = orderOf(who, 0)
    const [dish] = await productsOn(services, 'freshprep', week, 'rtc')
    await services.pool.query(
      `insert into order_line (client_id, order_id, product_id, version, kind, quantity) values ($1, $2, $3, 1, 'rtc', 1)`,
      [who.clientId, id, dish?.id],
    )
    await services.pool.query(`update client_order set state = 'charged' where client_id = $1 and id = $2`, [
      who.clientId,
      id,
    ])
    expect((await list(who, addDays(deliveryDate, -2))).kits).toEqual([])
    const kit = kitNumber(id)
    expect((await list(who, addDays(deliveryDate, -1))).kits).toEqual([
      { number: kit, dateDelivered: deliveryDate, overdue: false, arriving: true, life: null },
    ])
    await advanceOrder(services, id, 'delivered')
    const after = await list(who, deliveryDate)
    expect(after.kits).toMatchObject([{ number: kit, arriving: false, life: { state: 'out' } }])
    expect(after.bags).toMatchObject([{ number: bagNumber(id) }])
    const admin = await insertClient(services, { isAdmin: true })
    const back = await deliveries.take_back(services, requestOf(admin, at(deliveryDate)), { numbers: [kit] })
    expect(back).toEqual({ taken: [kit], notOut: [] })
    expect((await list(who, deliveryDate)).kits).toEqual([])
  })

  test('does not go out with a box of only ready meals', async () => {
    const who = await subscribe(services.pool, now)
    const { id } = orderOf(who, 0)
    await services.pool.query(`update client_order set state = 'charged' where client_id = $1 and id = $2`, [
      who.clientId,
      id,
    ])
    await advanceOrder(services, id, 'delivered')
    const { kits, bags } = await list(who, '2026-12-01')
    expect([kits, bags.length]).toEqual([[], 1])
  })
})
