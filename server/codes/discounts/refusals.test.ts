// A refused code says why, wherever it is entered: at sign-up, in settings, in a box, and by a link.

import { describe, expect, test } from 'vitest'
import { welcomeCodes } from '../../../seed/catalogue/codes.ts'
import type { Visitor } from '../../../tests/http.ts'
import { openSettings } from '../../../tests/open_settings.ts'
import { signupServer, visitorAt } from '../../../tests/signup.ts'
import { demoCodes } from '../../demo/discount_codes.ts'
import { loadCodes } from './load_codes.ts'

const now = '2026-11-23T18:00:00.000Z'
const server = await signupServer(now)
await server.services.pool.query(
  `insert into discount_code (brand, code, type, unit, elements, minimum_spend_cents, name_en, name_fr, text_en, text_fr,
     valid_from, total_uses, uses, audience)
   select b, c.code, 'DiscountCode', 'percent', '[10]', 0, c.code, c.code, '', '', c.starts::date, c.total, coalesce(c.total, 0),
     c.audience
   from unnest('{freshprep,cookit}'::text[]) b, (values
     ('ALLGONE', null, 3, 'anyone'), ('NOTYET', '2027-01-01', null, 'anyone'), ('COMEBACK', null, null, 'returning')
   ) c (code, starts, total, audience)`,
)

type Send = (code: string, language: string) => Promise<{ code: string; sentence: string }>

const sender =
  (self: Visitor, url: string, more: object = {}): Send =>
  async (code, language) => {
    const answer = await self.post(url, { code, ...more }, { 'accept-language': language })
    const { error } = answer.json()
    expect(error.fields?.code?.message ?? error.message).toBe(error.message)
    return { code: error.code, sentence: error.message.replaceAll('\u00a0', ' ') }
  }

async function household(): Promise<Visitor> {
  const self = await visitorAt(server, 'welcome')
  await server.services.pool.query('delete from held_discount where client_id = $1', [await idOf(self)])
  await openSettings(self)
  return self
}
const idOf = async (self: Visitor) =>
  (await self.get('/api/v1/sessions/session_data')).json().client.id as string

const places: Readonly<Record<string, () => Promise<Send>>> = {
  'at sign-up': async () =>
    sender(await visitorAt(server, 'registration'), '/api/v1/signup/save_discount_code'),
  'in settings': async () => sender(await household(), '/api/v1/settings_payment/apply'),
  'in a box': async () => {
    const self = await household()
    const { rows } = await server.services.pool.query(
      `select id from client_order where client_id = $1 and state = 'upcoming' order by week limit 1`,
      [await idOf(self)],
    )
    return sender(self, '/clients/code', { orderId: rows[0].id })
  },
}

describe.each(Object.keys(places))('a code %s', place => {
  test('is refused with its reason, in both languages', {
    tags: '[ERR-INVALID-CODE-EN] [ERR-INVALID-CODE-FR]',
  }, async () => {
    const send = await (places[place] as () => Promise<Send>)()
    const said = async (code: string) => [await send(code, 'en'), await send(code, 'fr')]
    expect(await said('NOSUCH')).toEqual([
      { code: 'invalid_code', sentence: 'Invalid code' },
      { code: 'invalid_code', sentence: 'Code non valide' },
    ])
    expect(await said('gone')).toEqual([
      { code: 'code_expired', sentence: 'Invalid code: it was valid until January 1, 2020.' },
      { code: 'code_expired', sentence: 'Code non valide : il était bon jusqu’au 1er janvier 2020.' },
    ])
    expect(await said('ALLGONE')).toEqual([
      { code: 'code_used_up', sentence: 'Invalid code: it’s reached its limit.' },
      { code: 'code_used_up', sentence: 'Code non valide : il a été utilisé le nombre de fois permis.' },
    ])
    const [english, french] = await said('BIGBOX')
    expect(english?.code).toBe('minimum_spend_not_met')
    expect(english?.sentence).toMatch(/^Minimum Spend not met: add \$\d+\.\d\d more\.$/)
    expect(french?.sentence).toMatch(/^Achat minimum non atteint : il manque \d+,\d\d\s\$\.$/)
    expect((await send('NOTYET', 'en')).code).toBe('invalid_code')
    expect((await send('COMEBACK', 'en')).code).toBe('code_returning_only')
  })
})

test('one’s own code is refused as used, in settings and in a box', async () => {
  for (const place of ['in settings', 'in a box'] as const) {
    const send = await (places[place] as () => Promise<Send>)()
    await send('TENOFF', 'en').catch(() => undefined)
    expect(await send('TENOFF', 'en')).toEqual({
      code: 'code_already_used',
      sentence: 'Invalid code: it’s already been used.',
    })
  }
})

test('the codes for a first box are for households that have not paid for one', async () => {
  const { pool } = server.services
  // Before the codes are loaded: a public one would be given to the household at its sign-up.
  const self = await household()
  await loadCodes(pool, [...welcomeCodes, ...demoCodes])
  const send = sender(self, '/api/v1/settings_payment/apply')
  await pool.query(
    `update client_order set state = 'delivered' where client_id = $1
       and week = (select min(week) from client_order where client_id = $1)`,
    [await idOf(self)],
  )
  for (const code of ['BIENVENUE50', 'TROIS321']) expect((await send(code, 'en')).code).toBe('code_new_only')
})
