// What the office does for a household: by its own use cases, with author and reason, foreseen without being done.

import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { giveDoor } from '../../tests/doors.ts'
import {
  orderOf,
  productsOn,
  publishTestMenus,
  subscribe,
  type TestHousehold,
} from '../../tests/household.ts'
import { signedInStaff, signedInVisitor, testServer } from '../../tests/http.ts'
import { readMailbox } from '../integrations/mail/mailbox.ts'
import { sendMessages } from '../messages/send.ts'
import { updateQuantity } from '../orders/update_quantity.ts'

const now = '2026-11-27T18:00:00.000Z'
const server = await testServer({ now })
const { services } = server
const { pool } = services
await publishTestMenus(pool, now)
const support = await signedInStaff(server, { freshprep: ['support'] }, 'freshprep')
const supportId = (await pool.query('select staff_id from staff_session')).rows[0].staff_id as string

type What = { act: string; with: object }
const foresee = (who: TestHousehold, what: What) =>
  support.post('/api/admin/households/foresee', { clientId: who.clientId, what })
const act = (who: TestHousehold, what: What, more: object = {}, by = support) =>
  by.post('/api/admin/households/act_for', {
    ...{ clientId: who.clientId, what, reason: 'Away, asked by phone', tells: true },
    ...more,
  })

/** Everything of a household that an act may change. */
async function stateOf({ clientId }: TestHousehold) {
  const tables = [
    'client_order',
    'order_line',
    'order_event',
    'client_event',
    'outbox_message',
    'unsent_message',
  ]
  const rows = await Promise.all(
    [...tables, 'ledger_entry', 'subscription'].map(async table => [
      table,
      (
        await pool.query(`select to_jsonb(t) as row from ${table} t where client_id = $1 order by t::text`, [
          clientId,
        ])
      ).rows,
    ]),
  )
  return Object.fromEntries(rows)
}

async function withDishes(): Promise<TestHousehold> {
  const who = await subscribe(pool, now)
  await giveDoor(pool, who.clientId)
  const { id: orderId, week } = orderOf(who, 1)
  const [first, second] = await productsOn(services, 'freshprep', week, 'rtc')
  for (const dish of [first, second])
    await updateQuantity(
      services,
      { clientId: who.clientId, orderId, now },
      { productId: dish?.id as string, quantity: 2 },
    )
  return who
}

test('what is foreseen changes nothing, and is what then happens: skip, take back, move, pause, end of the pause', async () => {
  const who = await withDishes()
  const { id: orderId } = orderOf(who, 1)
  const steps: What[] = [
    { act: 'skip', with: { orderId } },
    { act: 'unskip', with: { orderId } },
    { act: 'pause', with: { reason: 'vacation' } },
    { act: 'resume', with: {} },
    { act: 'plan', with: { kind: 'rtc', people: '4', recipes: '3' } },
    { act: 'notes', with: { notes: 'Ring twice' } },
  ]
  for (const step of steps) {
    const before = await stateOf(who)
    const foreseen = await foresee(who, step)
    expect([step.act, foreseen.statusCode, foreseen.body]).toEqual([step.act, 200, expect.anything()])
    expect(await stateOf(who)).toEqual(before)
    const { boxes, letters } = foreseen.json()
    expect((await act(who, step)).statusCode, step.act).toBe(200)
    for (const { id, to } of boxes) {
      const [row] = (
        await pool.query(
          'select state, total_cents, delivery_date::text as date from client_order where id = $1',
          [id],
        )
      ).rows
      expect([step.act, row]).toEqual([
        step.act,
        { state: to.state, total_cents: to.totalCents, date: to.date },
      ])
    }
    const known = new Set(before.outbox_message.map(({ row }: { row: { key: string } }) => row.key))
    const written = (await stateOf(who)).outbox_message.filter(
      ({ row }: { row: { key: string } }) => !known.has(row.key),
    )
    expect([step.act, letters.length]).toEqual([step.act, written.length])
  }
})

