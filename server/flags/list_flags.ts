// flags_admin.list and flags_admin.preview: who has each flag, who changed it, and what a change would change.

import type { OutputOf, ParsedOf } from '../../contract/index.ts'
import type { BrandId } from '../../domain/brands.ts'
import { flagNames, followsOfFlag } from '../../domain/flags/flags.ts'
import { wallClock } from '../../domain/time/zone.ts'
import type { Stored } from '../request/services.ts'
import { flagsMemory } from './flags.ts'
import { countHouseholds, readFlagChanges } from './store.ts'

export async function listFlags(services: Stored, brand: BrandId): Promise<OutputOf<'flags_admin.list'>> {
  const [shares, rows] = await Promise.all([
    flagsMemory(services).get(),
    readFlagChanges.all(services.pool, { brand }),
  ])
  const byName = Map.groupBy(rows, ({ name }) => name)
  return {
    flags: flagNames.map(name => {
      const changes = byName.get(name) ?? []
      return {
        name,
        share: changes[0]?.share ?? shares[brand][name],
        version: changes.length,
        changes: changes.map(({ version, share, reason, actor, admin, at }) => {
          const { date, time } = wallClock(brand, at.toISOString())
          return { version, share, reason, isOfRoom: actor === null, admin, date, time }
        }),
      }
    }),
  }
}

/** A share of households is a share of each hundred of them: the numbers are about right, never exact. */
export async function previewFlag(
  services: Stored,
  brand: BrandId,
  { name, share }: ParsedOf<'flags_admin.preview'>,
): Promise<OutputOf<'flags_admin.preview'>> {
  const [shares, { count }] = await Promise.all([
    flagsMemory(services).get(),
    countHouseholds.one(services.pool, { brand }),
  ])
  const was = shares[brand][name]
  return { households: count, was, ...followsOfFlag(name, was, share, count) }
}
