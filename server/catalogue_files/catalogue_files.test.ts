// The catalogue as files: written, compared, and brought back, on the real database.

import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { atEnd } from '../../tests/database.ts'
import { menusAt } from '../../tests/household.ts'
import { insertClient } from '../../tests/http.ts'
import { testServices } from '../../tests/services.ts'
import { exportCatalogue, importCatalogue } from './import_catalogue.ts'

const now = '2026-11-27T18:00:00.000Z'
const services = await testServices({ now, beginning: menusAt(now) })
const { pool } = services
const admin = await insertClient(services, { isAdmin: true })
const folder = mkdtempSync(join(tmpdir(), 'catalogue-'))
atEnd(() => rmSync(folder, { recursive: true }))

const edit = (name: string, change: (text: string) => string) =>
  writeFileSync(join(folder, name), change(readFileSync(join(folder, name), 'utf8')))
const counts = async () =>
  (
    await pool.query(`select (select count(*)::int from dish_version) as dishes,
      (select count(*)::int from market_item) as items, (select count(*)::int from catalogue_piece) as pieces,
      (select count(*)::int from term_version) as terms`)
  ).rows[0]
const bring = (apply: { email: string; reason: string } | null = null) =>
  importCatalogue(services, folder, { from: 'new', apply, now })

test('what is written is read back as it was: nothing would change', async () => {
  await exportCatalogue(services, folder, now)
  expect(readdirSync(folder).sort()).toEqual([
    'appeal.csv',
    'areas.csv',
    'closed_days.csv',
    'dishes',
    'facts',
    'family.csv',
    'ingredient.csv',
    'kitchen_line.csv',
    'market_items.csv',
    'nutrition.csv',
    'terms.csv',
    'windows.csv',
    'zones.csv',
  ])
  expect(readdirSync(join(folder, 'dishes')).length).toBeGreaterThan(50)
  expect(await bring()).toEqual({ lines: [], refused: 0 })
})

test('an import says what would change before it does, changes it with a name and a reason, and then finds nothing more', async () => {
  const [name = ''] = readdirSync(join(folder, 'dishes'))
  const before = await counts()
  edit(join('dishes', name), text => text.replace(/handsOnMinutes: \d+/, 'handsOnMinutes: 7'))
  edit('market_items.csv', text => {
    const [head = '', first = '', ...rest] = text.split('\n')
    const cells = first.split(',')
    cells[2] = 'Un autre nom'
    return [head, cells.join(','), ...rest].join('\n')
  })
  edit('terms.csv', text => `${text}plan_price,cookit/rtc_2-3,2027-01-04,"{""cents"":1445}"\n`)
  edit('terms.csv', text => `${text}plan_price,cookit/rtc_2-4,2026-12-07,"{""cents"":1995}"\n`)

  const said = await bring()
  expect(said.lines).toHaveLength(4)
  expect(said.lines[0]).toContain(`${name.replace('.yaml', '')}: changed`)
  expect(said.lines[3]).toMatch(/too soon: 2027-01-04 at the earliest/)
  expect(await counts()).toEqual(before)

  const [{ email }] = (await pool.query('select email from client where client_id = $1', [admin])).rows
  await expect(bring({ email: 'nobody@example.com', reason: 'x' })).rejects.toThrow('is no admin')
  const done = await bring({ email, reason: 'As agreed.' })
  expect(done.refused).toBe(1)
  expect(await counts()).toEqual({
    ...before,
    dishes: before.dishes + 1,
    items: before.items + 1,
    terms: before.terms + 1,
  })
  const again = await bring()
  expect(again.lines).toHaveLength(1)
})