test('the household reads what was done for it, by us and why; its letter says so, and the log has who', async () => {
  const who = await withDishes()
  const { id: orderId } = orderOf(who, 1)
  const skip = { act: 'skip', with: { orderId } }
  const foreseen = (await foresee(who, skip)).json()
  expect(foreseen.boxes).toMatchObject([
    { id: orderId, from: { state: 'upcoming' }, to: { state: 'skipped' } },
  ])
  const { reference } = (await act(who, skip)).json()
  expect(reference).toMatch(/^[0-9A-F]{4}-[0-9A-F]{4}-\d+$/)
  const own = await signedInVisitor(server, who.clientId)
  await pool.query('update session set settings_authenticated_at = $1', [now])
  const [first] = (await own.get('/clients/changes')).json().changes
  expect(first).toMatchObject({ by: 'us', words: expect.stringMatching(/Reason: Away, asked by phone$/) })
  const line = (
    await pool.query(
      `select l.actor, l.about, d.detail::jsonb as detail from staff_log l
       join staff_log_detail d on d.client_id = l.household_id and d.number = l.number
       where l.household_id = $1 and l.what = 'households_admin.act_for'`,
      [who.clientId],
    )
  ).rows
  expect(line).toMatchObject([
    {
      actor: supportId,
      about: { orderId },
      detail: { reason: 'Away, asked by phone', events: [{ kind: 'skipped' }] },
    },
  ])
  await sendMessages(services)
  const { email } = (await pool.query('select email from client where client_id = $1', [who.clientId]))
    .rows[0]
  const [letter] = (await readMailbox(services, email)).filter(one => one.template === 'order_skipped')
  expect(letter?.text).toContain('We did this for you, as you asked.')
  expect(foreseen.letters).toEqual([{ channel: 'email', subject: letter?.subject, always: false }])
})

test('a box is changed for a household in one transaction with its line, and without a letter where it was told already', async () => {
  const who = await withDishes()
  const { id: orderId } = orderOf(who, 1)
  const before = (await stateOf(who)).outbox_message.length
  const [line] = (
    await pool.query('select product_id from order_line where client_id = $1 limit 1', [who.clientId])
  ).rows
  const quantity = { act: 'quantity', with: { orderId, productId: line.product_id, quantity: 4 } }
  expect((await act(who, quantity)).statusCode).toBe(200)
  const skip = { act: 'skip', with: { orderId } }
  expect((await act(who, skip, { tells: false })).statusCode).toBe(200)
  const events = (
    await pool.query(
      `select kind, actor, data->>'because' as because from order_event where client_id = $1 and order_id = $2 order by version desc limit 2`,
      [who.clientId, orderId],
    )
  ).rows
  expect(events).toEqual([
    { kind: 'skipped', actor: supportId, because: 'Away, asked by phone' },
    { kind: 'quantity_updated', actor: supportId, because: 'Away, asked by phone' },
  ])
  expect((await stateOf(who)).outbox_message.length).toBe(before)
})

test('a link to sign in goes to the household’s own address, and a sent letter goes again once a second, but none with a secret', async () => {
  const who = await withDishes()
  const { id: orderId } = orderOf(who, 1)
  await act(who, { act: 'skip', with: { orderId } })
  const link = { act: 'sign_in_link', with: {} }
  expect((await foresee(who, link)).json().letters).toHaveLength(1)
  expect((await act(who, link)).statusCode).toBe(200)
  const [skipped] = (await stateOf(who)).outbox_message.map(({ row }: { row: { key: string } }) => row.key)
  const again = { act: 'letter', with: { key: skipped } }
  expect([(await act(who, again)).statusCode, (await act(who, again)).statusCode]).toEqual([200, 200])
  const keys = (await stateOf(who)).outbox_message.map(({ row }: { row: { key: string } }) => row.key)
  expect(keys.filter((key: string) => key.includes(':again:'))).toHaveLength(1)
  expect((await act(who, { act: 'letter', with: { key: 'nothing' } })).json().error.code).toBe('not_found')
  await pool.query(
    `insert into outbox_message (client_id, key, brand, channel, template, data, created_at)
     values ($1, 'reset', 'freshprep', 'email', 'password_reset', '{"resetId":"x"}', $2)`,
    [who.clientId, now],
  )
  expect((await act(who, { act: 'letter', with: { key: 'reset' } })).json().error.code).toBe('not_found')
})

test('acting needs the right, the brand, a reason, and the household’s own box', async () => {
  const [who, other] = [await withDishes(), await withDishes()]
  const { id: orderId } = orderOf(who, 1)
  const skip = { act: 'skip', with: { orderId } }
  const codeOf = async (answer: ReturnType<typeof act>) => (await answer).json().error?.code
  expect(await codeOf(act(who, skip, { reason: ' ' }))).toBe('required')
  expect(await codeOf(act(other, skip))).toBe('not_found')
  expect(await codeOf(act(who, { act: 'gift', with: {} }))).toBe('invalid_input')
  for (const role of ['finance', 'read_only', 'dispatch'] as const) {
    const by = await signedInStaff(server, { freshprep: [role] }, 'freshprep')
    expect(await codeOf(act(who, skip, {}, by))).toBe('forbidden')
  }
  const elsewhere = await signedInStaff(server, { cookit: ['support'] }, 'cookit')
  expect(await codeOf(act(who, skip, {}, elsewhere))).toBe('not_found')
  expect((await pool.query('select state from client_order where id = $1', [orderId])).rows).toEqual([
    { state: 'upcoming' },
  ])
})

