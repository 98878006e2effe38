// Writes what the automatic choice needs to know of a household, whenever its plan, tastes or exclusions change. A box that can still
// change follows, by its own plan; one past its cutoff keeps its profile, as it keeps its plan (rule 31).

import { profileKey, profileOf } from '../../domain/choice/profile.ts'
import { planSizes } from '../../domain/plans.ts'
import type { Tx } from '../request/database/database.ts'
import { readNeeds, writeProfiles } from './profile_store.ts'

/** Call it last in a change, with the client locked: it reads what the subscription says by then. `now`: program time, ISO instant. */
export async function saveProfile(tx: Tx, clientId: string, now: string): Promise<void> {
  const needs = await readNeeds.first(tx, { clientId })
  if (!needs) return
  const { planId, categories: preferred } = needs
  const byPlan = new Map(
    planSizes.map(plan => [plan.id, profileKey(profileOf({ ...needs, plan, preferred }))]),
  )
  await writeProfiles(tx, clientId, { planId, byPlan }, now)
}
