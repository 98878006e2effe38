// The account settings: names, language, and given value.

import { describe, expect, test } from 'vitest'
import { accountServer, accountsStart, showAccount, updateAccount } from '../../../tests/account_settings.ts'
import { recordBalances } from '../../../tests/ledger.ts'

const { mailTo, person, server } = await accountServer()

describe('the account', { tags: '[API-settings_account.show] [ENT-ACCOUNT-IDENTITY]' }, () => {
  test('shows names, email, language and devices, and of the password only that there is one', async () => {
    const { self, email, shown } = await person()
    expect(await shown()).toEqual({
      firstName: 'Ada',
      lastName: 'Test',
      email,
      newEmail: null,
      language: 'en',
      password: true,
      devices: [
        { id: expect.any(String), name: null, here: true, since: '2026-11-20', lastSeen: '2026-11-20' },
      ],
      givenCents: 0,
    })
    expect((await self.get(showAccount)).body).not.toContain('argon2')
  })

  test('names its owner and its settings pages', {
    tags: '[API-settings_account.welcome]',
  }, async () => {
    const { self, clientId } = await person()
    const welcome = async () => (await self.get('/api/v1/settings_account/welcome')).json()
    expect(await welcome()).toEqual({ firstName: 'Ada', subscription: null, corporateCreditPlan: false })
    await server.services.pool.query(
      `insert into corporate_credit_plan values ($1, 'team', 5000, '2027-01-01')`,
      [clientId],
    )
    expect(await welcome()).toMatchObject({ corporateCreditPlan: true })
  })
})

describe('a name', { tags: '[API-settings_account.update]' }, () => {
  test('is changed by POST and by GET, alone or with the other, and recorded with the device', {
    tags: '[BIZ-CLIENT-SETTINGS]',
  }, async () => {
    const { self, shown, events } = await person()
    const agent = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0; rv:142.0) Gecko/20100101 Firefox/142.0' }
    const answer = await self.post(updateAccount, { firstName: ' Zoë  Ann ' }, agent)
    expect(answer.json()).toMatchObject({ firstName: 'Zoë Ann', lastName: 'Test' })
    expect((await self.get(`${updateAccount}?lastName=O’Brien`)).statusCode).toBe(200)
    expect(await shown()).toMatchObject({ firstName: 'Zoë Ann', lastName: 'O’Brien' })
    await self.post(updateAccount, { lastName: 'O’Brien' })
    expect(await events()).toEqual([
      { kind: 'name_changed', data: { from: 'Ada Test', to: 'Zoë Ann Test' }, device: 'Firefox, Windows' },
      { kind: 'name_changed', data: { from: 'Zoë Ann Test', to: 'Zoë Ann O’Brien' }, device: null },
    ])
  })

  test.each(['', 'x', '12', 'http://evil.example'])('%j is refused, and changes nothing', async firstName => {
    const { self, shown } = await person()
    const answer = await self.post(updateAccount, { firstName, lastName: 'Other' })
    expect([answer.statusCode, answer.json().error.code]).toEqual([422, 'name_too_short'])
    expect(await shown()).toMatchObject({ firstName: 'Ada', lastName: 'Test' })
  })

  test('is not changed by a GET from another site', async () => {
    const { self, shown } = await person()
    const answer = await self.get(`${updateAccount}?firstName=Mallory`, { 'sec-fetch-site': 'cross-site' })
    expect([answer.statusCode, answer.json().error.code]).toEqual([403, 'cross_site'])
    expect((await shown()).firstName).toBe('Ada')
  })
})

describe('the language', () => {
  test('applies to the site and to every message, at once', { tags: '[ENT-ACCOUNT-LANGUAGE]' }, async () => {
    const { self, shown } = await person()
    await self.post(updateAccount, { language: 'fr' })
    expect((await shown()).language).toBe('fr')
    expect((await self.get('/api/v1/sessions/session_data')).json().locale).toBe('fr')
  })
})

describe('value the house gave', { tags: '[API-settings_account.expire_gc]' }, () => {
  const value = async (clientId: string, account: string, cents: number) => {
    await server.services.pool.query(
      `insert into ledger_entry (client_id, key, account, amount_cents, reason, actor, at)
       select $1, $2, a, c, 'test', 'admin', $5 from (values ($3, $4::int), ('house', -$4::int)) as e (a, c)`,
      [clientId, `test:${account}`, account, cents, accountsStart],
    )
    await recordBalances(server.services.pool)
  }
  const expire = '/api/v1/settings_account/expire_gc'

  test('expires by GET and by POST, once, with a receipt; bought value stays', async () => {
    const { clientId, self, shown, email } = await person()
    await value(clientId, 'given', 2_500)
    await value(clientId, 'bought', 5_000)
    const refused = await self.get(expire, { 'sec-fetch-site': 'cross-site' })
    expect(refused.json().error.code).toBe('cross_site')
    expect((await shown()).givenCents).toBe(2_500)
    const answer = (await self.get(expire)).json()
    expect(answer).toEqual({
      success: true,
      givenCents: 2_500,
      reference: expect.stringMatching(/^.{4}-.{4}$/),
    })
    expect((await self.post(expire)).json()).toEqual({ success: true, givenCents: 0, reference: null })
    const { rows } = await server.services.pool.query(
      `select account, sum(amount_cents)::int as cents from ledger_entry where client_id = $1 group by 1 order by 1`,
      [clientId],
    )
    expect(rows).toEqual([
      { account: 'bought', cents: 5_000 },
      { account: 'given', cents: 0 },
      { account: 'house', cents: -5_000 },
    ])
    const [letter] = await mailTo(email)
    expect(letter?.text).toContain(answer.reference)
  })
})
