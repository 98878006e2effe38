// facts/BRAND.yaml: what a brand says of itself, compared with the base, and changed by the admin's own use case.

import { isDeepStrictEqual } from 'node:util'
import { contract, type ParsedOf } from '../../contract/index.ts'
import { factKinds, factOn } from '../../domain/brand_facts/facts.ts'
import { type BrandId, brandIds } from '../../domain/brands.ts'
import { brandDate } from '../../domain/time/zone.ts'
import { listFacts } from '../brand_facts/list_facts.ts'
import { setFact } from '../brand_facts/set_fact.ts'
import type { Settling } from '../terms/settle_terms.ts'
import { checked, type Difference } from './difference.ts'
import type { DatedFact, FactFiles } from './fact_files.ts'
import { refuseUnlessMay } from './refuse_unless_may.ts'

const { fact } = contract.facts_admin.set.input.shape

/** What the base has, as files would have it. @param now program time, ISO instant */
export async function factFilesNow(services: Settling, now: string): Promise<FactFiles> {
  const files: FactFiles = {}
  for (const brand of brandIds) {
    const today = brandDate(brand, now)
    const kinds: NonNullable<FactFiles[BrandId]> = {}
    for (const { kind, versions } of (await listFacts(services, brand)).facts) {
      const days = [...new Set(versions.map(({ from }) => from))].filter(from => from > today).sort()
      const held = [today, ...days].flatMap(day => factOn(versions, day) ?? [])
      kinds[kind] = held.map(({ from, value }) => ({ from, value })) as DatedFact[]
    }
    files[brand] = kinds
  }
  return files
}

/** A value whose day is over is compared with today's, and changed from today. */
export async function factDifferences(
  services: Settling,
  wanted: FactFiles,
  now: string,
): Promise<Difference[]> {
  const differences: Difference[] = []
  for (const brand of brandIds) {
    const today = brandDate(brand, now)
    const { facts } = await listFacts(services, brand)
    for (const kind of factKinds) {
      const versions = facts.find(one => one.kind === kind)?.versions ?? []
      for (const { from, value } of wanted[brand]?.[kind] ?? []) {
        const [, day = today] = [from, today].sort()
        if (isDeepStrictEqual(factOn(versions, day)?.value, value)) continue
        const named = checked(`facts/${brand}.yaml`, fact.safeParse({ kind, value }))
        differences.push(differenceOf(services, brand, { fact: named as Fact, day, now }))
      }
    }
  }
  return differences
}

type Fact = ParsedOf<'facts_admin.set'>['fact']

function differenceOf(
  services: Settling,
  brand: BrandId,
  { fact: wanted, day, now }: { fact: Fact; day: string; now: string },
): Difference {
  return {
    what: `${brand} ${wanted.kind}: ${JSON.stringify(wanted.value)} from ${day}`,
    foresee: async () => 'pages and letters have it from then on',
    carryOut: async ({ actor, reason }) => {
      await refuseUnlessMay(services.pool, actor, { brand, right: 'write_content' })
      const { facts } = await listFacts(services, brand)
      const base = facts.find(({ kind }) => kind === wanted.kind)?.version ?? 0
      await setFact(services, brand, { fact: wanted, base, from: day }, { reason, actor, now })
    },
  }
}
