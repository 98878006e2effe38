import { expect, test } from 'vitest'
import { contract } from '../../../contract/index.ts'
import { cutoffOf } from '../../../domain/time/cutoff.ts'
import { addDays, weekdayOf } from '../../../domain/time/zone.ts'
import { testDatabase } from '../../../tests/database.ts'
import { seededTerms } from '../../../tests/terms.ts'
import { openMemory } from '../../request/memory.ts'
import { countCommunities } from '../areas/find_area.ts'
import { loadAreas } from '../areas/load_areas.ts'
import { locationData } from './location_data.ts'

const now = '2026-11-24T22:42:00.000Z'
const database = await testDatabase()
const services = { ...database, memory: openMemory() }

test('is empty where nothing is served', { tags: '[API-locations.location_data]' }, async () => {
  expect(await locationData(services, 'cookit', now)).toMatchObject({
    communities: 0,
    provinces: [],
    days: [],
  })
})

test('names the communities of a brand by province, as many as it claims', {
  tags: '[API-locations.location_data] [CLAIM-COVERAGE]',
}, async () => {
  await loadAreas(database.pool)
  for (const brand of ['freshprep', 'cookit'] as const) {
    const shown = await locationData(services, brand, now)
    expect(contract.locations.location_data.output.parse(shown)).toEqual(shown)
    expect(shown.communities).toBe(await countCommunities(database.pool, brand))
    // Said by province, they are as many as said together.
    expect(shown.communities).toBe(shown.provinces.reduce((sum, { places }) => sum + places.length, 0))
    expect(shown.provinces.map(({ province }) => province)).toEqual(
      brand === 'freshprep' ? ['BC', 'AB'] : ['QC', 'ON'],
    )
    for (const place of shown.provinces.flatMap(({ places }) => places)) {
      expect(place.weekdays.length, place.name).toBeGreaterThan(0)
      expect(place.areas, place.name).toBeGreaterThan(0)
    }
  }
})

test('each day can be ordered until the weekday of its cutoff', {
  tags: '[API-locations.location_data]',
}, async () => {
  const { days } = await locationData(services, 'freshprep', now)
  expect(days.map(({ weekday }) => weekday)).toEqual([1, 2, 3, 7])
  const monday = '2026-11-30'
  for (const { weekday, cutoffWeekday, cutoffTime, windows } of days) {
    expect(cutoffTime).toBe('23:59')
    const cutoff = cutoffOf('freshprep', addDays(monday, weekday - 1), seededTerms.cutoffs)
    const day = Temporal.Instant.from(cutoff).toZonedDateTimeISO('America/Vancouver').toPlainDate().toString()
    expect(cutoffWeekday).toBe(weekdayOf(day))
    expect(windows.length).toBeGreaterThan(0)
  }
})
