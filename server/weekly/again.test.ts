import { beforeEach, describe, expect, test } from 'vitest'
import {
  afterCutoff,
  batch,
  batchServices,
  householdOf,
  linesOf,
  now,
  orderAfter,
  put,
  say,
  startAgain,
} from '../../tests/batch.ts'
import { brokenGuarantees, everything } from '../../tests/weekly.ts'
import { menusOf } from '../menu/memory.ts'
import { choose } from './choose.ts'
import { open } from './open.ts'
import { chargeBatch, lockBatch, runBatch } from './run_batch.ts'

const { services, dishes } = await batchServices()

beforeEach(() => startAgain(services))

describe('repeated, and at the same time', () => {
  const crowd = () =>
    Promise.all([
      householdOf(services),
      householdOf(services, { card: 'declines' }),
      householdOf(services, { card: 'asks' }),
      householdOf(services, { card: 'none' }),
      householdOf(services, { state: 'paused' }),
      householdOf(services, { exclusions: dishes.map(dish => `dish:${dish.id}`) }),
      householdOf(services, { planId: 'rtc_4-4' }),
      householdOf(services, { planId: 'rte_8', exclusions: ['peanut'] }),
    ])

  test('every step, run a second time, changes nothing', async () => {
    await crowd()
    await open(services, now)
    services.clock.set(afterCutoff)
    const steps = [
      () => choose(services, batch, afterCutoff),
      () => lockBatch(services, batch),
      () => chargeBatch(services, batch),
      () => open(services, afterCutoff),
    ]
    for (const step of steps) {
      await step()
      const after = await everything(services.pool)
      for (const again of steps.slice(0, steps.indexOf(step) + 1)) await again()
      expect(await everything(services.pool)).toEqual(after)
    }
    await runBatch(services, batch)
    expect(await brokenGuarantees(services.pool, afterCutoff)).toEqual([])
  })

  test('a household that reviewed a dish between the choice and the lock is served, and no dish is lost', async () => {
    const who = await Promise.all([householdOf(services), householdOf(services), householdOf(services)])
    for (const one of who.slice(1)) await say(services, one, dishes.at(-1), 'definitely', 9)
    services.clock.set(afterCutoff)
    await choose(services, batch, afterCutoff)
    await say(services, who[0], dishes.at(-1), 'definitely', 1)
    await say(services, who[1], dishes.at(-1), 'never', 1)
    await lockBatch(services, batch)
    await chargeBatch(services, batch)
    for (const one of who) expect(await linesOf(services, one)).toHaveLength(3)
    expect(await linesOf(services, who[0])).toContain(dishes.at(-1)?.id)
    expect(await brokenGuarantees(services.pool, afterCutoff)).toEqual([])
  })

  test('two workers that run the same batch at once charge everybody once', async () => {
    const all = await Promise.all([crowd(), crowd(), crowd()])
    services.clock.set(afterCutoff)
    const small = { ...services, sliceSize: 4 }
    await Promise.all([runBatch(small, batch), runBatch(small, batch), runBatch(small, batch)])
    expect(await brokenGuarantees(services.pool, afterCutoff)).toEqual([])
    for (const [first] of all) expect((await orderAfter(services, first)).state).toBe('charged')
  })

  test('a slice that another worker locks after its orders were read is not taken for charged', async () => {
    const who = await householdOf(services)
    services.clock.set(afterCutoff)
    await choose(services, batch, afterCutoff)
    const cards: typeof services.cards = {
      ...services.cards,
      charge: async charges => {
        await lockBatch(services, batch)
        return services.cards.charge(charges)
      },
    }
    await chargeBatch({ ...services, cards }, batch)
    await runBatch(services, batch)
    expect((await orderAfter(services, who)).state).toBe('charged')
  })

  test('a household that chose between the choice and the lock keeps its choice, and the kitchen gets its dishes back', async () => {
    const [chooses, leaves] = await Promise.all([householdOf(services), householdOf(services)])
    services.clock.set(afterCutoff)
    await choose(services, batch, afterCutoff)
    // Like an edit that began before the cutoff and was committed after the choice.
    await put(services, chooses, dishes[7], 3)
    await lockBatch(services, batch)
    await chargeBatch(services, batch)
    expect(await linesOf(services, chooses)).toEqual([dishes[7]?.id])
    expect(await linesOf(services, leaves)).toHaveLength(3)
    expect(await brokenGuarantees(services.pool, afterCutoff)).toEqual([])
  })

  test('a household that emptied the box between the choice and the lock still gets a choice', async () => {
    const who = await householdOf(services)
    await put(services, who, dishes[7], 3)
    services.clock.set(afterCutoff)
    await choose(services, batch, afterCutoff)
    await put(services, who, dishes[7], 0)
    menusOf(services).changed()
    await lockBatch(services, batch)
    await chargeBatch(services, batch)
    expect(await orderAfter(services, who)).toMatchObject({ state: 'charged', chosen_by: 'automatic' })
    expect(await brokenGuarantees(services.pool, afterCutoff)).toEqual([])
  })
})