test('places: an area closed, a window added and a day closed are said before they are done, done once, and refused where they cannot be', async () => {
  edit('areas.csv', text => text.replace('V5K,vancouver,Vancouver,yes', 'V5K,vancouver,Vancouver,no'))
  edit('windows.csv', text => `${text}freshprep,vancouver,1,8,12,40\nfreshprep,atlantis,1,8,12,\n`)
  edit(
    'closed_days.csv',
    text => `${text}freshprep,2026-12-25,,,Christmas Day,Noël\nfreshprep,2020-12-25,,,Long ago,Jadis\n`,
  )
  const places = (lines: readonly string[]) => lines.filter(line => /areas of|windows of|closed:/.test(line))
  const said = places((await bring()).lines)
  expect(said).toHaveLength(5)
  expect(said[0]).toContain('1 areas of freshprep: V5K')
  expect(said[1]).toContain('windows of vancouver: 5, 4 before')
  expect(said[2]).toContain('refused: not_found')
  expect(said[4]).toContain('refused: day_too_late')
  expect((await pool.query('select zone from zone_version')).rows).toEqual([])
  const [{ email }] = (await pool.query('select email from client where client_id = $1', [admin])).rows
  await bring({ email, reason: 'As agreed.' })
  const versions = await pool.query('select zone, version, reason from zone_version')
  expect(versions.rows).toEqual([{ zone: 'vancouver', version: 2, reason: 'As agreed.' }])
  expect((await pool.query('select day::text from closed_day')).rows).toEqual([{ day: '2026-12-25' }])
  // Only what was refused is still said; and what is written anew is read back as it is.
  expect(places((await bring()).lines)).toHaveLength(2)
  await exportCatalogue(services, folder, now)
  expect(places((await bring()).lines)).toEqual([])
  expect(readFileSync(join(folder, 'windows.csv'), 'utf8')).toContain('freshprep,vancouver,1,8,12,40')
  for (const name of ['areas.csv', 'windows.csv', 'closed_days.csv']) rmSync(join(folder, name))
  expect(places((await bring()).lines)).toEqual([])
  await exportCatalogue(services, folder, now)
})

test('a zone that the base does not know is made with its windows, once, and one whose id is not its name is refused', async () => {
  edit(
    'zones.csv',
    text =>
      `${text}freshprep,gulf-islands,BC,vancouver,Gulf Islands,Gulf Islands\nfreshprep,elsewhere,BC,vancouver,Gulf Islands,Gulf Islands\n`,
  )
  edit('windows.csv', text => `${text}freshprep,gulf-islands,4,12,18,40\nfreshprep,elsewhere,4,12,18,\n`)
  const zones = (lines: readonly string[]) => lines.filter(line => line.startsWith('zone '))
  const said = zones((await bring()).lines)
  expect(said).toHaveLength(2)
  expect(said[0]).toContain('zone gulf-islands of freshprep: new, 1 windows')
  expect(said[1]).toContain('refused: invalid_input')
  const [{ email }] = (await pool.query('select email from client where client_id = $1', [admin])).rows
  await bring({ email, reason: 'As agreed.' })
  expect((await pool.query('select zone, kitchen from zone')).rows).toEqual([
    { zone: 'gulf-islands', kitchen: 'vancouver' },
  ])
  expect(zones((await bring()).lines)).toHaveLength(1)
  await exportCatalogue(services, folder, now)
  expect((await bring()).lines.filter(line => /gulf-islands|elsewhere/.test(line))).toEqual([])
})

test('facts and cutoffs: what differs is said, changed once from its day by whoever may, and read back as it is', async () => {
  const ours = (lines: readonly string[]) => lines.filter(line => /phone|cutoff/.test(line))
  edit(join('facts', 'freshprep.yaml'), text => text.replace('+16045550142', '+16045550177'))
  edit('terms.csv', text => `${text}cutoff,freshprep/2,2026-11-30,"{""days"":5,""time"":""18:00""}"\n`)
  edit('terms.csv', text => `${text}cutoff,freshprep/2,2027-02-01,"{""days"":5,""time"":""18:00""}"\n`)
  const said = ours((await bring()).lines)
  expect(said).toHaveLength(3)
  expect(said[0]).toContain('too soon')
  expect(said[1]).toContain('cutoff freshprep/2')
  expect(said[2]).toContain('from 2026-11-27')
  const [{ email }] = (await pool.query('select email from client where client_id = $1', [admin])).rows
  await bring({ email, reason: 'As agreed.' })
  const kept = await pool.query(
    `select value from brand_fact where brand = 'freshprep' and kind = 'phone' and version = 2`,
  )
  expect(kept.rows).toEqual([{ value: { number: '+16045550177' } }])
  expect(ours((await bring()).lines)).toHaveLength(1)
  await exportCatalogue(services, folder, now)
  expect(ours((await bring()).lines)).toEqual([])
})

test('a file that cannot be read stops the import with its name, and changes nothing', async () => {
  const before = await counts()
  edit('ingredient.csv', text => text.replace('"{', '"'))
  await expect(bring()).rejects.toThrow(/ingredient\.csv:2 cannot be read/)
  expect(await counts()).toEqual(before)
})
