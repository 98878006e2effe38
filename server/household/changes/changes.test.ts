// The list of changes: a household sees only its own rows, in words, with author and device; the file says the same.

import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { brandIds } from '../../../domain/brands.ts'
import { wordsOfChange } from '../../../i18n/change_words.ts'
import { changeWordsEn } from '../../../i18n/change_words_en.ts'
import { openSettings } from '../../../tests/open_settings.ts'
import { signupServer } from '../../../tests/signup.ts'
import { unpaidHousehold } from '../../../tests/unpaid_household.ts'

const now = '2026-11-27T15:00:00.000Z'
const server = await signupServer(now)

type Change = { words: string; by: string; device: string | null; orderId: string | null; id: string }
type Household = Awaited<ReturnType<typeof unpaidHousehold>>

const answerOf = async ({ self }: Household, after?: string) =>
  (await self.get(`/clients/changes${after ? `?after=${encodeURIComponent(after)}` : ''}`)).json()
const changesOf = async (home: Household): Promise<Change[]> => (await answerOf(home)).changes

/** A row of the event, with its stored facts. */
const happened = (home: Household, kind: string, data: object, actor = 'client') =>
  server.services.pool.query(
    `insert into client_event (client_id, id, kind, actor, data, at, device)
     values ($1, gen_random_uuid(), $2, $4, $3, '2026-11-28T04:30:00Z', 'Firefox, Windows')`,
    [home.clientId, kind, JSON.stringify(data), actor],
  )

test('a change shows its content, its time on the brand’s clock, its author and the device', async () => {
  const home = await unpaidHousehold(server)
  await happened(home, 'code_applied', { code: 'HELLO' })
  await happened(home, 'resumed', {}, 'clock')
  await happened(home, 'address_verified', {}, home.orderId)
  const changes = await changesOf(home)
  expect(changes.find(change => change.words.includes('HELLO'))).toMatchObject({
    date: '2026-11-27',
    time: '23:30',
    by: 'you',
    device: 'Firefox, Windows',
    orderId: null,
  })
  expect(changes.slice(0, 3).map(change => change.by)).toEqual(
    expect.arrayContaining(['you', 'itself', 'us']),
  )
  await home.changeCard('5555 5555 5555 4444')
  const paid = (await changesOf(home)).find(change => change.orderId === home.orderId)
  expect(paid).toMatchObject({ by: 'you' })
})

test('no other household’s changes are shown, on the page or in the file', async () => {
  const [home, other] = [await unpaidHousehold(server), await unpaidHousehold(server)]
  await happened(home, 'code_applied', { code: 'ONLYMINE' })
  const seen = JSON.stringify(await answerOf(other)) + (await other.self.get('/clients/changes.csv')).body
  expect(seen).not.toContain('ONLYMINE')
  expect((await home.self.get('/clients/changes.csv')).body).toContain('ONLYMINE')
})

test('a page has thirty changes, newest first, each of them once', async () => {
  const home = await unpaidHousehold(server)
  const before = (await changesOf(home)).length
  for (let n = 0; n < 35; n++) await happened(home, 'name_changed', {})
  const first = await answerOf(home)
  const second = await answerOf(home, first.next)
  expect([first.changes.length, second.next]).toEqual([30, null])
  const ids = [...first.changes, ...second.changes].map(change => change.id)
  expect(new Set(ids).size).toBe(before + 35)
})

test('the file is a table in the requested language, without anything that a spreadsheet would run', async () => {
  const home = await unpaidHousehold(server)
  await happened(home, 'passkey_added', { name: 'My "key", at home' })
  const answer = await home.self.get('/clients/changes.csv?locale=en')
  expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8')
  expect(answer.headers['content-disposition']).toMatch(
    /^attachment; filename="cookit-changes-2026-11-27\.csv"$/,
  )
  const [head, first] = answer.body.split('\r\n')
  expect(head).toBe('\u{feff}"Date","Time","Change","Box","Who","Device","Reference"')
  expect(first).toMatch(
    /^"2026-11-27","23:30","Passkey added: My ""key"", at home","","You","Firefox, Windows","[0-9A-F]{4}-[0-9A-F]{4}"$/,
  )
  expect((await home.self.get('/clients/changes.csv?locale=fr')).body).toContain(';"Par qui";')
  await server.services.pool.query(`update client_event set device = '=1+1' where client_id = $1`, [
    home.clientId,
  ])
  expect((await home.self.get('/clients/changes.csv')).body).toContain(`"'=1+1"`)
})

test.each(['/clients/changes', '/clients/changes.csv'])(
  '%s asks the question before settings, as every setting does',
  async path => {
    const home = await unpaidHousehold(server)
    const asked = 'update session set settings_authenticated_at = null where client_id = $1'
    await server.services.pool.query(asked, [home.clientId])
    expect((await home.self.get(path)).statusCode).toBe(403)
    await openSettings(home.self)
    expect((await home.self.get(path)).statusCode).toBe(200)
  },
)

test('every kind of event that a statement or a call writes has words, in both languages', async () => {
  // The first word in quotes is the kind; where the kind is a parameter, it is the actor.
  const actors = ['client', 'weekly_run', 'carrier', 'clock', 'system']
  const kinds = { household: new Set<string>(), order: new Set<string>() }
  for await (const file of glob('server/**/*.ts')) {
    if (file.endsWith('.test.ts')) continue
    const source = readFileSync(file, 'utf8')
    for (const [, table, rest = ''] of source.matchAll(/insert into (client|order)_event\b([^`]*)/g)) {
      for (const [, kind = ''] of rest.matchAll(/(?:values \(|select )[^']*'([a-z_]+)'/g)) {
        if (!actors.includes(kind)) kinds[table === 'client' ? 'household' : 'order'].add(kind)
      }
    }
  }
  expect([...kinds.household, ...kinds.order]).toEqual(
    expect.arrayContaining(['gift_bought', 'charged', 'items_added', 'cancelled']),
  )
  for (const about of ['household', 'order'] as const) {
    for (const kind of [...kinds[about], ...Object.keys(changeWordsEn[about])]) {
      for (const brand of brandIds) {
        for (const locale of ['en', 'fr'] as const) {
          const words = wordsOfChange({ brand, locale }, about, kind, {})
          expect(words, kind).not.toBe(wordsOfChange({ brand, locale }, about, 'nothing of the kind', {}))
          expect(words, kind).not.toMatch(/null|undefined/)
        }
      }
    }
  }
})
