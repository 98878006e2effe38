// "Something is wrong with my box", over the wire and on a real database.

import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { claimDays, usualClaimLimits } from '../../../domain/refunds/claims.ts'
import { addDays } from '../../../domain/time/zone.ts'
import { orderOf, type TestHousehold } from '../../../tests/household.ts'
import { insertClient, signedInVisitor, type Visitor } from '../../../tests/http.ts'
import { bought, given, later, paidBoxes } from '../../../tests/paid_boxes.ts'
import { advanceOrder } from '../../delivery/advance_order.ts'
import { sharp } from '../../request/libvips.ts'

const deliveredAt = '2026-12-01T20:00:00.000Z'
/** As a phone takes it: lying on its side, with the place in it. */
const photo = (
  await sharp({ create: { width: 40, height: 20, channels: 3, background: '#2b5346' } })
    .withMetadata({ orientation: 6 })
    .withExifMerge({ IFD0: { Make: 'A phone' } })
    .jpeg()
    .toBuffer()
).toString('base64')
const paid = await paidBoxes(14)

const rows = async (text: string, values: unknown[] = []) =>
  (await paid.server.services.pool.query(text, values)).rows
const lettersTo = async (home: TestHousehold) =>
  (
    await rows(
      `select template from outbox_message where client_id = $1 and template ~ 'claim|refund' order by template`,
      [home.clientId],
    )
  ).map(row => row.template)
const balance = async ({ clientId }: TestHousehold, account: string) =>
  (
    await rows(
      'select coalesce(sum(amount_cents), 0)::int as cents from ledger_entry where client_id = $1 and account = $2',
      [clientId, account],
    )
  )[0].cents

/** A signed-in household whose box came, or did not. */
async function homeWith(state: 'delivered' | 'failed') {
  const { services } = paid.server
  services.clock.set(deliveredAt)
  const home = paid.nextHome()
  const orderId = orderOf(home, 0).id
  await advanceOrder(services, orderId, state)
  const self = await signedInVisitor(paid.server, home.clientId)
  const claim = (more: object, by: Visitor = self) =>
    by.post('/account/box_claims', { orderId, to: 'credit', requestId: randomUUID(), ...more })
  const shown = async () => (await self.get(`/account/box_claims?orderId=${orderId}`)).json()
  return { home, orderId, self, claim, shown }
}

const codeOf = async (asked: Promise<{ statusCode: number; json(): { error?: { code: string } } }>) => {
  const answer = await asked
  return [answer.statusCode, answer.json().error?.code]
}

