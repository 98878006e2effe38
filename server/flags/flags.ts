// Feature flags, kept in memory by every process because nearly every request needs one and they rarely change. They are checked
// against the database at most once a second, so a change elsewhere takes effect within one.

import type pg from 'pg'
import { type BrandId, brandIds } from '../../domain/brands.ts'
import { defaultShare, type FlagName, type FlagValues, flagNames, hasFlag } from '../../domain/flags/flags.ts'
import type { CallRequest, Session } from '../request/call_request.ts'
import { type Fresh, openFresh } from '../request/memory.ts'
import type { Stored } from '../request/services.ts'
import { readFlags } from './store.ts'

/** How long a process trusts its copy, in milliseconds of real time. */
const trusted = 1_000

/** Who asks, and where. */
interface Asker extends Pick<CallRequest, 'brand'> {
  session: Pick<Session, 'clientId' | 'flags'>
}

type Shares = Readonly<Record<FlagName, number>>
type BrandShares = Readonly<Record<BrandId, Shares>>

/** This process's copy: the share of households that have each flag, by brand. */
export const flagsMemory = ({ memory, pool }: Stored): Fresh<BrandShares> => memory.of(openFlags, pool)

function openFlags(pool: pg.Pool): Fresh<BrandShares> {
  return openFresh(async () => {
    const changed = new Map(
      (await readFlags.all(pool)).map(({ brand, name, share }) => [`${brand} ${name}`, share]),
    )
    const shareOf = (brand: BrandId, name: FlagName) =>
      changed.get(`${brand} ${name}`) ?? defaultShare(name, brand)
    return Object.fromEntries(
      brandIds.map(brand => [
        brand,
        Object.fromEntries(flagNames.map(name => [name, shareOf(brand, name)])) as Shares,
      ]),
    ) as BrandShares
  }, trusted)
}

/** Every flag, as whoever asks has it. */
export async function flagsOf(services: Stored, { brand, session }: Asker): Promise<FlagValues> {
  if (session.flags !== null) return session.flags
  const shares = (await flagsMemory(services).get())[brand]
  const has = (name: FlagName) => hasFlag(name, shares[name], session.clientId)
  return Object.fromEntries(flagNames.map(name => [name, has(name)])) as FlagValues
}

/** Whether a flag is on for whoever asks. */
export async function hasFlagOn(services: Stored, asker: Asker, name: FlagName): Promise<boolean> {
  return (await flagsOf(services, asker))[name]
}

/** Flags as one short word: pages that many share are kept by it. */
export const wordOfFlags = (values: FlagValues): string =>
  flagNames.map(name => (values[name] ? '1' : '0')).join('')
