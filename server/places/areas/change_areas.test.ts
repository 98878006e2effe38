// A list of areas that is taken: whole or not at all, in versions, and read by sign-ups at once.

import { expect, test } from 'vitest'
import { contract } from '../../../contract/index.ts'
import { slotsBySoonest } from '../../../domain/time/slots.ts'
import { cutOffAt } from '../../../tests/cut_off.ts'
import { requestOf } from '../../../tests/household.ts'
import { insertClient } from '../../../tests/http.ts'
import { testServices } from '../../../tests/services.ts'
import { seededTerms } from '../../../tests/terms.ts'
import { places_admin } from '../../calls/places_admin.ts'
import { findArea, slotsOfArea } from './find_area.ts'
import { loadAreas } from './load_areas.ts'

const now = '2026-11-27T18:00:00.000Z'
const services = await testServices({ now })
const { pool } = services
await loadAreas(pool)
const admin = await insertClient(services, { isAdmin: true })
const asked = requestOf(admin, now)
const rows = async (sql: string, values: unknown[] = []) => (await pool.query(sql, values)).rows
const head = 'fsa,zone,place,served\n'
const [unserved] = await rows(
  `select fsa, place from area where brand = 'freshprep' and province = 'BC' and not served order by fsa limit 1`,
)
const fsa = String(unserved?.fsa)
const opening = { list: `${head}${fsa},victoria,Île-aux-Cerfs 李小龙,yes\n`, from: '2027-01-11' }

test('a list with one bad line changes nothing, and each bad line says why', async () => {
  const list = `${opening.list}H2X,montreal,,\nV6B,atlantis,,\n`
  const { lines } = await places_admin.check(services, asked, { ...opening, list })
  expect(lines.map(({ fault, change }) => fault ?? change)).toEqual(['opened', 'elsewhere', 'zone'])
  const set = places_admin.set(services, asked, { ...opening, list, reason: 'More' })
  await expect(set).rejects.toMatchObject({ code: 'lines_refused' })
  for (const from of ['2026-11-27', '2027-12-01'])
    await expect(places_admin.check(services, asked, { ...opening, from })).rejects.toMatchObject({
      code: 'date_unavailable',
    })
  expect(await rows('select * from area_version')).toEqual([])
})

test('killed in the middle, nothing is taken', async () => {
  const set = () => places_admin.set(services, asked, { ...opening, reason: 'A van goes there.' })
  for (const statement of [3, 5, 6]) await cutOffAt(pool, statement, set).catch(() => undefined)
  expect(await rows('select * from area_version')).toEqual([])
  expect(await findArea(pool, `${fsa} 1A1`)).toMatchObject({ served: false })
})

test('an area that is opened has the slots of its zone from its day on, its kitchen, and its versions', async () => {
  const reason = 'A van goes there.'
  expect(await places_admin.set(services, asked, { ...opening, reason })).toEqual({ areas: 1 })
  const area = await findArea(pool, `${fsa} 1A1`)
  expect(area).toMatchObject({ served: true, zone: 'victoria', kitchen: 'vancouver' })
  if (!area) throw new Error('It is gone.')
  const dates = slotsBySoonest('freshprep', await slotsOfArea(pool, area, { now }), now, seededTerms.cutoffs)
  expect(dates.map(({ deliveryDate }) => deliveryDate)).toEqual(['2027-01-11', '2027-01-11'])
  const shown = await places_admin.area(services, asked, { fsa })
  expect(contract.places_admin.area.output.parse(shown)).toEqual(shown)
  const { versions } = shown
  expect(versions.map(({ version, served, reason: why }) => [version, served, why])).toEqual([
    [2, true, reason],
    [1, false, ''],
  ])
  await expect(places_admin.area(services, asked, { fsa: 'H2X' })).rejects.toMatchObject({
    code: 'not_found',
  })
})

test('one that closes to newcomers keeps the day of those who are there, and a newer program changes none', async () => {
  const closing = { list: `${head}${fsa},,,no\n`, from: '2027-02-01' }
  await places_admin.set(services, asked, { ...closing, reason: 'Too far' })
  expect(await findArea(pool, `${fsa} 1A1`)).toMatchObject({ served: false, zone: 'victoria' })
  const again = places_admin.set(services, asked, { ...closing, reason: 'Too far' })
  await expect(again).rejects.toMatchObject({ code: 'invalid_input' })
  await loadAreas(pool)
  expect(await findArea(pool, `${fsa} 1A1`)).toMatchObject({ place: 'Île-aux-Cerfs 李小龙', served: false })
})
