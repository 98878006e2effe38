// Jobs of the clock that fail: the office sees which and why, has one run now, and sees that it works, on a real database.

import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import type { Refusal } from '../../contract/errors.ts'
import { requestOf } from '../../tests/household.ts'
import { insertClient } from '../../tests/http.ts'
import { testServices } from '../../tests/services.ts'
import { office_admin } from '../calls/office_admin.ts'
import { notingJob } from '../office/jobs/note_job.ts'
import { runAgainJob, runClockJob } from './run_again.ts'

const now = '2026-11-27T18:00:00.000Z'
const services = await testServices({ now })
const { jobs } = services
const admin = await insertClient(services, { isAdmin: true })

const at = (instant: string, brand: 'freshprep' | 'cookit' = 'freshprep') => requestOf(admin, instant, brand)
const seen = async (name: string, instant = now) =>
  (await office_admin.stuck(services, at(instant), {})).jobs.find(one => one.name === name)
const exceptionAt = async (instant: string, brand: 'freshprep' | 'cookit' = 'freshprep') =>
  (await office_admin.today(services, at(instant, brand), {})).exceptions.find(({ kind }) => kind === 'job')
const fails = (name: string) => notingJob(services, name, () => Promise.reject(new Error('the disk is full')))

test('a job that fails is on Today of both brands with its reason, and leaves it once it is run again and works', async () => {
  await notingJob(services, 'count_codes', async () => undefined)
  expect(await exceptionAt(now)).toBeUndefined()
  await expect(fails('count_boxes')).rejects.toThrow('the disk is full')
  services.clock.set('2026-11-27T18:01:00.000Z')
  await expect(fails('count_boxes')).rejects.toThrow('the disk is full')
  expect(await seen('count_boxes')).toEqual({
    name: 'count_boxes',
    state: 'failing',
    succeededAt: null,
    failingSince: now,
    failedAt: '2026-11-27T18:01:00.000Z',
    failures: 2,
    why: expect.stringContaining('the disk is full'),
  })
  for (const brand of ['freshprep', 'cookit'] as const)
    expect(await exceptionAt(now, brand)).toMatchObject({ count: 1, since: now })

  // Asked for twice, it waits once; a worker does it.
  await office_admin.run_job(services, at(now), { name: 'count_boxes' })
  await office_admin.run_job(services, at(now), { name: 'count_boxes' })
  expect(await seen('count_boxes')).toMatchObject({ state: 'failing' })
  await jobs.work(runAgainJob, ({ name }) => runClockJob(services, name))
  while ((await seen('count_boxes'))?.state !== 'works') await pause(20)
  expect(await seen('count_boxes')).toMatchObject({ failures: 0, why: null, failingSince: null })
  expect(await exceptionAt(now)).toBeUndefined()
})

test('a job that has not ended well for a quarter of an hour is late, and a name that is none is refused', async () => {
  expect(await seen('count_codes', '2026-11-27T18:15:00.000Z')).toMatchObject({ state: 'works' })
  expect(await seen('count_codes', '2026-11-27T18:15:01.000Z')).toMatchObject({ state: 'late' })
  expect(await exceptionAt('2026-11-27T18:15:01.000Z')).toMatchObject({ count: 1 })
  const none: Promise<unknown> = office_admin.run_job(services, at(now), { name: 'no_such_job' })
  await expect(none).rejects.toEqual(
    expect.objectContaining({ code: 'not_found' } satisfies Partial<Refusal>),
  )
})
