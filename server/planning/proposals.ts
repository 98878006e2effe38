// What the planner would serve in the weeks that nobody has planned. A process remembers it by everything that it follows from.

import { createHash } from 'node:crypto'
import { proposeWeek, type WeekToPlan } from '../../domain/catalogue/plan_weeks.ts'
import type { Stored } from '../request/services.ts'

/** Proposals that are remembered: some weeks of both brands. */
const most = 64

/**
 * The planner's dishes of a week, in their order.
 * @param revision of the catalogue that the offerings are from
 */
export function proposalOf(services: Stored, revision: number, plan: WeekToPlan): readonly string[] {
  const known = services.memory.of(openProposals)
  const { brand, week, previous, kept } = plan
  const key = createHash('sha1')
    .update(JSON.stringify([revision, brand, week, previous, kept]))
    .digest('base64')
  const made = known.get(key) ?? proposeWeek(plan)
  known.delete(key)
  known.set(key, made)
  for (const oldest of known.keys()) {
    if (known.size <= most) break
    known.delete(oldest)
  }
  return made
}

const openProposals = () => new Map<string, readonly string[]>()
