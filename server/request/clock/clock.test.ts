import { expect, test } from 'vitest'
import { testDatabase } from '../../../tests/database.ts'
import { ClockRefused, openClock } from './clock.ts'

const database = await testDatabase()

const open = (movable = true) =>
  openClock(database.pool, {
    movable,
    onError: error => {
      throw error
    },
  })

const seconds = (from: Temporal.Instant, to: Temporal.Instant) => from.until(to).total('seconds')

test('it shows real time until it is moved, and then all processes and later starts agree on the new time', async () => {
  const here = await open()
  const there = await open()
  const before = Temporal.Now.instant()
  expect(seconds(before, here.now())).toBeLessThan(1)
  const moved = await here.advance(Temporal.Duration.from('P1D'))
  expect(Math.round(seconds(before, moved) / 3600)).toBe(24)
  await there.refresh()
  expect(Math.abs(seconds(here.now(), there.now()))).toBeLessThan(1)
  const restarted = await open()
  expect(Math.abs(seconds(here.now(), restarted.now()))).toBeLessThan(1)
  for (const clock of [here, there, restarted]) clock.close()
})

test('it can be set to an instant, and moves started at once add up', async () => {
  const clock = await open()
  const target = clock.now().add({ hours: 1000 })
  expect(seconds(target, await clock.set(target))).toBeLessThan(2)
  const other = await open()
  await Promise.all([
    clock.advance(Temporal.Duration.from('PT1H')),
    other.advance(Temporal.Duration.from('PT1H')),
  ])
  await clock.refresh()
  expect(Math.round(seconds(target, clock.now()) / 3600)).toBe(2)
  clock.close()
  other.close()
})

test('it does not go backwards', async () => {
  const clock = await open()
  const before = clock.now()
  await expect(clock.set(before.subtract({ seconds: 1 }))).rejects.toThrow(ClockRefused)
  await expect(clock.advance(Temporal.Duration.from('-PT1H'))).rejects.toMatchObject({ reason: 'backwards' })
  expect(seconds(before, clock.now())).toBeGreaterThanOrEqual(0)
  clock.close()
})

test('in production it is real time, whatever the table says, and cannot be moved', async () => {
  const clock = await open(false)
  expect(Math.abs(seconds(Temporal.Now.instant(), clock.now()))).toBeLessThan(1)
  await expect(clock.advance(Temporal.Duration.from('P1D'))).rejects.toMatchObject({ reason: 'production' })
})