describe('a box that came', () => {
  test('a claim for more than there was counts as all there was, at once and before an admin', async () => {
    const { snack } = paid
    for (const reason of ['missing', 'late'] as const) {
      const { home, claim } = await homeWith('delivered')
      const answer = await claim({ productId: snack.id, units: 50, reason })
      expect(answer.statusCode).toBe(200)
      expect(answer.json().state).toBe(reason === 'late' ? 'waiting' : 'paid')
      expect(await rows('select units from box_claim where client_id = $1', [home.clientId])).toEqual([
        { units: 2 },
      ])
    }
  })

  test('a missing product is credited at once, with its tax, and once however often it is sent', async () => {
    const { home, claim, shown } = await homeWith('delivered')
    const { snack } = paid
    const requestId = randomUUID()
    const said = { productId: snack.id, units: 2, reason: 'missing', requestId }
    const cents = Math.round(2 * (snack.item?.priceCents as number) * 1.05)
    const answers = await Promise.all([claim(said), claim(said), claim(said)])
    for (const answer of answers)
      expect(answer.json()).toEqual({ state: 'paid', again: null, totalCents: cents, note: 1 })
    expect(await balance(home, 'given')).toBe(cents)
    expect(await lettersTo(home)).toEqual(['order_refunded'])
    const after = await shown()
    expect(after.lines.map((line: { productId: string }) => line.productId)).not.toContain(snack.id)
    expect(after.claims).toMatchObject([{ state: 'paid', cents, note: 1, reason: 'missing' }])
    expect(await codeOf(claim({ ...said, requestId: randomUUID() }))).toEqual([409, 'refund_nothing_left'])
  })

  test('a claim above a limit waits whole for an admin, and is refunded in the usual way', async () => {
    const { home, orderId, claim, shown } = await homeWith('delivered')
    const { dishes, adminId } = paid
    const admin = await signedInVisitor(paid.server, adminId)
    const [first, second, third] = dishes.map(dish => dish.id) as [string, string, string]
    const quick = { productId: first, reason: 'quality', to: 'payment', photo }
    expect((await claim(quick)).json()).toMatchObject({ state: 'paid' })
    const snacks = { ...quick, productId: paid.snack.id, units: 2 }
    expect((await claim(snacks)).json()).toMatchObject({ state: 'paid' })
    // A second dish exceeds the refunds of one box without an admin.
    const answer = await claim({ ...quick, productId: second, words: 'Smelled off too' })
    expect(answer.json()).toMatchObject({ state: 'waiting', note: null })
    expect(await lettersTo(home)).toEqual(['claim_received', 'order_refunded', 'order_refunded'])
    expect(await codeOf(claim({ ...quick, productId: second }))).toEqual([409, 'claim_waiting'])
    const { claims } = (await admin.get('/api/admin/box_claims/waiting')).json()
    const mine = claims.find((one: { orderId: string }) => one.orderId === orderId)
    expect(mine).toMatchObject({ words: 'Smelled off too', reason: 'quality', before: { claims: 2 } })
    const decision = { clientId: home.clientId, id: mine.id, give: true }
    const decided = await Promise.all([
      admin.post('/api/admin/box_claims/decide', decision),
      admin.post('/api/admin/box_claims/decide', decision),
    ])
    expect(decided.map(one => one.statusCode)).toEqual([200, 200])
    expect((await shown()).claims.map((one: { state: string }) => one.state)).toEqual([
      'paid',
      'paid',
      'paid',
    ])
    expect(await rows('select number from order_refund where order_id = $1 order by 1', [orderId])).toEqual([
      { number: 1 },
      { number: 2 },
      { number: 3 },
    ])
    // A declined claim has a reason.
    const late = (await claim({ productId: third, reason: 'late' })).json()
    expect(late.state).toBe('waiting')
    const waiting = (await admin.get('/api/admin/box_claims/waiting')).json().claims
    const { id } = waiting.find((one: { orderId: string }) => one.orderId === orderId)
    const no = { clientId: home.clientId, id, give: false }
    expect(await codeOf(admin.post('/api/admin/box_claims/decide', no))).toEqual([422, 'required'])
    const answered = await admin.post('/api/admin/box_claims/decide', { ...no, answer: 'It came at 7 pm.' })
    expect(answered.statusCode).toBe(200)
    // Another admin, whose page still shows it, is not told that it was refunded.
    expect(await codeOf(admin.post('/api/admin/box_claims/decide', { ...no, give: true }))).toEqual([
      409,
      'conflict',
    ])
    expect(await lettersTo(home)).toContain('claim_declined')
    const { claims: said } = await shown()
    expect(said.find((one: { id: string }) => one.id === id)).toMatchObject({
      state: 'declined',
      cents: null,
    })
  })

  test('a claim that waits is closed as paid by the refund that leaves nothing of its product, without a further letter', async () => {
    const { home, orderId, claim, shown } = await homeWith('delivered')
    const admin = await signedInVisitor(paid.server, paid.adminId)
    const [first, second] = paid.dishes.map(dish => dish.id) as [string, string]
    for (const productId of [first, second])
      expect((await claim({ productId, reason: 'late' })).json()).toMatchObject({ state: 'waiting' })
    const refund = (wish: object) =>
      admin.post('/api/admin/refunds/give', {
        ...{ orderId, to: 'credit', reason: 'quality' },
        ...{ requestId: randomUUID(), wish },
      })
    const states = async () =>
      (await shown()).claims.map((one: { state: string; note: number }) => [one.state, one.note]).sort()
    await refund({ kind: 'units', units: { [first]: 50 } })
    expect(await states()).toEqual([
      ['paid', 1],
      ['waiting', null],
    ])
    await refund({ kind: 'whole' })
    expect(await states()).toEqual([
      ['paid', 1],
      ['paid', 2],
    ])
    const { claims } = (await admin.get('/api/admin/box_claims/waiting')).json()
    expect(claims.filter((one: { orderId: string }) => one.orderId === orderId)).toEqual([])
    expect(await lettersTo(home)).toEqual([
      'claim_received',
      'claim_received',
      'order_refunded',
      'order_refunded',
    ])
    const [{ id }] = await rows('select id from box_claim where order_id = $1 limit 1', [orderId])
    const give = { clientId: home.clientId, id, give: true }
    expect((await admin.post('/api/admin/box_claims/decide', give)).statusCode).toBe(200)
  })

  test('a photo is required above a limit where it can show the problem, is stored, and is shown only to admins of the brand', async () => {
    const { home, orderId, claim } = await homeWith('delivered')
    const admin = await signedInVisitor(paid.server, paid.adminId)
    const [first, second] = paid.dishes.map(dish => dish.id) as [string, string]
    const damaged = { productId: first, reason: 'damaged', to: 'credit' }
    expect(await codeOf(claim(damaged))).toEqual([422, 'photo_required'])
    expect(await codeOf(claim({ ...damaged, photo: 'R0lGODlhAQABAAAAACw=' }))).toEqual([
      422,
      'picture_unreadable',
    ])
    const noPicture = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 0]).toString('base64')
    expect(await codeOf(claim({ ...damaged, photo: noPicture }))).toEqual([422, 'picture_unreadable'])
    expect(await codeOf(claim({ ...damaged, photo: photo + 'A'.repeat(60_000) }))).toEqual([
      422,
      'picture_too_large',
    ])
    expect(await rows('select id from box_claim where order_id = $1', [orderId])).toEqual([])
    expect((await claim({ ...damaged, photo })).json()).toMatchObject({ state: 'paid' })
    // A missing product cannot be photographed, and a cheap one needs no photo.
    const snack = { productId: paid.snack.id, units: 1, reason: 'damaged' }
    expect((await claim(snack)).json()).toMatchObject({ state: 'paid' })
    const missing = { productId: second, reason: 'missing' }
    expect((await claim(missing)).statusCode).toBe(200)
    const [kept] = await rows('select id from box_claim where order_id = $1 and photo is not null', [orderId])
    const shown = (by: Visitor) =>
      by.get(`/api/admin/box_claims/photo?clientId=${home.clientId}&id=${kept.id}`)
    // Encoded anew: upright, and without what the phone wrote into it.
    const stored = Buffer.from((await shown(admin)).json().jpeg, 'base64')
    expect(await sharp(stored).metadata()).toMatchObject({ format: 'jpeg', width: 20, height: 40 })
    expect(Buffer.from(photo, 'base64').includes('A phone')).toBe(true)
    expect(stored.includes('A phone')).toBe(false)
    const stranger = await signedInVisitor(paid.server, await insertClient(paid.server.services))
    expect((await shown(stranger)).statusCode).toBe(403)
  })

  test('a claim is refused without a product or a problem, for another household’s box, a dish that was not in it, or a day too late', async () => {
    const { claim, orderId, shown } = await homeWith('delivered')
    const productId = paid.dishes[0]?.id
    expect(await codeOf(claim({ reason: 'missing' }))).toEqual([422, 'required'])
    expect(await codeOf(claim({ productId }))).toEqual([422, 'required'])
    expect(await codeOf(claim({ productId: 'nothing-of-it', reason: 'wrong' }))).toEqual([404, 'not_found'])
    const { services } = paid.server
    const stranger = await signedInVisitor(paid.server, await insertClient(services))
    expect(await codeOf(claim({ productId, reason: 'missing' }, stranger))).toEqual([404, 'not_found'])
    expect((await shown()).about).toBe('lines')
    services.clock.set(`${addDays('2026-12-01', claimDays + 1)}T20:00:00.000Z`)
    const self = await signedInVisitor(
      paid.server,
      (await rows('select client_id from client_order where id = $1', [orderId]))[0].client_id,
    )
    expect(await codeOf(claim({ productId, reason: 'missing' }, self))).toEqual([409, 'claim_too_late'])
    services.clock.set(deliveredAt)
  })
})

