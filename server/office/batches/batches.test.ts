// Batches that somebody pauses, and steps that fail, on a real database.

import { expect, test } from 'vitest'
import type { Refusal } from '../../../contract/errors.ts'
import { menusAt, orderOf, requestOf, subscribe } from '../../../tests/household.ts'
import { insertClient } from '../../../tests/http.ts'
import { testServices } from '../../../tests/services.ts'
import { giveCard } from '../../../tests/weekly.ts'
import { office_admin } from '../../calls/office_admin.ts'
import { runAgainJob, runClockJob } from '../../schedule/run_again.ts'
import { runInTurn } from '../../weekly/in_turn.ts'

const now = '2026-11-27T18:00:00.000Z'
const later = '2026-11-28T09:00:00.000Z'
const anHourLater = '2026-11-28T10:00:00.000Z'

const services = await testServices({ now, beginning: menusAt(now) })
const { pool } = services
const admin = await insertClient(services, { isAdmin: true })
const household = await subscribe(pool, now)
await giveCard(pool, household.clientId, 'declines', now)
services.clock.set(later)

const at = (instant: string, brand: 'freshprep' | 'cookit' = 'freshprep') => requestOf(admin, instant, brand)
const batch = { date: '2026-12-01', kitchen: 'vancouver' }
const refused = (code: Refusal['code']) => expect.objectContaining({ code })
const stateOf = async () =>
  (
    await pool.query('select state from client_order where client_id = $1 and id = $2', [
      household.clientId,
      orderOf(household, 0).id,
    ])
  ).rows[0]?.state
const seen = async (instant = later) =>
  (await office_admin.stuck(services, at(instant), {})).batches.find(
    one => one.date === batch.date && one.kitchen === batch.kitchen,
  )
const inStrip = async () =>
  (await office_admin.today(services, at(later), { date: batch.date })).batches.find(
    one => one.date === batch.date && one.kitchen === batch.kitchen,
  )
const exceptions = async () =>
  (await office_admin.today(services, at(later), {})).exceptions.map(({ kind }) => kind)

test('a paused batch is not run, says who stopped it and why, and runs once it goes on', async () => {
  await office_admin.pause_batch(services, at(later), { ...batch, reason: 'The processor is down' })
  expect(await runInTurn(services)).toEqual({ steps: 0 })
  expect(await stateOf()).toBe('upcoming')
  expect(await seen()).toMatchObject({ pause: { reason: 'The processor is down', at: later }, due: null })
  expect(await exceptions()).toContain('paused')
  await expect(office_admin.pause_batch(services, at(later), { ...batch, reason: 'Again' })).rejects.toEqual(
    refused('conflict'),
  )
  await expect(office_admin.resume_batch(services, at(later, 'cookit'), batch)).rejects.toEqual(
    refused('not_found'),
  )
  await office_admin.resume_batch(services, at(later), batch)
  await runInTurn(services)
  expect(await stateOf()).toBe('payment_failed')
  expect(await seen()).toMatchObject({ pause: null, charged: true })
  expect(await exceptions()).not.toContain('paused')
  await expect(office_admin.resume_batch(services, at(later), batch)).rejects.toEqual(refused('not_found'))
})

test('declined cards of a batch are asked again when somebody asks, and not of a batch without any', async () => {
  await giveCard(pool, household.clientId, 'approves', now)
  // Nothing is due by itself yet.
  services.clock.set(anHourLater)
  await runInTurn(services)
  expect(await stateOf()).toBe('payment_failed')
  await office_admin.retry_batch(services, at(anHourLater), batch)
  await runInTurn(services)
  expect(await stateOf()).toBe('charged')
  await expect(office_admin.retry_batch(services, at(anHourLater), batch)).rejects.toEqual(
    refused('not_found'),
  )
  await expect(
    office_admin.pause_batch(services, at(later), { date: batch.date, kitchen: 'nowhere', reason: 'x' }),
  ).rejects.toEqual(refused('not_found'))
})

test('a step that fails as a whole says why and how often, and no more once it succeeds', async () => {
  await pool.query(`update batch set charged_at = null, retry_at = null where kitchen = 'vancouver'`)
  await pool.query('alter table batch_slice rename to batch_slice_away')
  await expect(runInTurn(services)).rejects.toThrow('1 batches failed')
  await expect(runInTurn(services)).rejects.toThrow('1 batches failed')
  expect(await seen()).toMatchObject({
    failure: { step: 'run', why: expect.stringContaining('batch_slice'), tries: 2 },
    due: { step: 'charge' },
  })
  expect(await exceptions()).toContain('broken')
  expect((await inStrip())?.failure).toMatchObject({ step: 'run', tries: 2 })
  await pool.query('alter table batch_slice_away rename to batch_slice')
  // Asked for, a worker does it; a batch without a failure has nothing to do again.
  await office_admin.run_batch(services, at(later), batch)
  const elsewhere = office_admin.run_batch(services, at(later, 'cookit'), batch)
  await expect(elsewhere).rejects.toEqual(refused('not_found'))
  await services.jobs.work(runAgainJob, ({ name }) => runClockJob(services, name))
  await expect.poll(async () => (await seen())?.failure).toBeNull()
  expect((await inStrip())?.failure).toBeNull()
  await expect(office_admin.run_batch(services, at(later), batch)).rejects.toEqual(refused('not_found'))
  expect(await seen()).toMatchObject({ failure: null, charged: true })
  expect(await exceptions()).not.toContain('broken')
})
