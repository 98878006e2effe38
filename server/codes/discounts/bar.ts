// What visitors who bring no code are offered, by the plan of their brand (domain/pricing/bar.ts).

import type { BrandId } from '../../../domain/brands.ts'
import { type BarPlan, barOn } from '../../../domain/pricing/bar.ts'
import { brandDate } from '../../../domain/time/zone.ts'
import { type Fresh, openFresh } from '../../request/memory.ts'
import type { Stored } from '../../request/services.ts'
import { readBarCodes, readBarPlan } from './bar_store.ts'
import type { CodeRow } from './code_store.ts'

/** A plan as it is, with the codes in it. */
interface PlannedBar {
  plan: BarPlan
  codes: ReadonlyMap<string, CodeRow>
  /** 0 before somebody has made a plan. */
  version: number
}

/** How long a process trusts its copy, in milliseconds of real time. */
const trusted = 1_000

const openBars = () => new Map<BrandId, Fresh<PlannedBar>>()

/** This process's copy of a brand's plan: every page needs it. */
export function barMemory({ pool, memory }: Stored, brand: BrandId): Fresh<PlannedBar> {
  const bars = memory.of(openBars)
  const known = bars.get(brand) ?? openFresh(() => readPlannedBar(pool, brand), trusted)
  bars.set(brand, known)
  return known
}

async function readPlannedBar(pool: Stored['pool'], brand: BrandId): Promise<PlannedBar> {
  const newest = await readBarPlan.first(pool, { brand })
  const entries = newest?.entries ?? []
  const rows = await readBarCodes.all(pool, { brand, codes: entries.map(({ code }) => code) })
  const otherwise = rows.find(({ isDefault }) => isDefault)?.code ?? null
  return {
    plan: { entries, otherwise },
    codes: new Map(rows.map(row => [row.code, row])),
    version: newest?.version ?? 0,
  }
}

/** The code that visitors without one are offered; none where a visitor would be refused all that are planned. */
export async function defaultDiscount(
  services: Stored,
  brand: BrandId,
  now: Temporal.Instant,
): Promise<CodeRow | undefined> {
  const { plan, codes } = await barMemory(services, brand).get()
  const code = barOn(plan, codes, brandDate(brand, now.toString()))
  return code === null ? undefined : codes.get(code)
}
