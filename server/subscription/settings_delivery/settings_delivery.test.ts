// The delivery settings, through their calls, on a real database with the areas that come with the program.

import { describe, expect, test } from 'vitest'
import { contract } from '../../../contract/index.ts'
import { typedDoor } from '../../../tests/doors.ts'
import {
  orderOf,
  publishTestMenus,
  requestOf,
  subscribe,
  type TestHousehold,
} from '../../../tests/household.ts'
import { testServices } from '../../../tests/services.ts'
import { settings_delivery as calls } from '../../calls/settings_delivery.ts'
import { loadAreas } from '../../places/areas/load_areas.ts'
import { readAddressOfOrder } from './store.ts'

// A Friday; boxes come on Tuesdays from 1 December.
const now = '2026-11-27T18:00:00.000Z'
const afterCutoff = '2026-11-28T18:00:00.000Z'
const services = await testServices({ now })
await loadAreas(services.pool)
await publishTestMenus(services.pool, now)

const refused = (code: string) => expect.objectContaining({ code })
const as = (who: TestHousehold, at = now) => requestOf(who.clientId, at, who.brand)
const show = async (who: TestHousehold, at = now) =>
  contract.settings_delivery.delivery.output.parse(await calls.delivery(services, as(who, at), {}))
const update = async (who: TestHousehold, input: object, at = now) =>
  contract.settings_delivery.update_delivery.output.parse(
    await calls.update_delivery(
      services,
      as(who, at),
      given(contract.settings_delivery.update_delivery, input),
    ),
  )
const given = <T>(call: { input: { parse(value: unknown): T } }, input: object): T => call.input.parse(input)

const calgary = () => typedDoor('Calgary', 'T2P 1A1')

/** A household with an address, in Vancouver. */
async function settle(): Promise<TestHousehold> {
  const who = await subscribe(services.pool, now)
  await services.pool.query(
    `insert into delivery_address (client_id, kind, address, unit, buzzer, city, province, postal, lat, lon, mode, phone,
       instructions, household_key)
     values ($1::uuid, 'main', '1 Old St', '', '', 'Vancouver', 'BC', 'V6K 2H8', 49.2, -123.1, 'rooftop', '+16045550123', '', $1::text)`,
    [who.clientId],
  )
  await services.pool.query('insert into household (household_key, client_id) values ($1::text, $1::uuid)', [
    who.clientId,
  ])
  return who
}

async function boxes({ clientId }: TestHousehold) {
  const { rows } = await services.pool.query(
    `select delivery_date::text as date, province, kitchen, state from client_order where client_id = $1 order by week`,
    [clientId],
  )
  return rows
}
const letters = async ({ clientId }: TestHousehold) =>
  (
    await services.pool.query(
      'select array_agg(template order by created_at, template) as t from outbox_message where client_id = $1',
      [clientId],
    )
  ).rows[0].t

test('show the address with its point, the slot, phone, instructions, notes and bag pickup time', {
  tags: '[API-settings_delivery.delivery] [ENT-DELIVERY-ADDRESS] [ENT-DELIVERY-COORDINATES] [ENT-DELIVERY-SLOT] [ENT-DELIVERY-CONTACT] [ENT-DELIVERY-BAG-PICKUP]',
}, async () => {
  const who = await settle()
  expect(await show(who)).toEqual({
    address: {
      address: '1 Old St',
      unit: '',
      buzzer: '',
      city: 'Vancouver',
      province: 'BC',
      postal: 'V6K 2H8',
      coordinates: { lat: 49.2, long: -123.1, mode: 'rooftop' },
      phone: '+16045550123',
      instructions: '',
    },
    slot: { weekday: 2, window: { startHour: 16, endHour: 20 } },
    notes: '',
    bagPickup: null,
    alternate: null,
    billed: [],
    open: who.orders.map(order => order.deliveryDate),
  })
  await update(who, { bagPickupHour: 12, phone: '604-555-0199 x23' })
  expect((await show(who)).address?.phone).toBe('+16045550199;ext=23')
  // Texts go to a number; the extension stays with the door.
  const { rows } = await services.pool.query('select phone from client where client_id = $1', [who.clientId])
  expect(rows).toEqual([{ phone: '+16045550199' }])
  await update(who, { buzzer: '77' })
  expect((await show(who)).address?.phone).toBe('+16045550199;ext=23')
  expect((await show(who)).bagPickup).toEqual({ startHour: 12, endHour: 16 })
})

