// Letters to lists of households, over the wire and on a real database: written, tried, sent in slices, stopped, and never to a household
// that did not agree.

import { randomUUIDv7 } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { noFilter } from '../../domain/letters/filter.ts'
import { refuseRows } from '../../tests/bad_member.ts'
import { menusAt, subscribe } from '../../tests/household.ts'
import { signedInStaff, testServer, visitor } from '../../tests/http.ts'
import type { LetterParts } from '../integrations/mail/port.ts'
import { sendMessages } from '../messages/send.ts'
import { openMemory } from '../request/memory.ts'
import { writeLetters } from './write_letters.ts'

const now = '2026-11-27T18:00:00.000Z'
const server = await testServer({ now, beginning: menusAt(now) })
const { services } = server
const { pool } = services
const staff = await signedInStaff(server, { freshprep: ['marketing'] })
const base = '/api/admin/letters'

async function post(call: string, body: object) {
  const answer = await staff.post(`${base}/${call}`, body)
  const { error, ...rest } = answer.json()
  const fields = Object.entries((error?.fields ?? {}) as Record<string, { code: string }>)
  if (error)
    return {
      [error.code]: fields.length === 0 || Object.fromEntries(fields.map(([name, { code }]) => [name, code])),
    }
  return rest
}
const find = async (id: string) => (await staff.get(`${base}/find?id=${id}`)).json().letter

const words = {
  name: 'Asparagus',
  subjectEn: 'Asparagus is back',
  subjectFr: 'Les asperges sont de retour',
  bodyEn:
    'Local **asparagus** 🎂 & <b>李小龙</b>.\n\n[See it](menu?date=open-week) or [read](https://example.com/a?b&c).',
  bodyFr: 'Des *asperges* d’ici.\n\nVoir [le menu](menu?date=open-week).',
  button: 'menu',
  filter: noFilter,
}

async function draft(filter: object = {}): Promise<string> {
  const id = randomUUIDv7()
  expect(await post('make', { id, name: words.name })).toEqual({ id })
  const body = { id, seen: 1, ...words, filter: { ...noFilter, ...filter } }
  expect(await post('save', body)).toEqual({ version: 2 })
  return id
}

async function household(promotions: boolean): Promise<string> {
  const { clientId } = await subscribe(pool, now)
  await pool.query(
    `insert into communication_preference (client_id, sms_promotions, sms_updates, email_upcoming, email_skipped, email_promotions, updated_at)
     values ($1, true, true, true, true, $2, $3)`,
    [clientId, promotions, now],
  )
  return clientId
}

/** The letters that arrived, by household, with the language and the subject of each. */
async function arrived(id: string) {
  const { rows } = await pool.query(
    `select client_id as "clientId", subject, parts from sent_message where key = $1 order by client_id`,
    [`list_letter:${id}`],
  )
  return rows as { clientId: string; subject: string; parts: LetterParts }[]
}
const households = async (id: string) => (await arrived(id)).map(({ clientId }) => clientId)

beforeEach(async () => {
  for (const table of ['communication_preference', 'unsent_message', 'outbox_message'])
    await pool.query(`delete from ${table}`)
})

