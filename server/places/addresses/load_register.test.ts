import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterAll, expect, test } from 'vitest'
import { testDatabase } from '../../../tests/database.ts'
import { loadAddresses } from './load_addresses.ts'
import { loadRegister } from './load_register.ts'
import { suggest } from './suggest.ts'

const database = await testDatabase()
await loadAddresses(database.pool)
const folder = mkdtempSync(join(tmpdir(), 'register-'))
afterAll(() => rmSync(folder, { recursive: true }))

const header =
  'LOC_GUID,ADDR_GUID,APT_NO_LABEL,CIVIC_NO,CIVIC_NO_SUFFIX,OFFICIAL_STREET_NAME,OFFICIAL_STREET_TYPE,OFFICIAL_STREET_DIR,PROV_CODE,CSD_ENG_NAME,CSD_FRE_NAME,CSD_TYPE_ENG_CODE,CSD_TYPE_FRE_CODE,MAIL_STREET_NAME,MAIL_STREET_TYPE,MAIL_STREET_DIR,MAIL_MUN_NAME,MAIL_PROV_ABVN,MAIL_POSTAL_CODE,BG_X,BG_Y,BU_N_CIVIC_ADD,BU_USE'

function file(name: string, lines: readonly string[]): string {
  const path = join(folder, name)
  writeFileSync(path, `\uFEFF${[header, ...lines].join('\r\n')}\r\n`)
  return path
}

const labels = async (typed: string) => {
  const lists = { pool: database.pool, addressBook: null, log: pino({ level: 'silent' }) }
  return (await suggest(lists, { brand: 'freshprep', locale: 'en' }, typed)).map(one => one.label)
}

test('addresses of the national register are suggested, flats of one as one, loaded twice as once', {
  tags: '[VAL-ADDRESS-AUTOCOMPLETE]',
}, async () => {
  const path = file('part.csv', [
    'a,1,,1500,,Broadway,,W,59,Vancouver,Vancouver,CY,CY,BROADWAY,,W,VANCOUVER,BC,V6J5L1,4016730.599,2006014.916,,1',
    'a,2,101,1500,,Broadway,,W,59,Vancouver,Vancouver,CY,CY,BROADWAY,,W,VANCOUVER,BC,V6J5L1,4016730.599,2006014.916,,1',
    'b,3,,8811,A,Saint-Denis,Rue,,24,Montréal,Montréal,V,V,SAINT-DENIS,RUE,,MONTRÉAL,QC,H2M1B3,7631134.613,1246354.57,,1',
    'c,4,,12,,"Main, Old",St,,46,Winnipeg,Winnipeg,CY,CY,MAIN,ST,,WINNIPEG,MB,R3C1A1,1,1,,1',
    'd,5,,,,Nowhere,Rd,,59,Hope,Hope,DM,DM,NOWHERE,RD,,HOPE,BC,V0X1L0,1,1,,1',
  ])
  expect(await loadRegister(database.pool, path)).toEqual({ read: 5, added: 2, left: 3, unreadable: [] })
  expect(await loadRegister(database.pool, path)).toEqual({ read: 5, added: 0, left: 5, unreadable: [] })
  expect((await labels('1500 w broadway'))[0]).toBe('1500 Broadway W, Vancouver, BC V6J 5L1')
  expect((await labels('8811a st denis'))[0]).toBe('8811a, rue Saint-Denis, Montréal, QC H2M 1B3')
  const { rows } = await database.pool.query(
    `select lat, lon from civic_address where number = '1500' and source = 'register'`,
  )
  expect(rows).toEqual([{ lat: expect.closeTo(49.26327, 4), lon: expect.closeTo(-123.13763, 4) }])
  // Every start loads the program's own part, and leaves the register's alone.
  await loadAddresses(database.pool)
  expect(await labels('1500 w broadway')).toHaveLength(1)
})

test('a file that is not the register’s is refused with its missing columns', async () => {
  const path = join(folder, 'other.csv')
  writeFileSync(path, 'CIVIC_NO,STREET\n1,Main\n')
  await expect(loadRegister(database.pool, path)).rejects.toThrow(/no OFFICIAL_STREET_NAME, MAIL_MUN_NAME/)
})

test('a large file is read as a stream, a batch at a time', async () => {
  const lines = Array.from(
    { length: 12_000 },
    (_, at) =>
      `x,${at},,${at + 1},,Long,Rd,,59,Hope,Hope,DM,DM,LONG,RD,,HOPE,BC,V0X1L0,4016730.5,2006014.9,,1`,
  )
  const seen: number[] = []
  const load = await loadRegister(database.pool, file('large.csv', lines), ({ read }) => seen.push(read))
  expect(load.added).toBe(12_000)
  expect(seen).toEqual([5000, 10_000, 12_000])
})