test('days are those of the zone; another province, the sister brand and an unserved place have different answers', {
  tags: '[API-settings_delivery.available_schedules] [API-settings_delivery.check_pc_schedule]',
}, async () => {
  const who = await settle()
  const { days } = await calls.available_schedules(services, as(who), {})
  expect(days.some(day => day.selected && day.weekday === 2 && day.window.startHour === 16)).toBe(true)
  const check = (postal: string) => calls.check_pc_schedule(services, as(who), { postal })
  expect(await check('V6K 2H8')).toMatchObject({ served: true, otherProvince: false, sisterUrl: null })
  expect(await check('t2p1a1')).toMatchObject({ served: true, province: 'AB', otherProvince: true })
  expect(await check('H2X 3P1')).toMatchObject({
    served: false,
    sisterUrl: expect.stringContaining('cookit'),
    days: [],
  })
  expect(await check('R3C 1A1')).toMatchObject({ served: false, place: null, sisterUrl: null })
  await expect(check('H0H 0H0')).rejects.toEqual(refused('postal_invalid'))
})

describe('the standing address', () => {
  test('a new address is saved, with a reference and a letter; the old one is free', {
    tags: '[API-settings_delivery.update_delivery] [BIZ-CLIENT-DELIVERY]',
  }, async () => {
    const who = await settle()
    const asked = { ...typedDoor(), buzzer: '12', instructions: 'Side door' }
    const saved = await update(who, asked)
    expect(saved.address).toMatchObject({
      address: `${asked.number} Test St`,
      buzzer: '12',
      instructions: 'Side door',
    })
    expect(saved.reference).toMatch(/^[0-9A-F]{4}-[0-9A-F]{4}$/)
    expect(await letters(who)).toEqual(['delivery_changed'])
    const held = await services.pool.query(
      'select household_key as key from household where client_id = $1',
      [who.clientId],
    )
    expect(held.rowCount).toBe(1)
    expect(held.rows[0].key).not.toBe(who.clientId)
    expect((await update(who, asked)).reference).toBeNull()
  })

  test('boxes already billed go to the address on file at billing', {
    tags: '[ERR-DELIVERY-CHANGE-BILLED]',
  }, async () => {
    const who = await settle()
    const { id } = orderOf(who, 0)
    await services.pool.query(`update client_order set state = 'charged' where client_id = $1 and id = $2`, [
      who.clientId,
      id,
    ])
    await update(who, calgary(), afterCutoff)
    expect(await show(who, afterCutoff)).toMatchObject({
      billed: ['2026-12-01'],
      address: { province: 'AB' },
    })
    const [first, second] = await boxes(who)
    expect([first.province, first.kitchen, first.date]).toEqual(['BC', 'vancouver', '2026-12-01'])
    expect(second.province).toBe('AB')
    const to = async (place: number) =>
      (await readAddressOfOrder(services.pool, who.clientId, orderOf(who, place).id))?.city
    expect([await to(0), await to(1)]).toEqual(['Vancouver', 'Calgary'])
  })

  test('in another province boxes take its kitchen, its days and its taxes', {
    tags: '[ERR-DELIVERY-CHANGE-SLOT]',
  }, async () => {
    const who = await settle()
    await update(who, calgary())
    const taken = await boxes(who)
    expect(new Set(taken.map(box => `${box.province} ${box.kitchen}`))).toEqual(new Set(['AB calgary']))
    const { days } = await calls.available_schedules(services, as(who), {})
    const weekday = (date: string) => new Date(`${date}T12:00:00Z`).getUTCDay() || 7
    for (const box of taken.filter(one => one.state === 'upcoming'))
      expect(days.map(day => day.weekday)).toContain(weekday(box.date))
    const { rows } = await services.pool.query('select count(*)::int as n from batch where kitchen = $1', [
      'calgary',
    ])
    expect(rows[0].n).toBeGreaterThan(0)
  })

  test.each([
    ['where nobody drives', { ...typedDoor('Winnipeg', 'R3C 1A1') }, 'postal_unserved'],
    ['of the sister brand', { ...typedDoor('Montréal', 'H2X 3P1') }, 'postal_sister_brand'],
    ['that is a PO box', { ...typedDoor(), street: 'PO Box 12' }, 'po_box'],
    ['in the wrong city', { ...typedDoor('Surrey', 'V6K 2H8') }, 'city_not_in_area'],
    ['without a phone that rings', { ...typedDoor(), phone: '12' }, 'phone_invalid'],
    ['that is a nought on one line', { address: '0' }, 'address_not_chosen'],
    ['that is a picture on one line', { address: '🍕🍕 St' }, 'address_not_chosen'],
  ])('an address %s is refused, and nothing changes', async (_, input, code) => {
    const who = await settle()
    await expect(update(who, input)).rejects.toEqual(refused(code))
    expect((await show(who)).address?.address).toBe('1 Old St')
    expect(await letters(who)).toBeNull()
  })

  test('one account per household: a taken address is refused, with a link to us (rule 42)', async () => {
    const [who, other] = [await settle(), await settle()]
    const theirs = typedDoor()
    await update(other, theirs)
    await expect(update(who, theirs)).rejects.toEqual(
      expect.objectContaining({
        code: 'household_exists',
        details: expect.objectContaining({ email: expect.any(String) }),
      }),
    )
    expect((await show(who)).address?.address).toBe('1 Old St')
  })

  test('another slot moves boxes to come within their week; one that the zone lacks is refused', async () => {
    const who = await settle()
    const { days } = await calls.available_schedules(services, as(who), {})
    const other = days.find(day => day.weekday === 3) ?? expect.fail('no Wednesday')
    const saved = await update(who, { weekday: 3, startHour: other.window.startHour })
    expect(saved.moved[0]).toMatchObject({ from: '2026-12-01', deliveryDate: '2026-12-02' })
    expect((await boxes(who)).map(box => box.date)).toEqual([
      '2026-12-02',
      '2026-12-09',
      '2026-12-16',
      '2026-12-23',
      '2026-12-30',
    ])
    await expect(update(who, { weekday: 3, startHour: 3 })).rejects.toEqual(refused('slot_unavailable'))
  })

  test('a closed household changes nothing', async () => {
    const who = await settle()
    await services.pool.query(`update subscription set state = 'closed' where client_id = $1`, [who.clientId])
    await expect(update(who, typedDoor())).rejects.toEqual(refused('account_closed'))
  })
})

