// A file of codes, from marketing's desk to a household's box.

import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { visitor } from '../../../tests/http.ts'
import { signupServer, visitorAt } from '../../../tests/signup.ts'
import { loadCodeFile } from './load_code_file.ts'

const now = '2026-11-27T15:00:00.000Z'
const server = await signupServer(now)
const folder = await mkdtemp(join(tmpdir(), 'codes-'))
afterAll(() => rm(folder, { recursive: true }))

async function load(text: string) {
  const file = join(folder, `${crypto.randomUUID()}.csv`)
  await writeFile(file, text)
  return loadCodeFile(server.services, file)
}

const words = 'A name,Un nom,Small print,Petits caractères'
const header = 'brand,code,off,name_en,name_fr,text_en,text_fr'
const kept = async (code: string) =>
  (
    await server.services.pool.query(
      `select type, unit, elements, minimum_spend_cents, valid_from::text, valid_until::text, audience, once_per_household,
         total_uses, uses, combines_with, is_default from discount_code where code = $1`,
      [code],
    )
  ).rows[0]

test('each column is stored as written; a second run changes only what the file changed', {
  tags: '[ENT-DISCOUNT-BAR] [ENT-DISCOUNT-BAR-ELEMENTS]',
}, async () => {
  const more = 'minimum_spend,from,until,audience,once_per_household,total_uses,combines_with,default'
  const file = `\u{feff}${header},${more}\r
cookit,hiver10,$10.50,"A name, long",Un nom,Small print,Petits caractères,80,2026-12-01,2026-12-24,new,no,300,ReferralCode Voucher,no\r
freshprep,TROIS987,30% 20% 10%,${words},,,,,,,,yes\r
`
  expect(await load(file)).toEqual({ read: 2, added: 2, changed: 0, left: [] })
  expect(await kept('HIVER10')).toEqual({
    type: 'DiscountCode',
    unit: 'cents',
    elements: [1_050],
    minimum_spend_cents: 8_000,
    valid_from: '2026-12-01',
    valid_until: '2026-12-24',
    audience: 'new',
    once_per_household: false,
    total_uses: 300,
    uses: 0,
    combines_with: ['ReferralCode', 'Voucher'],
    is_default: false,
  })
  expect(await kept('TROIS987')).toMatchObject({
    type: 'MultiorderDiscountCode',
    unit: 'percent',
    elements: [30, 20, 10],
    total_uses: null,
    is_default: true,
  })
  const bar = (await visitor(server.app).get('/api/v1/sessions/session_data')).json().discountBar
  expect(bar.discount).toMatchObject({
    code: 'TROIS987',
    elements: [{ value: 30 }, { value: 20 }, { value: 10 }],
  })
  await server.services.pool.query(`update discount_code set uses = 7 where code = 'HIVER10'`)
  expect(await load(`${header},until\ncookit,HIVER10,15%,${words},2026-11-26\n`)).toMatchObject({
    changed: 1,
  })
  expect(await kept('HIVER10')).toMatchObject({ elements: [15], uses: 7, valid_until: '2026-11-26' })
})

test('a household takes a loaded code, and one with a past last day is refused as expired', {
  tags: '[API-settings_payment.apply]',
}, async () => {
  const file = [
    `${header},until`,
    `cookit,NOUVEAU25,25%,${words},`,
    `cookit,FINI2026,25%,${words},2026-11-26`,
  ]
  await load(file.join('\n'))
  const self = await visitorAt(server, 'welcome')
  expect((await self.post('/clients/code', { code: 'nouveau25' })).statusCode).toBe(200)
  const { error } = (await self.post('/clients/code', { code: 'FINI2026' })).json()
  expect(error.code).toBe('code_expired')
})

test('an unreadable line is left out and named with its column, and the others are loaded', async () => {
  const lines: [string, string][] = [
    ['brand', `elsewhere,LONGCODE,10%,${words}`],
    ['code', `cookit,SHORT,10%,${words}`],
    ['code', `cookit,WITH SPACE,10%,${words}`],
    ['off', `cookit,LONGCODE,10,${words}`],
    ['off', `cookit,LONGCODE,0%,${words}`],
    ['off', `cookit,LONGCODE,101%,${words}`],
    ['off', `cookit,LONGCODE,10% $5,${words}`],
    ['name_fr', `cookit,LONGCODE,10%,A name,,Small print,Petits caractères`],
    ['minimum_spend', `cookit,LONGCODE,10%,${words},-5`],
    ['from', `cookit,LONGCODE,10%,${words},,2026-02-30`],
    ['until', `cookit,LONGCODE,10%,${words},,2026-12-02,2026-12-01`],
    ['audience', `cookit,LONGCODE,10%,${words},,,,old`],
    ['once_per_household', `cookit,LONGCODE,10%,${words},,,,,maybe`],
    ['total_uses', `cookit,LONGCODE,10%,${words},,,,,,0`],
    ['combines_with', `cookit,LONGCODE,10%,${words},,,,,,,Everything`],
    ['default', `cookit,LONGCODE,10%,${words},,,,,,,,1`],
  ]
  const more = 'minimum_spend,from,until,audience,once_per_household,total_uses,combines_with,default'
  const file = [`${header},${more}`, ...lines.map(([, line]) => line), `cookit,AMONGBAD1,10%,${words}`].join(
    '\n',
  )
  expect(await load(file)).toEqual({
    read: lines.length + 1,
    added: 1,
    changed: 0,
    left: lines.map(([why], place) => ({ line: place + 2, why, value: expect.any(String) })),
  })
  await expect(load('brand,code\ncookit,LONGCODE\n')).rejects.toThrow(/off, name_en/)
})

test('one NUL byte, a code that comes twice, and bytes that are no UTF-8 are named lines, and the others are loaded', async () => {
  const lines = [
    `cookit,NULBYTE01,10%,A\0 name,Un nom,Small print,Petits caractères`,
    `cookit,TWICE0001,10%,${words}`,
    `cookit,TWICE0001,20%,${words}`,
    `cookit,BROKEN001,10%,\uFFFD,Un nom,Small print,Petits caractères`,
    `freshprep,TWICE0001,10%,${words}`,
  ]
  expect(await load([header, ...lines].join('\n'))).toEqual({
    read: 5,
    added: 2,
    changed: 0,
    left: [
      { line: 2, why: 'characters', value: '' },
      { line: 4, why: 'repetition', value: 'TWICE0001' },
      { line: 5, why: 'characters', value: '' },
    ],
  })
})