describe('a letter to a list', () => {
  test('goes once to each household that agreed, in its language, with a way to unsubscribe that works at once', async () => {
    const [first, second, , third] = await Promise.all([true, true, false, true].map(household))
    await pool.query("update client set language = 'fr' where client_id = $1", [second])
    const id = await draft()
    expect(await post('foresee', { filter: noFilter })).toMatchObject({ written: 3 })
    expect(await post('send', { id, seen: 2 })).toEqual({ expected: 3 })
    expect(await find(id)).toMatchObject({
      stands: 'sending',
      expected: 3,
      written: 0,
      sentBy: expect.any(String),
    })
    await writeLetters(services, 2)
    expect(await find(id)).toMatchObject({ stands: 'sent', written: 3, sent: 0 })
    // One that says no after it was written gets none.
    await pool.query('update communication_preference set email_promotions = false where client_id = $1', [
      third,
    ])
    await sendMessages(services)
    await writeLetters(services, 2)
    await sendMessages(services)
    expect(await households(id)).toEqual([first, second].toSorted())
    expect(await find(id)).toMatchObject({ stands: 'sent', written: 3, sent: 2, dropped: 1 })
    const letters = await arrived(id)
    const [english, french] = [first, second].map(one => letters.find(({ clientId }) => clientId === one))
    expect([english?.subject, french?.subject]).toEqual([words.subjectEn, words.subjectFr])
    expect(english?.parts.sender).toMatch(/^Fresh Prep, .+ [A-Z]\d[A-Z] \d[A-Z]\d$/)
    expect(english?.parts.small.join(' ')).toContain('agreed to offers and news')
    // No text message goes beside it, though these households want texts.
    const { rows: texts } = await pool.query("select key from outbox_message where channel = 'sms'")
    expect(texts).toEqual([])
    await visitor(server.app).post(new URL(english?.parts.stop?.url ?? '').pathname, {})
    const next = await draft()
    await post('send', { id: next, seen: 2 })
    await writeLetters(services)
    await sendMessages(services)
    expect(await households(next)).toEqual([second])
  })

  test('goes on where it was killed, and with several workers at once nobody gets it twice', async () => {
    const all = (await Promise.all(Array.from({ length: 9 }, () => household(true)))).toSorted()
    const id = await draft()
    await post('send', { id, seen: 2 })
    const mend = await refuseRows(pool, 'outbox_message', all[5] as string)
    await writeLetters(services, 1)
    const { written, stands } = await find(id)
    expect([written, stands]).toEqual([5, 'sending'])
    await mend()
    await Promise.all([1, 2, 3].map(size => writeLetters(services, size)))
    await writeLetters(services)
    await Promise.all([sendMessages(services), sendMessages({ ...services, memory: openMemory() })])
    expect(await households(id)).toEqual(all)
    expect(await find(id)).toMatchObject({ stands: 'sent', written: 9, sent: 9, dropped: 0 })
  })

  test('that is stopped midway goes to nobody any more, even where it was written', async () => {
    await Promise.all([household(true), household(true), household(true)])
    const id = await draft()
    await post('send', { id, seen: 2 })
    const { rows } = await pool.query('select client_id from communication_preference order by client_id')
    const mend = await refuseRows(pool, 'outbox_message', rows[1].client_id)
    await writeLetters(services, 1)
    await mend()
    expect(await find(id)).toMatchObject({ written: 1 })
    expect(await post('stop', { id, reason: 'Wrong price' })).toEqual({ success: true })
    expect(await post('stop', { id, reason: 'Again' })).toEqual({ conflict: true })
    await writeLetters(services)
    await sendMessages(services)
    expect(await arrived(id)).toEqual([])
    expect(await find(id)).toMatchObject({
      ...{ stands: 'stopped', written: 1, sent: 0, dropped: 1, stopReason: 'Wrong price' },
    })
  })

  test('waits while its kind is held back', async () => {
    const home = await household(true)
    await staff.post('/api/admin/messages/hold', { kind: 'list_letter', reason: 'Not today' })
    const id = await draft()
    await post('send', { id, seen: 2 })
    await writeLetters(services)
    await sendMessages(services)
    expect(await arrived(id)).toEqual([])
    await staff.post('/api/admin/messages/let_go', { kind: 'list_letter', drop: false, reason: 'Now' })
    await sendMessages(services)
    expect(await households(id)).toEqual([home])
  })
})

