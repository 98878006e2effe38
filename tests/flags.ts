import type { BrandId } from '../domain/brands.ts'
import { everybody, type FlagName } from '../domain/flags/flags.ts'
import { setFlag } from '../server/flags/set_flag.ts'
import type { Stored } from '../server/request/services.ts'

/** Turns a flag of a brand on for everybody, or off. @param share percent of the households, where it is not everybody */
export async function turnFlag(
  services: Stored,
  brand: BrandId,
  name: FlagName,
  on: boolean | number,
): Promise<void> {
  const share = typeof on === 'number' ? on : on ? everybody : 0
  await setFlag(services, {
    ...{ brand, name, share, base: null, reason: '', actor: null, now: '2026-11-20T20:00:00.000Z' },
  })
}
