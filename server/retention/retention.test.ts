// What has been kept for long enough leaves the database, and the archive can be read back.

import { appendFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { retention } from '../../domain/retention.ts'
import { subscribe } from '../../tests/household.ts'
import { testServices } from '../../tests/services.ts'
import { erasePersonal } from '../household/data/store.ts'
import { withTx } from '../request/database/database.ts'
import { readArchivedLetters } from './archive.ts'
import { tendRetention } from './tend_retention.ts'

const now = '2028-03-01T20:00:00Z'
const dir = mkdtempSync(join(tmpdir(), 'mealkit-archive-'))
afterAll(() => rmSync(dir, { recursive: true }))
const services = await testServices({ now, environment: { ARCHIVE_DIR: dir } })
const { pool } = services

const daysAgo = (days: number) => new Date(Date.parse(now) - days * 86_400_000).toISOString()
const { days } = retention.letter_facts

async function letter(clientId: string, key: string, at: string, waits = false): Promise<void> {
  await pool.query(
    `insert into outbox_message (client_id, key, brand, channel, template, data, recipient, created_at)
     values ($1, $2, 'cookit', 'email', 'order_charged', $3, 'li@example.com', $4)`,
    [clientId, key, JSON.stringify({ name: '李小龙 🎂', totalCents: 6_000 }), at],
  )
  if (!waits) return
  await pool.query(
    `insert into unsent_message (client_id, key, brand, template, created_at) values ($1, $2, 'cookit', 'order_charged', $3)`,
    [clientId, key, at],
  )
}

const lettersOf = async (clientId: string) =>
  (
    await pool.query<{ key: string; archived: boolean; data: Record<string, unknown> }>(
      'select key, archived_at is not null as archived, data from outbox_message where client_id = $1 order by key',
      [clientId],
    )
  ).rows

const keyOf = async (clientId: string) =>
  (await pool.query<{ key: Buffer }>('select key from archive_key where client_id = $1', [clientId])).rows[0]
    ?.key

beforeEach(async () => {
  await pool.query('truncate retention_place, outbox_message, unsent_message, sent_message')
  for (const name of readdirSync(dir)) rmSync(join(dir, name))
})

test('a letter’s facts go to the archive once they are old enough, and can be read back by its household’s key alone', async () => {
  const { clientId } = await subscribe(pool, now)
  const other = await subscribe(pool, now)
  await letter(clientId, 'old', daysAgo(days + 1))
  await letter(clientId, 'older', daysAgo(days + 40))
  await letter(clientId, 'waiting', daysAgo(days + 2), true)
  await letter(clientId, 'young', daysAgo(days - 1))
  await letter(other.clientId, 'others', daysAgo(days + 1))

  await tendRetention(services)

  expect(await lettersOf(clientId)).toMatchObject([
    { key: 'old', archived: true, data: {} },
    { key: 'older', archived: true, data: {} },
    { key: 'waiting', archived: false, data: { totalCents: 6_000 } },
    { key: 'young', archived: false, data: { totalCents: 6_000 } },
  ])
  const key = (await keyOf(clientId)) as Buffer
  const read = await readArchivedLetters(dir, clientId, key)
  expect(read).toMatchObject([
    { key: 'older', at: daysAgo(days + 40), template: 'order_charged', recipient: 'li@example.com' },
    { key: 'old', data: { name: '李小龙 🎂', totalCents: 6_000 } },
  ])
  const files = readdirSync(dir).map(name => readFileSync(join(dir, name), 'utf8'))
  expect(files.join('')).not.toContain('li@example.com')
  await expect(readArchivedLetters(dir, clientId, (await keyOf(other.clientId)) as Buffer)).rejects.toThrow()
})

test('what came of age since the last time is dealt with, and nothing twice', async () => {
  const { clientId } = await subscribe(pool, now)
  await letter(clientId, 'first', daysAgo(days + 1))
  await tendRetention(services)
  await letter(clientId, 'second', daysAgo(days - 2))
  services.clock.advance({ hours: 72 })
  await tendRetention(services)
  await tendRetention(services)
  services.clock.set(now)
  expect((await lettersOf(clientId)).map(({ archived }) => archived)).toEqual([true, true])
  const lines = readdirSync(dir).flatMap(name => readFileSync(join(dir, name), 'utf8').trim().split('\n'))
  expect(lines).toHaveLength(2)
})

test('a slice that a killed process left in both places is read once, and half a line is passed over', async () => {
  const { clientId } = await subscribe(pool, now)
  await letter(clientId, 'once', daysAgo(days + 1))
  await tendRetention(services)
  const [name = ''] = readdirSync(dir)
  const line = readFileSync(join(dir, name), 'utf8')
  writeFileSync(join(dir, name), line.slice(0, 90))
  appendFileSync(join(dir, name), `\n${line}${line}`)
  expect(await readArchivedLetters(dir, clientId, (await keyOf(clientId)) as Buffer)).toHaveLength(1)
})

test('what cannot be written to the archive stays in the database', async () => {
  const { clientId } = await subscribe(pool, now)
  await letter(clientId, 'stays', daysAgo(days + 1))
  const file = join(dir, 'a file')
  writeFileSync(file, '')
  await expect(
    tendRetention({ ...services, config: { ...services.config, archiveDir: file } }),
  ).rejects.toThrow()
  expect(await lettersOf(clientId)).toMatchObject([{ archived: false, data: { totalCents: 6_000 } }])
})

test('without a folder for the archive, letters stay and the mailbox’s copies go', async () => {
  const { clientId } = await subscribe(pool, now)
  await letter(clientId, 'stays', daysAgo(days + 1))
  for (const [key, at] of [
    ['old', daysAgo(retention.mailbox.days + 1)],
    ['young', daysAgo(retention.mailbox.days - 1)],
  ])
    await pool.query(
      `insert into sent_message (client_id, key, channel, recipient, template, locale, subject, at)
       values ($1, $2, 'email', 'li@example.com', 'order_charged', 'fr', '', $3)`,
      [clientId, key, at],
    )
  await tendRetention({ ...services, config: { ...services.config, archiveDir: undefined } })
  expect(await lettersOf(clientId)).toMatchObject([{ archived: false }])
  const { rows } = await pool.query('select key from sent_message')
  expect(rows).toEqual([{ key: 'young' }])
})

test('erasing a household makes its lines in the archive unreadable', async () => {
  const { clientId } = await subscribe(pool, now)
  await letter(clientId, 'old', daysAgo(days + 1))
  await tendRetention(services)
  await withTx(pool, tx => erasePersonal(tx, { clientId, brand: 'cookit', email: '', on: '2028-03-02' }))
  expect(await keyOf(clientId)).toBeUndefined()
})

test('photos go after their time; one of a claim that waits for an answer stays', async () => {
  const { clientId } = await subscribe(pool, now)
  const id = (n: number) => `0193a000-0000-7000-8000-00000000000${n}`
  for (const [n, age] of [retention.door_photos.days + 1, retention.door_photos.days - 1].entries())
    await pool.query(
      `insert into stop_action (client_id, id, stop_id, kind, at, received_at, actor, data, photo)
       values ($1, $2, $2, 'photo', $3, $3, $1, '{}', '\\xff')`,
      [clientId, id(n), daysAgo(age)],
    )
  for (const [n, state, age] of [
    [2, 'paid', retention.claim_photos.days + 1],
    [3, 'waiting', retention.claim_photos.days + 1],
    [4, 'paid', retention.claim_photos.days - 1],
  ] as const)
    await pool.query(
      `insert into box_claim (client_id, id, order_id, brand, units, reason, to_credit, photo, state, claimed_cents, at)
       values ($1, $2, $2, 'cookit', 1, $5, true, '\\xff', $3, 100, $4)`,
      [clientId, id(n), state, daysAgo(age), 'missing'],
    )
  await tendRetention(services)
  const left = await pool.query<{ n: string }>(
    `select right(id::text, 1) as n from stop_action where photo is not null
     union all select right(id::text, 1) from box_claim where photo is not null order by n`,
  )
  expect(left.rows.map(({ n }) => Number(n))).toEqual([1, 3, 4])
})