describe('a draft', () => {
  test('is tried as a sample by whoever writes it, and looked at, as a household would see it', async () => {
    const id = await draft()
    const answer = await post('send_sample', { id })
    await sendMessages(services)
    const { rows } = await pool.query(
      'select subject from sent_message where recipient = $1 order by subject',
      [answer.email],
    )
    expect(rows.map(({ subject }) => subject)).toEqual([
      `Essai\u00a0: ${words.subjectFr}`,
      `Sample: ${words.subjectEn}`,
    ])
    expect(await find(id)).toMatchObject({ stands: 'draft', sent: 0 })
    const page = await staff.get(`${base}/preview.html?id=${id}&locale=en`)
    expect(page.body).toContain('<strong>asparagus</strong> 🎂 &amp; &lt;b&gt;李小龙&lt;/b&gt;.')
    expect(page.body).toMatch(
      /<a href="http:\/\/localhost:\d+\/menu\/open-week" style="color:inherit">See it<\/a>/,
    )
    expect(page.body).toContain('<a href="https://example.com/a?b&amp;c"')
    expect((await visitor(server.app).get(`${base}/preview.html?id=${id}`)).statusCode).toBe(401)
    expect((await staff.get(`${base}/preview.html?id=${randomUUIDv7()}`)).statusCode).toBe(404)
    expect((await staff.get(`${base}/preview.html`)).statusCode).toBe(422)
  })

  test('shows who would get it, some at a time, and leaves a line in the log', async () => {
    const homes = await Promise.all([household(true), household(false)])
    const id = await draft()
    const { households: shown, next } = (await staff.get(`${base}/recipients?id=${id}`)).json()
    expect([shown.map((one: { id: string }) => one.id), next]).toEqual([[homes[0]], null])
    expect((await staff.get(`${base}/recipients?id=${id}&after=${homes[0]}`)).json().households).toEqual([])
    const { rows } = await pool.query('select what, about from staff_log order by number desc limit 1')
    expect(rows[0]).toMatchObject({ what: 'letters_admin.recipients', about: { id } })
    const reader = await signedInStaff(server, { freshprep: ['read_only'] })
    expect((await reader.get(`${base}/recipients?id=${id}`)).statusCode).toBe(403)
    expect((await reader.get(`${base}/find?id=${id}`)).statusCode).toBe(200)
  })

  test('is not sent unfinished, to nobody, or other than it was seen; a sent one does not change', async () => {
    const id = randomUUIDv7()
    await post('make', { id, name: 'x' })
    expect(await post('send', { id, seen: 1 })).toEqual({ letter_unfinished: true })
    expect(await post('send_sample', { id })).toEqual({ letter_unfinished: true })
    expect(await post('save', { id, seen: 1, ...words })).toEqual({ version: 2 })
    expect(await post('save', { id, seen: 1, ...words })).toEqual({ conflict: true })
    expect(await post('send', { id, seen: 2 })).toEqual({ letter_to_nobody: true })
    await household(true)
    expect(await post('send', { id, seen: 1 })).toEqual({ conflict: true })
    expect(await post('send', { id, seen: 2 })).toEqual({ expected: 1 })
    for (const call of ['send', 'save'])
      expect(await post(call, { id, seen: 2, ...words })).toEqual({ conflict: true })
    expect(await post('drop', { id })).toEqual({ conflict: true })
    expect(await post('send', { id: randomUUIDv7(), seen: 1 })).toEqual({ not_found: true })
  })

  test.each([
    [{ bodyEn: '[x](http://example.com)' }, { letter_link: { bodyEn: 'letter_link' } }],
    [{ bodyFr: '[x](editor)' }, { letter_link: { bodyFr: 'letter_link' } }],
    [{ bodyFr: '[x](adminLetters)' }, { letter_link: { bodyFr: 'letter_link' } }],
    [{ name: ' ' }, { required: { name: 'required' } }],
    [{ subjectEn: 'x'.repeat(121) }, { too_long: { subjectEn: 'too_long' } }],
    [{ button: 'x' }, { invalid_input: { button: 'invalid_input' } }],
    [{ filter: { ...noFilter, boxesFrom: 2, boxesTo: 1 } }, { invalid_input: { boxesTo: 'invalid_input' } }],
    [{ filter: { ...noFilter, areas: ['V6'] } }, { postal_invalid: { 'filter.areas': 'postal_invalid' } }],
  ])('is refused where %j cannot be, and names the field', async (fault, refusal) => {
    const id = await draft()
    expect(await post('save', { id, seen: 2, ...words, ...fault })).toEqual(refusal)
  })

  test('is deleted, and every change has its line in the log', async () => {
    const id = await draft()
    expect(await post('drop', { id })).toEqual({ success: true })
    expect(await post('drop', { id })).toEqual({ not_found: true })
    const { rows } = await pool.query(
      `select what from staff_log where about->>'letterId' = $1 order by number`,
      [id],
    )
    expect(rows.map(({ what }) => what)).toEqual(
      ['make', 'save', 'drop'].map(call => `letters_admin.${call}`),
    )
  })
})

test('the newsletter’s list is exported by who may, without whoever said no since, and leaves a line', async () => {
  const [joined, left] = await Promise.all([household(true), household(false)])
  const emailOf = (id: string) => `${id}@example.com`
  for (const [clientId, at] of [
    [joined, '2026-11-01T00:00:00Z'],
    [left, '2026-11-02T00:00:00Z'],
  ] as const) {
    await pool.query(
      'insert into client_email (brand, email, client_id) values ($1, $2, $3) on conflict do nothing',
      [...['freshprep', emailOf(clientId), clientId]],
    )
    for (const given of [true, false])
      if (given || clientId === left)
        await pool.query(
          `insert into consent (client_id, id, kind, given, wording, locale, at)
           values ($1, $2, 'email_promotions', $3, 'Yes', 'en', '2026-11-03')`,
          [clientId, randomUUIDv7(), given],
        )
    await pool.query('insert into newsletter_signup values ($1, $2, $3, $4, $5)', [
      ...['freshprep', '1', emailOf(clientId), 'en', at],
    ])
  }
  await pool.query(
    `insert into newsletter_signup values ('freshprep', '1', 'visitor@example.com', 'en', $1),
    ('freshprep', '2', 'visiteuse@example.com', 'fr', $1), ('cookit', '3', 'other@example.com', 'en', $1)`,
    [now],
  )
  const { isKeptHere, lists } = (await staff.get(`${base}/newsletter`)).json()
  expect(isKeptHere).toBe(true)
  expect(lists).toMatchObject([
    { locale: 'en', addresses: 2 },
    { locale: 'fr', addresses: 1, last: now },
  ])
  const { addresses, next } = await post('export_newsletter', { locale: 'en' })
  expect(addresses.map((one: { email: string }) => one.email)).toEqual([
    emailOf(joined as string),
    'visitor@example.com',
  ])
  expect(next).toBeNull()
  const { rows } = await pool.query('select what, about from staff_log order by number desc limit 1')
  expect(rows[0]).toMatchObject({
    ...{ what: 'letters_admin.export_newsletter', about: { language: 'en', addresses: 2 } },
  })
  const support = await signedInStaff(server, { freshprep: ['support'] })
  expect((await support.post(`${base}/export_newsletter`, { locale: 'en' })).statusCode).toBe(403)
})
