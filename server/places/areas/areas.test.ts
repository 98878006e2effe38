import { describe, expect, test } from 'vitest'
import { testDatabase } from '../../../tests/database.ts'
import { countCommunities, findArea, slotsOfZone } from './find_area.ts'
import { loadAreas } from './load_areas.ts'

const now = '2026-11-27T18:00:00.000Z'
const database = await testDatabase()
await loadAreas(database.pool)

describe('areas', () => {
  test.each([
    ['H2X 3P1', 'cookit', 'QC', 'montreal'],
    ['M5V 1A1', 'cookit', 'ON', 'toronto'],
    ['V6B 1A1', 'freshprep', 'BC', 'vancouver'],
    ['T2P 1A1', 'freshprep', 'AB', 'calgary'],
  ])('%s is served by %s', async (postal, brand, province, kitchen) => {
    expect(await findArea(database.pool, postal)).toMatchObject({ brand, province, kitchen, served: true })
  })

  test('every area served has a zone with slots, in its own brand’s province', async () => {
    const { rows } = await database.pool.query(
      `select fsa from area where served and not exists (select from delivery_slot s where s.zone = area.zone)`,
    )
    expect(rows).toEqual([])
  })

  test('a postal code outside our provinces, or Santa Claus’s, is unknown', async () => {
    expect(await findArea(database.pool, 'R3C 1A1')).toBeNull()
    expect(await findArea(database.pool, 'H0H 0H0')).toBeNull()
  })

  test('slots come by weekday and hour; an unknown zone has none', async () => {
    const slots = await slotsOfZone(database.pool, 'montreal', { now })
    expect(slots.length).toBeGreaterThan(2)
    const order = slots.map(slot => slot.weekday * 100 + slot.startHour)
    expect(order).toEqual([...order].sort((a, b) => a - b))
    expect(await slotsOfZone(database.pool, '', { now })).toEqual([])
  })

  test('both brands deliver to many communities', async () => {
    expect(await countCommunities(database.pool, 'cookit')).toBeGreaterThan(100)
    expect(await countCommunities(database.pool, 'freshprep')).toBeGreaterThan(10)
  })

  test('loading again leaves the same areas', async () => {
    const all = async () => (await database.pool.query('select * from area order by fsa')).rows
    const before = await all()
    await loadAreas(database.pool)
    expect(await all()).toEqual(before)
  })
})
