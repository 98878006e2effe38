// Weeks that are planned by hand: on the board, by the job that publishes, and after publishing.

import { expect, test } from 'vitest'
import type { ParsedOf } from '../../contract/index.ts'
import { addWeeks, menuWeeksInUse } from '../../domain/time/weeks.ts'
import { menusAt, orderOf, requestOf, subscribe } from '../../tests/household.ts'
import { insertClient } from '../../tests/http.ts'
import { testServices } from '../../tests/services.ts'
import { brokenGuarantees, giveCard } from '../../tests/weekly.ts'
import { menu_weeks } from '../calls/menu_weeks.ts'
import { mendCorrections } from '../corrections/mend_corrections.ts'
import { setQuantity } from '../money/late_edit/add_late.ts'
import { publishMenus } from './publish.ts'

const now = '2026-11-27T18:00:00.000Z'
const services = await testServices({ now, beginning: menusAt(now) })
const { pool } = services
const admin = await insertClient(services, { isAdmin: true })
const request = (at = now) => requestOf(admin, at)
const rows = async (sql: string, values: unknown[] = []) => (await pool.query(sql, values)).rows

/** The first week that is not published, and those after it. */
const next = addWeeks(menuWeeksInUse('freshprep', now).at(-1) as string, 1)
const board = (week = next, at = now) => menu_weeks.board(services, request(at), { week })
const plan = (of: Partial<ParsedOf<'menu_weeks.plan'>> & { base: number }, week = next) =>
  menu_weeks.plan(services, request(), { week, dishes: null, locked: [], ...of })
const ids = (of: { dishes: readonly { id: string }[] }) => of.dishes.map(({ id }) => id)
const published = async (week: string) =>
  (
    await rows(
      `select product_id as id from menu_entry where brand = 'freshprep' and week = $1 and kind = 'rtc' and capacity > 0 order by rank`,
      [week],
    )
  ).map(({ id }) => id)
const refusal = (code: string) => expect.objectContaining({ code })

test('a week that nobody planned shows what the planner proposes, which keeps every rule, and is published as shown', async () => {
  const shown = await board()
  expect(shown).toMatchObject({ state: 'proposed', editable: true, publishable: true, mends: [], gone: [] })
  expect(shown.plan).toMatchObject({ version: 0, byHand: false })
  expect(shown.dishes).toHaveLength(18)
  const beyond = await board(addWeeks(next, 1))
  expect(beyond).toMatchObject({ state: 'proposed', publishable: false, mends: [] })
  expect(ids(beyond).filter(id => ids(shown).includes(id))).toEqual([])

  const later = '2026-12-02T18:00:00.000Z'
  await publishMenus(services, later)
  expect(await published(next)).toEqual(ids(shown))
  await pool.query(`delete from menu_week where week = $1`, [next])
  await pool.query(`delete from menu_entry where week = $1`, [next])
})

test('a plan by hand breaks a rule, the board says which exchange mends it, and the job publishes what was planned', async () => {
  const shown = await board()
  const vegetarian = shown.dishes.filter(({ diets }) => diets.includes('vegetarian'))
  const [out] = vegetarian
  const { dishes: others } = await menu_weeks.dishes(services, request(), {
    week: next,
    dishes: ids(shown),
    out: out?.id,
    category: 'meat-and-fish',
  })
  const [into] = others
  expect(into?.breaks).toContain('vegetarian')
  const dishes = ids(shown).map(id => (id === out?.id ? (into?.id as string) : id))
  const saved = await plan({ base: 0, dishes, locked: [into?.id as string] })
  expect(saved).toMatchObject({ state: 'planned', plan: { version: 1, byHand: true } })
  expect(ids({ dishes: saved.before })).toEqual(ids(shown))
  const mend = saved.mends.find(({ rule }) => rule === 'vegetarian')
  expect(mend?.into).toBeTruthy()
  expect(mend?.out?.id).not.toBe(into?.id)
  expect(mend?.broken).not.toContain('vegetarian')

  await publishMenus(services, '2026-12-02T18:00:00.000Z')
  expect(new Set(await published(next))).toEqual(new Set(dishes))
  expect(
    await rows('select version, published_at is null as waits from menu_plan where week = $1', [next]),
  ).toEqual([{ version: 1, waits: false }])
  await pool.query(`delete from menu_week where week = $1`, [next])
  await pool.query(`delete from menu_entry where week = $1`, [next])
  await pool.query('truncate menu_plan')
})

test('of two people on one week the second is refused, and reads what the first did', async () => {
  const shown = await board()
  await plan({ base: 0, dishes: ids(shown).toReversed() })
  await expect(plan({ base: 0, dishes: ids(shown) })).rejects.toEqual(refusal('catalogue_changed'))
  const [one, two] = await Promise.allSettled([
    plan({ base: 1, dishes: ids(shown).slice(1) }),
    plan({ base: 1, dishes: ids(shown).slice(2) }),
  ])
  expect([one.status, two.status].sort()).toEqual(['fulfilled', 'rejected'])
  expect((await board()).plan.version).toBe(2)
  await pool.query('truncate menu_plan')
})