describe('a box that was not delivered', () => {
  test.each(['payment', 'credit'] as const)('is refunded whole at once, as %s', async to => {
    const { home, orderId, claim, shown } = await homeWith('failed')
    const [{ priced }] = await rows('select priced from client_order where id = $1', [orderId])
    expect(await shown()).toMatchObject({ about: 'whole', leftCents: priced.totalCents })
    expect((await claim({ to })).json()).toMatchObject({ state: 'paid', totalCents: priced.totalCents })
    const card = to === 'payment' ? 0 : priced.payment.cardCents
    expect([await balance(home, 'given'), await balance(home, 'bought')]).toEqual([given, bought + card])
    expect(await rows('select state from client_order where id = $1', [orderId])).toEqual([
      { state: 'refunded' },
    ])
    expect((await shown()).about).toBeNull()
    expect(await codeOf(claim({ to }))).toEqual([409, 'refund_nothing_left'])
  })
})

test('cannot be claimed before it was due', async () => {
  paid.server.services.clock.set(later)
  const home = paid.nextHome()
  const self = await signedInVisitor(paid.server, home.clientId)
  const orderId = orderOf(home, 0).id
  const said = { orderId, productId: paid.snack.id, reason: 'missing', to: 'credit', requestId: randomUUID() }
  expect(await codeOf(self.post('/account/box_claims', said))).toEqual([409, 'claim_too_late'])
})

describe('the limits of refunds without an admin', () => {
  test('can be changed by an admin, for their brand and from then on', async () => {
    const { claim } = await homeWith('delivered')
    const { dishes, adminId, snack } = paid
    const admin = await signedInVisitor(paid.server, adminId)
    const [first] = dishes.map(dish => dish.id) as [string]
    const limits = async () => (await admin.get('/api/admin/box_claims/waiting')).json().limits
    expect(await limits()).toEqual(usualClaimLimits)
    const save = (more: object) =>
      admin.post('/api/admin/box_claims/set_limits', { ...usualClaimLimits, ...more })
    expect((await save({ days: 0 })).statusCode).toBe(422)
    expect((await save({ claims: 1, photoCents: 100_000 })).statusCode).toBe(200)
    expect(await limits()).toEqual({ ...usualClaimLimits, claims: 1, photoCents: 100_000 })
    // No photo is required any more, and the second claim waits.
    expect((await claim({ productId: first, reason: 'quality' })).json()).toMatchObject({ state: 'paid' })
    expect((await claim({ productId: snack.id, reason: 'missing' })).json()).toMatchObject({
      state: 'waiting',
    })
    const { rows: saved } = await paid.server.services.pool.query('select brand, actor from claim_limit')
    expect(saved).toEqual([{ brand: 'freshprep', actor: adminId }])
    await save({})
  })
})