test('a household’s story has its changes, letters with their words and notes, a page at a time; a note is kept once', async () => {
  const who = await withDishes()
  const { id: orderId } = orderOf(who, 1)
  await act(who, { act: 'skip', with: { orderId } })
  const note = { clientId: who.clientId, requestId: randomUUID(), words: '🎂 李小龙 prefers a call' }
  for (const _ of [1, 2])
    expect((await support.post('/api/admin/households/add_note', note)).statusCode).toBe(200)
  const storyOf = async (more = '') => {
    const answer = await support.get(`/api/admin/households/story?clientId=${who.clientId}${more}`)
    return answer.json()
  }
  const { entries } = await storyOf()
  const kinds = new Set(entries.map(({ kind }: { kind: string }) => kind))
  expect(kinds).toEqual(new Set(['box', 'letter', 'note']))
  const letter = entries.find(({ kind }: { kind: string }) => kind === 'letter')
  expect(letter).toMatchObject({ words: expect.stringMatching(/skipped/i), state: 'waits' })
  expect(letter.detail).toContain('We did this for you')
  for (const [show, kind] of [
    ['letters', 'letter'],
    ['notes', 'note'],
    ['boxes', 'box'],
  ] as const) {
    const shown = (await storyOf(`&show=${show}`)).entries.map((one: { kind: string }) => one.kind)
    expect([show, new Set(shown)]).toEqual([show, new Set([kind])])
  }
  expect((await storyOf('&show=everything')).error.code).toBe('invalid_input')
  for (let n = 0; n < 60; n++)
    await pool.query(
      `insert into client_event (client_id, id, kind, actor, data, at)
       values ($1, gen_random_uuid(), 'name_changed', 'client', '{}', $2::timestamptz - make_interval(mins => $3))`,
      [who.clientId, now, n],
    )
  const ids: string[] = []
  for (let after = ''; ; ) {
    const page = await storyOf(after && `&after=${encodeURIComponent(after)}`)
    ids.push(...page.entries.map(({ id }: { id: string }) => id))
    if (page.next === null) break
    after = page.next
  }
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids.length).toBeGreaterThan(60)
  const { notes } = (await support.get(`/api/admin/households/show?clientId=${who.clientId}`)).json()
  expect(notes).toHaveLength(1)
  const gone = { clientId: who.clientId, noteId: notes[0].id }
  expect((await support.post('/api/admin/households/take_note_away', gone)).statusCode).toBe(200)
  expect((await support.post('/api/admin/households/take_note_away', gone)).json().error.code).toBe(
    'not_found',
  )
})

test('a driver’s photo and the distance to the door are for those who may see doors, and opening a photo leaves a line', async () => {
  const who = await withDishes()
  const id = randomUUID()
  const stop = { id: randomUUID(), subject: orderOf(who, 0).id }
  await pool.query(
    `insert into route_stop (client_id, id, route_id, brand, delivery_date, kitchen, place, kind, subject_id, lat, lon, start_hour,
       end_hour, planned_minute, state)
     values ($1, $2, gen_random_uuid(), 'freshprep', '2026-12-01', 'vancouver', 1, 'delivery', $3, 49.25, -123.1, 16, 20, 1000, 'done')`,
    [who.clientId, stop.id, stop.subject],
  )
  await pool.query(
    `insert into stop_action (client_id, id, stop_id, kind, at, received_at, actor, lat, lon, data, photo)
     values ($1, $2, $3, 'done', $4, $4, gen_random_uuid(), 49.2501, -123.1, '{}', '\\xffd8ff')`,
    [who.clientId, id, stop.id, now],
  )
  const doorsFor = async (by: typeof support) => {
    const { entries } = (
      await by.get(`/api/admin/households/story?clientId=${who.clientId}&show=doors`)
    ).json()
    return entries
      .filter(({ kind }: { kind: string }) => kind === 'stop')
      .map(({ door }: { door: unknown }) => door)
  }
  const photo = (by: typeof support, of = who) =>
    by.get(`/api/admin/households/door_photo?clientId=${of.clientId}&id=${id}`)
  expect(await doorsFor(support)).toEqual([{ id, metres: 11, photo: true }])
  expect((await photo(support)).json()).toEqual({ jpeg: '/9j/' })
  const finance = await signedInStaff(server, { freshprep: ['finance'] }, 'freshprep')
  expect(await doorsFor(finance)).toEqual([null])
  expect((await photo(finance)).statusCode).toBe(403)
  const elsewhere = await signedInStaff(server, { cookit: ['support'] }, 'cookit')
  expect((await photo(elsewhere)).statusCode).toBe(404)
  expect((await photo(support, await withDishes())).statusCode).toBe(404)
  const lines = await pool.query(
    `select actor from staff_log where household_id = $1 and what = 'households_admin.door_photo'`,
    [who.clientId],
  )
  expect(lines.rows).toEqual([{ actor: supportId }])
})
