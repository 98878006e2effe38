import { pino } from 'pino'
import { describe, expect, test } from 'vitest'
import { testDatabase } from '../../../tests/database.ts'
import { loadAddresses } from './load_addresses.ts'
import { type findListed, resolveAddress } from './resolve_address.ts'
import { suggest } from './suggest.ts'

const database = await testDatabase()
const lists: Parameters<typeof findListed>[0] = {
  pool: database.pool,
  addressBook: null,
  log: pino({ level: 'silent' }),
}
await loadAddresses(database.pool)
await database.pool.query('analyze civic_address')

const labels = async (typed: string, brand: 'cookit' | 'freshprep' = 'cookit') =>
  (await suggest(lists, { brand, locale: 'fr' }, typed)).map(suggestion => suggestion.label)

describe('suggestions', { tags: '[VAL-ADDRESS-AUTOCOMPLETE]' }, () => {
  const saintDenis = '3535, rue Saint-Denis, Montréal, QC H2X 3P1'

  test.each([
    '3535 rue st den',
    '3535 Saint-Denis',
    '3535, RUE ST-DENIS',
    '3535 st denis montreal',
    '3535 sain den h2x',
    '3535 saint denis street',
    '3535 rue sait denis',
  ])('for %j have 3535, rue Saint-Denis once, first', async typed => {
    const found = await labels(typed)
    expect(found[0]).toBe(saintDenis)
    expect(found.filter(label => label === saintDenis)).toHaveLength(1)
  })

  test.each([
    ['3535 boulevard rosemont', '3535, boul Rosemont, Montréal, QC H1X 1K7'],
    ['505 av laurier e', '505, avenue Laurier Est, Montréal, QC H2J 1E9'],
    ['505 laurier est', '505, avenue Laurier Est, Montréal, QC H2J 1E9'],
    ['505 de liege e', '505, rue de Liège Est, Montréal, QC H2P 1J9'],
    ['505 rue st jerome', '505, rue Saint-Jérôme, Matane, QC G4W 3B8'],
    ['505 king st w', '505 King Street West, Hamilton, ON L8P 1B9'],
    ['505 mcleod ave', '505 Mcleod Avenue, Spruce Grove, AB T7X 2Y5'],
    ['1470 W Broadway', '1470 W Broadway, Vancouver, BC'],
    ['1470 west broadway', '1470 W Broadway, Vancouver, BC'],
    ['150 e cordova', '150 E Cordova St, Vancouver, BC'],
    ['1508 w broadway', '1508 W Broadway, 201, Vancouver, BC V6J 1W8'],
    ['2215 W 10th Ave', '2215 W 10th Ave, Vancouver, BC V6K 2J1'],
    ['suite 100 505 consumers road', '505 Consumers Rd, Suite 100, North York, ON M2J 4V8'],
  ])('ignore accents and abbreviations: %j', async (typed, label) => {
    expect((await labels(typed))[0]).toBe(label)
  })

  test('have the brand’s own provinces first, and the sister’s too', async () => {
    const all = await suggest(lists, { brand: 'freshprep', locale: 'en' }, '3535 rue st den')
    expect(all[0]?.province).toBe('QC')
    const mixed = (await suggest(lists, { brand: 'freshprep', locale: 'en' }, '1200 m')).map(
      one => one.province,
    )
    const first = mixed.findIndex(province => province === 'QC' || province === 'ON')
    expect(mixed.slice(0, first === -1 ? undefined : first).every(one => one === 'BC' || one === 'AB')).toBe(
      true,
    )
  })

  test('are eight at most, and none for less than three characters', async () => {
    expect(await labels('1')).toEqual([])
    expect(await labels('  ')).toEqual([])
    expect(await labels('rue saint')).toHaveLength(8)
    expect((await labels('100')).length).toBe(8)
  })

  test.each(["'", '%', '_ _ _', '\\', '100 %', '100 _____', '"; drop table civic_address; --', '💥💥💥'])(
    'are empty for text that is not an address: %j',
    async typed => {
      expect(Array.isArray(await labels(typed))).toBe(true)
    },
  )

  test('come from an index', async () => {
    const plan = await database.pool.query(
      `explain (format text) select id from civic_address
       where (number = '3535' or number like '3535%') and search_text like all (array['% st%','% den%'])`,
    )
    const text = plan.rows.map(row => Object.values(row)[0]).join('\n')
    expect(text).toContain('Bitmap Index Scan')
    expect(text).not.toContain('Seq Scan')
  })
})

describe('the address chosen', () => {
  const choose = async () => {
    const [suggestion] = await suggest(lists, { brand: 'cookit', locale: 'fr' }, '3535 rue saint-denis')
    return suggestion ?? expect.fail('no suggestion')
  }

  test('has its place on the map, in our own spelling', async () => {
    const { id } = await choose()
    const found = await resolveAddress(lists, { locale: 'fr', id, address: '3535 St Denis' })
    expect(found).toMatchObject({
      address: '3535, rue Saint-Denis',
      city: 'Montréal',
      province: 'QC',
      postal: 'H2X 3P1',
      point: { lat: 45.51798, lon: -73.568679 },
    })
  })

  test('no longer counts once another number or street is typed', async () => {
    const { id } = await choose()
    expect(await resolveAddress(lists, { locale: 'fr', id, address: '3536 rue Saint-Denis' })).toBe('changed')
    expect(await resolveAddress(lists, { locale: 'fr', id, address: '3535 rue Rosemont' })).toBe('changed')
  })

  test.each(['', 'x', '999999999', '-1', '1.5', '99999999999999', 'post:1', 'google:x'])(
    'cannot have the id %j',
    async id => {
      expect(await resolveAddress(lists, { locale: 'fr', id, address: '3535 rue Saint-Denis' })).toBeNull()
    },
  )
})

test('loading again leaves the same addresses under the same ids, and adds missing ones', async () => {
  const all = () =>
    database.pool.query('select id, number, street, unit, postal from civic_address order by id')
  const before = (await all()).rows
  await loadAddresses(database.pool)
  expect((await all()).rows).toEqual(before)
  await database.pool.query(`delete from civic_address where number = '3535'`)
  await loadAddresses(database.pool)
  expect((await all()).rows).toEqual(before)
  expect(before.length).toBeGreaterThan(45_000)
})
