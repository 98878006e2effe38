// An admin changes where a household's boxes go, over the wire and on a real database.

import { describe, expect, test } from 'vitest'
import { giveDoor, typedDoor } from '../../../tests/doors.ts'
import { publishTestMenus, requestOf, subscribe, type TestHousehold } from '../../../tests/household.ts'
import { insertClient, signedInVisitor, testServer } from '../../../tests/http.ts'
import { loadAreas } from '../../places/areas/load_areas.ts'
import { updateDelivery } from '../../subscription/settings_delivery/update.ts'

// A Friday; boxes come on Tuesdays from 1 December.
const now = '2026-11-27T18:00:00.000Z'
const server = await testServer({ now })
const { services } = server
const { pool } = services
await loadAreas(pool)
await publishTestMenus(pool, now)
const adminId = await insertClient(services, { isAdmin: true })
const admin = await signedInVisitor(server, adminId)

type Caller = typeof admin
type Input = { reason?: string; [field: string]: unknown }
const shown = (who: TestHousehold, by: Caller = admin) =>
  by.get(`/api/admin/households/delivery?clientId=${who.clientId}`)
const versionOf = async (who: TestHousehold): Promise<string> => (await shown(who)).json().version
const change = (who: TestHousehold, { reason = 'asked by phone', ...input }: Input, by: Caller = admin) =>
  by.post('/api/admin/households/act_for', {
    ...{ clientId: who.clientId, what: { act: 'delivery', with: input }, reason, tells: true },
  })
const codeOf = async (asked: ReturnType<typeof shown>) => {
  const answer = await asked
  return [answer.statusCode, answer.json().error?.code]
}

async function settle(): Promise<TestHousehold> {
  const who = await subscribe(pool, now)
  await giveDoor(pool, who.clientId)
  return who
}

async function factsOf({ clientId }: TestHousehold) {
  const query = async (text: string) => (await pool.query(text, [clientId])).rows
  return {
    boxes: await query(
      `select delivery_date::text as date, province, kitchen from client_order where client_id = $1 order by week`,
    ),
    events: await query(
      `select kind, actor, data->>'because' as reason from client_event where client_id = $1`,
    ),
    boxEvents: await query(`select distinct kind, actor from order_event where client_id = $1`),
    letters: await query(`select template, data->'byUs' as "byUs" from outbox_message where client_id = $1`),
  }
}

describe('an admin changes a household’s address', () => {
  test('as its own settings would: boxes to come follow, and the household is told that we did it, by whom and why is kept', async () => {
    const who = await settle()
    const asked = { ...typedDoor('Calgary', 'T2P 1A1'), buzzer: '12', instructions: 'Side door' }
    const saved = (await change(who, { ...asked, version: await versionOf(who) })).json()
    expect(saved.reference).toMatch(/^[0-9A-F]{4}-[0-9A-F]{4}$/)
    const { address } = (await shown(who)).json()
    expect(address).toMatchObject({ province: 'AB', buzzer: '12', instructions: 'Side door' })
    const { boxes, events, boxEvents, letters } = await factsOf(who)
    expect(boxes).toHaveLength(5)
    expect(boxes.every(box => box.province === 'AB' && box.kitchen === 'calgary')).toBe(true)
    expect(events).toEqual([{ kind: 'delivery_changed', actor: adminId, reason: 'asked by phone' }])
    expect(boxEvents).toContainEqual({ kind: 'delivery_moved', actor: adminId })
    expect(letters).toEqual([{ template: 'delivery_changed', byUs: true }])
    // The household sees what changed and why, an admin also who did it.
    const own = await signedInVisitor(server, who.clientId)
    await pool.query(`update session set settings_authenticated_at = $1`, [now])
    const [ofOwn] = (await own.get('/clients/changes'))
      .json()
      .changes.filter((one: { orderId: null }) => !one.orderId)
    expect(ofOwn).toMatchObject({ by: 'us', words: expect.stringMatching(/Reason: asked by phone$/) })
    expect(ofOwn).not.toHaveProperty('admin')
    const page = (await admin.get(`/api/admin/households/show?clientId=${who.clientId}`)).json()
    const { email } = (await pool.query('select email from client where client_id = $1', [adminId])).rows[0]
    expect(page.changes.find((one: { id: string }) => one.id === ofOwn.id)).toMatchObject({ admin: email })
  })

  test('not over what the household changed meanwhile, and of two admins at once one', async () => {
    const who = await settle()
    const version = await versionOf(who)
    const mine = {
      buzzer: '7',
      phone: '604 555 0143',
      postal: 'V5K 0A1',
      address: '12 Main St',
      city: 'Vancouver',
    }
    await updateDelivery(services, requestOf(who.clientId, now), {
      ...mine,
      unit: '',
      instructions: '',
      confirmed: false,
    })
    expect(await codeOf(change(who, { ...typedDoor(), version }))).toEqual([409, 'conflict'])
    const seen = await versionOf(who)
    const both = await Promise.all(
      [typedDoor(), typedDoor()].map(asked => change(who, { ...asked, version: seen })),
    )
    expect(both.map(answer => answer.statusCode).sort()).toEqual([200, 409])
    // A request that is repeated because its answer was lost changes nothing, and is no conflict.
    const last = (await shown(who)).json()
    const again = { ...mine, ...last.address, version: 'older' }
    expect((await change(who, again)).json()).toMatchObject({ reference: null })
    expect((await factsOf(who)).letters).toHaveLength(2)
  })

  test('by the checks of its own settings, with a reason, and only in the admin’s brand', async () => {
    const who = await settle()
    const version = await versionOf(who)
    const before = await shown(who)
    expect(await codeOf(change(who, { ...typedDoor(), version, reason: ' ' }))).toEqual([422, 'required'])
    expect(await codeOf(change(who, { ...typedDoor(), version, reason: 'x'.repeat(301) }))).toEqual([
      422,
      'too_long',
    ])
    expect(await codeOf(change(who, { ...typedDoor(), version, phone: '<script>' }))).toEqual([
      422,
      'phone_invalid',
    ])
    expect(await codeOf(change(who, { ...typedDoor(), version, unit: 'PO Box 5' }))).toEqual([422, 'po_box'])
    expect(await codeOf(change(who, { ...typedDoor(), version, postal: 'H2X 3P1' }))).toEqual([
      422,
      'postal_sister_brand',
    ])
    const taken = typedDoor()
    const neighbour = await settle()
    await change(neighbour, { ...taken, version: await versionOf(neighbour) })
    expect(await codeOf(change(who, { ...taken, version }))).toEqual([409, 'household_exists'])

    const other = await insertClient(services, { brand: 'cookit', isAdmin: true })
    const asOther = await signedInVisitor(server, other, 'cookit')
    expect(await codeOf(shown(who, asOther))).toEqual([404, 'not_found'])
    const montreal = { ...typedDoor('Montréal', 'H2X 3P1'), version }
    expect(await codeOf(change(who, montreal, asOther))).toEqual([404, 'not_found'])
    const asSelf = await signedInVisitor(server, who.clientId)
    expect(await codeOf(change(who, { ...typedDoor(), version }, asSelf))).toEqual([403, 'forbidden'])
    expect((await shown(who)).json()).toEqual(before.json())
    expect((await factsOf(who)).letters).toEqual([])
  })
})