describe('the alternate address', { tags: '[ENT-DELIVERY-ALT]' }, () => {
  const alternate = async (who: TestHousehold, input: object) =>
    calls.update_alt_address(services, as(who), given(contract.settings_delivery.update_alt_address, input))

  test('takes the boxes of its days, with that place’s taxes, and removing it brings them home', {
    tags: '[API-settings_delivery.update_alt_address] [API-settings_delivery.delete_alt_address]',
  }, async () => {
    const [who, other] = [await settle(), await settle()]
    const saved = await alternate(who, { ...calgary(), from: '2026-12-07', until: '2026-12-20' })
    expect(saved.alternate).toMatchObject({ city: 'Calgary', from: '2026-12-07', until: '2026-12-20' })
    const provinces = async () => (await boxes(who)).map(box => box.province)
    expect(await provinces()).toEqual(['BC', 'AB', 'AB', 'BC', 'BC'])
    const to = async (place: number) =>
      (await readAddressOfOrder(services.pool, who.clientId, orderOf(who, place).id))?.city
    expect([await to(0), await to(1), await to(3)]).toEqual(['Vancouver', 'Calgary', 'Vancouver'])
    expect((await show(other)).alternate).toBeNull()
    // A move of the main address leaves them in place.
    await update(who, typedDoor())
    expect([await to(1), await provinces()]).toEqual(['Calgary', ['BC', 'AB', 'AB', 'BC', 'BC']])
    const home = await calls.delete_alt_address(services, as(who), {})
    expect(home.alternate).toBeNull()
    expect(await provinces()).toEqual(Array(5).fill('BC'))
    expect((await boxes(who)).map(box => box.date)).toEqual(who.orders.map(order => order.deliveryDate))
    expect(await to(1)).toBe('Vancouver')
    expect(await letters(who)).toEqual([
      'alternate_address_changed',
      'alternate_address_removed',
      'delivery_changed',
    ])
    expect((await calls.delete_alt_address(services, as(who), {})).reference).toBeNull()
  })

  test('days without a box, and a place of the sister brand, are refused', async () => {
    const who = await settle()
    for (const dates of [
      { from: '2026-12-02', until: '2026-12-06' },
      { from: '2026-12-20', until: '2026-12-01' },
    ])
      await expect(alternate(who, { ...calgary(), ...dates })).rejects.toEqual(refused('date_unavailable'))
    const dates = { from: '2026-12-07', until: '2026-12-20' }
    await expect(alternate(who, { ...typedDoor('Montréal', 'H2X 3P1'), ...dates })).rejects.toEqual(
      refused('postal_sister_brand'),
    )
    expect((await show(who)).alternate).toBeNull()
  })
})

test('notes are saved for this household only', {
  tags: '[API-settings_delivery.get_delivery_notes] [API-settings_delivery.update_delivery_notes]',
}, async () => {
  const [who, other] = [await settle(), await settle()]
  const notes = `It's the "blue" door; drop table`
  await calls.update_delivery_notes(services, as(who), { notes })
  expect(await calls.get_delivery_notes(services, as(who), {})).toEqual({ notes })
  expect(await calls.get_delivery_notes(services, as(other), {})).toEqual({ notes: '' })
})
