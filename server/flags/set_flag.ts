// Sets a flag of a brand for a share of its households: the office's call, and the control room's.

import { Refusal } from '../../contract/errors.ts'
import type { BrandId } from '../../domain/brands.ts'
import { everybody, type FlagName, takesShare } from '../../domain/flags/flags.ts'
import { withTx } from '../request/database/database.ts'
import type { Stored } from '../request/services.ts'
import { flagsMemory } from './flags.ts'
import { countFlagChanges, insertFlagChange, writeFlag } from './store.ts'

interface FlagSetting {
  brand: BrandId
  name: FlagName
  /** Percent of the households: 0 for nobody, 100 for everybody, visitors too. */
  share: number
  /** The version that the change is based on; null where it does not matter. */
  base: number | null
  reason: string
  /** Who sets it; null for the control room. */
  actor: string | null
  /** Program time, ISO instant. */
  now: string
}

/**
 * Every process has it within a second, this one at once.
 * @throws Refusal flag_without_share for a flag about visitors, which is on or off for everybody; catalogue_changed where somebody else
 *   has set it since
 */
export async function setFlag(services: Stored, setting: FlagSetting): Promise<{ version: number }> {
  const { brand, name, share, base, reason, actor, now } = setting
  if (share > 0 && share < everybody && !takesShare(name))
    throw new Refusal('flag_without_share', { fields: { share: 'flag_without_share' } })
  const version = await withTx(services.pool, async tx => {
    await writeFlag.run(tx, { brand, name, share })
    const { count } = await countFlagChanges.one(tx, { brand, name })
    if (base !== null && base !== count) throw new Refusal('catalogue_changed')
    await insertFlagChange.run(tx, { brand, name, version: count + 1, share, reason, actor, at: now })
    return count + 1
  })
  flagsMemory(services).changed()
  return { version }
}
