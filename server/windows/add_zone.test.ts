// A zone that the company makes, on the real database: its windows, its areas, and a household that comes to it.

import { expect, test } from 'vitest'
import { contract, type ParsedOf } from '../../contract/index.ts'
import { slotsBySoonest } from '../../domain/time/slots.ts'
import { requestOf } from '../../tests/household.ts'
import { insertClient } from '../../tests/http.ts'
import { testServices } from '../../tests/services.ts'
import { seededTerms } from '../../tests/terms.ts'
import { closedDays } from '../calls/closed_days.ts'
import { places_admin } from '../calls/places_admin.ts'
import { findArea, slotsOfArea } from '../places/areas/find_area.ts'
import { loadAreas } from '../places/areas/load_areas.ts'

const now = '2026-11-27T18:00:00.000Z'
const services = await testServices({ now })
const { pool } = services
await loadAreas(pool)
const asked = requestOf(await insertClient(services, { isAdmin: true }), now)

const { firstWindows, areas } = await places_admin.list(services, asked, {})
const fsa = areas.find(({ served, province }) => !served && province === 'BC')?.fsa ?? ''
const zone: ParsedOf<'places_admin.add_zone'> = {
  name: { en: 'Gulf Islands', fr: 'Îles Gulf' },
  province: 'BC',
  kitchen: 'vancouver',
  from: firstWindows,
  windows: [{ weekday: 4, startHour: 12, endHour: 18, capacity: 40 }],
  reason: 'A new city. 李小龙',
}
const add = (change: Partial<typeof zone> = {}) =>
  places_admin.add_zone(services, asked, { ...zone, ...change })
const listed = async () =>
  (await places_admin.list(services, asked, {})).zones.find(one => one.zone === 'gulf-islands')
const put = (line: string) =>
  places_admin.check(services, asked, { list: `fsa,zone,place,served\n${line}`, from: '2026-12-10' })

test.each([
  ['another brand’s province', { province: 'QC' }, 'not_found'],
  ['a kitchen that there is not', { kitchen: 'montreal' }, 'not_found'],
  ['a day whose cutoff is too near', { from: '2026-11-28' }, 'date_unavailable'],
  ['a name without letters', { name: { en: '🎂', fr: '🎂' } }, 'invalid_input'],
  ['a name that is taken', { name: { en: 'Vancouver', fr: 'Vancouver' } }, 'conflict'],
  [
    'windows that end before they begin',
    { windows: [{ weekday: 4, startHour: 18, endHour: 12, capacity: null }] },
    'invalid_input',
  ],
] as const)('%s is refused, and nothing is written', async (_, change, code) => {
  await expect(add(change as Partial<typeof zone>)).rejects.toMatchObject({ code })
  expect((await pool.query('select zone from zone')).rows).toEqual([])
})

test('it is shown with its name and windows at once, and no area is in it', async () => {
  expect((await put(`${fsa},gulf-islands,Gulf Islands,yes`)).lines).toMatchObject([{ fault: 'zone' }])
  expect(await add()).toEqual({ zone: 'gulf-islands' })
  await expect(add()).rejects.toMatchObject({ code: 'conflict' })
  expect(await listed()).toMatchObject({
    name: zone.name,
    kitchen: 'vancouver',
    areas: 0,
    windows: [{ weekday: 4, startHour: 12, endHour: 18 }],
  })
  const shown = await places_admin.zone(services, asked, { zone: 'gulf-islands' })
  expect(contract.places_admin.zone.output.parse(shown)).toEqual(shown)
  expect(shown).toMatchObject({
    kitchen: 'vancouver',
    version: 1,
    versions: [{ version: 1, reason: zone.reason }],
  })
})

test('an area of its province goes into it, has its kitchen, and is offered its windows from their day on', async () => {
  const other = areas.find(({ province }) => province === 'AB')?.fsa
  expect((await put(`${other},gulf-islands,,yes`)).lines).toMatchObject([{ fault: 'province' }])
  const list = `fsa,zone,place,served\n${fsa},gulf-islands,Gulf Islands,yes`
  await places_admin.set(services, asked, { list, from: '2026-12-10', reason: 'It is near.' })
  const area = await findArea(pool, `${fsa} 1A1`)
  expect(area).toMatchObject({ served: true, zone: 'gulf-islands', kitchen: 'vancouver' })
  if (!area) throw new Error('It is gone.')
  const slots = slotsBySoonest('freshprep', await slotsOfArea(pool, area, { now }), now, seededTerms.cutoffs)
  expect(slots).toMatchObject([{ deliveryDate: '2026-12-10', slot: { startHour: 12, endHour: 18 } }])
  expect(await listed()).toMatchObject({ areas: 1, served: 1 })
  const { zones } = await closedDays.year(services, asked, {})
  expect(zones).toContainEqual({ kitchen: 'vancouver', zone: 'gulf-islands', name: zone.name })
})

test('its windows change as any other zone’s do', async () => {
  const windows = [{ weekday: 5, startHour: 12, endHour: 18, capacity: null }]
  const change = { zone: 'gulf-islands', base: 1, from: '2027-01-11', windows, reason: 'Fridays.' }
  expect(await places_admin.set_windows(services, asked, change)).toMatchObject({ version: 2, households: 0 })
})
