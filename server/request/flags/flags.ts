// Feature flags, kept in memory by every process because nearly every request needs one and they rarely change. They are checked
// against the database at most once a second, so a change elsewhere takes effect within two.

import type pg from 'pg'
import type { BrandId } from '../../../domain/brands.ts'
import { openFresh } from '../memory.ts'
import type { Stored } from '../services.ts'
import { readFlags, writeFlag } from './store.ts'
import { type FlagName, flagNames, flagTable } from './table.ts'

/** How long a process trusts its copy, in milliseconds of real time. */
const trusted = 1_000

type FlagValues = Readonly<Record<FlagName, boolean>>

interface Flags {
  /** Every flag of a brand. */
  all(brand: BrandId): Promise<FlagValues>
  /** Whether a flag of a brand is on. */
  on(brand: BrandId, name: FlagName): Promise<boolean>
  /** Changes whenever a flag of the brand does, the same in every process: pages are cached by it. */
  version(brand: BrandId): Promise<string>
  /** Turns a flag; this process knows at once. */
  setFlag(brand: BrandId, name: FlagName, enabled: boolean): Promise<void>
}

interface BrandFlags {
  values: FlagValues
  version: string
}

/** This process's copy of the flags. */
export const flagsOf = ({ memory, pool }: Stored): Flags => memory.of(openFlags, pool)

function openFlags(pool: pg.Pool): Flags {
  const flags = openFresh<Readonly<Record<BrandId, BrandFlags>>>(async () => {
    const turned = new Map((await readFlags.all(pool)).map(row => [`${row.brand} ${row.name}`, row.enabled]))
    const of = (brand: BrandId): BrandFlags => {
      const stands = (name: FlagName) => turned.get(`${brand} ${name}`) ?? flagTable[name].defaults[brand]
      const values = Object.fromEntries(flagNames.map(name => [name, stands(name)])) as FlagValues
      return { values, version: flagNames.map(name => (values[name] ? '1' : '0')).join('') }
    }
    return { freshprep: of('freshprep'), cookit: of('cookit') }
  }, trusted)
  return {
    all: async brand => (await flags.get())[brand].values,
    on: async (brand, name) => (await flags.get())[brand].values[name],
    version: async brand => (await flags.get())[brand].version,
    setFlag: async (brand, name, enabled) => {
      await writeFlag.run(pool, { brand, name, enabled })
      flags.changed()
      await flags.get()
    },
  }
}