test('a dish that is not offered any more leaves its place to the planner; one of the other brand cannot be planned', async () => {
  const shown = await board()
  const [gone = '', ...rest] = ids(shown)
  await plan({ base: 0, dishes: ids(shown) })
  await pool.query(
    `insert into dish_version (dish_id, version, kind, content, recipe, withdrawn, place)
     select dish_id, version + 1, kind, content, recipe, true, place from dish_version where dish_id = $1`,
    [gone],
  )
  await pool.query('update catalogue_revision set revision = revision + 1')
  await expect.poll(async () => (await board()).gone.map(({ id }) => id)).toEqual([gone])
  await publishMenus(services, '2026-12-02T18:00:00.000Z')
  const menu = await published(next)
  expect(menu).toHaveLength(18)
  expect(menu).not.toContain(gone)
  expect(rest.filter(id => !menu.includes(id))).toEqual([])
  await expect(plan({ base: 0, dishes: [gone, ...rest] }, addWeeks(next, 1))).rejects.toEqual(
    refusal('invalid_input'),
  )
  await expect(plan({ base: 0, dishes: ['nothing-like-it'] }, addWeeks(next, 1))).rejects.toEqual(
    refusal('invalid_input'),
  )
  await pool.query(`delete from dish_version where dish_id = $1 and withdrawn`, [gone])
  await pool.query('update catalogue_revision set revision = revision + 1')
  await pool.query(`delete from menu_week where week = $1`, [next])
  await pool.query(`delete from menu_entry where week = $1`, [next])
  await pool.query('truncate menu_plan')
})

test('weeks are published in their order, and neither a past one nor one too far away is touched', async () => {
  const publish = (week: string, base = 0) => menu_weeks.publish(services, request(), { week, base })
  await expect(publish(addWeeks(next, 1))).rejects.toEqual(refusal('week_before_open'))
  await expect(plan({ base: 0, dishes: ids(await board()) }, '2026-11-16')).rejects.toEqual(
    refusal('week_over'),
  )
  await expect(board('2028-01-03')).rejects.toEqual(refusal('not_found'))
  await expect(board('2026-12-01')).rejects.toEqual(refusal('not_found'))
  const { board: after } = await publish(next)
  expect(after).toMatchObject({ state: 'open', publishedAt: now })
  await expect(publish(next, 3)).rejects.toEqual(refusal('catalogue_changed'))
})

test('a dish taken out of a published week leaves its boxes in that week and at that brand alone, and their households are told', async () => {
  const household = await subscribe(pool, now)
  const elsewhere = await subscribe(pool, now)
  const other = await subscribe(pool, now)
  const { week } = orderOf(household, 0)
  const before = await board(week)
  const free = before.dishes.filter(({ surchargeCents }) => surchargeCents === 0)
  const again = addWeeks(week, 2)
  const alsoThen = await published(again)
  const out = free.find(({ id }) => alsoThen.includes(id))
  const kept = free.find(({ id }) => id !== out?.id)
  const fill = async (who: typeof household, place: number, productId: string) => {
    await giveCard(pool, who.clientId, 'approves', now)
    await setQuantity(
      services,
      { clientId: who.clientId, orderId: orderOf(who, place).id, now },
      { productId, quantity: 1 },
    )
  }
  await fill(household, 0, out?.id as string)
  await fill(elsewhere, 2, out?.id as string)
  await fill(other, 0, kept?.id as string)
  expect(orderOf(elsewhere, 2).week).toBe(again)

  const dishes = ids(before).filter(id => id !== out?.id)
  const { dishes: come } = await menu_weeks.dishes(services, request(), {
    week,
    dishes: ids(before),
    out: out?.id,
  })
  const into = come[0]?.id as string
  const draft = await plan({ base: 0, dishes: [...dishes, into] }, week)
  expect(draft.before.map(({ id }) => id)).toEqual(ids(before))
  expect(await published(week)).toContain(out?.id)
  const preview = await menu_weeks.preview(services, request(), { week })
  expect(preview).toMatchObject({ boxes: 1, households: 1, version: 1 })
  expect(preview.left).toEqual([{ id: out?.id, name: out?.name, boxes: 1 }])
  expect(preview.outcomes).toMatchObject({ replaced: 1, kept: 0 })

  const { boxes, board: after } = await menu_weeks.publish(services, request(), { week, base: 1 })
  expect(boxes).toBe(1)
  expect(ids(after)).not.toContain(out?.id)
  expect(new Set(await published(week))).toEqual(new Set([...dishes, into]))
  const held = async (who: typeof household) =>
    (await rows('select product_id as id from order_line where client_id = $1', [who.clientId])).map(
      ({ id }) => id,
    )
  expect(await held(household)).not.toContain(out?.id)
  expect(await held(household)).toHaveLength(1)
  expect(await held(elsewhere)).toEqual([out?.id])
  expect(await held(other)).toEqual([kept?.id])
  const letters = await rows(
    `select client_id as id from outbox_message where template = 'product_corrected' and channel = 'email'`,
  )
  expect(letters.map(({ id }) => id)).toEqual([household.clientId])
  await mendCorrections(services)
  expect(await brokenGuarantees(pool, now)).toEqual([])
  await expect(
    setQuantity(
      services,
      { clientId: other.clientId, orderId: orderOf(other, 0).id, now },
      { productId: out?.id as string, quantity: 1 },
    ),
  ).rejects.toEqual(refusal('sold_out'))

  // A later correction of the dish does not bring it back.
  await pool.query(`update menu_entry set taken = 0 where week = $1`, [week])
  const back = await plan({ base: 1, dishes: [...dishes, out?.id as string] }, week)
  expect(back.before.map(({ id }) => id)).not.toContain(out?.id)
  await menu_weeks.publish(services, request(), { week, base: 2 })
  expect(await published(week)).toContain(out?.id)
})
