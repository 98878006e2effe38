// Changes the plan: an account has one, and a new one replaces it (area 5) from the first box that is not yet locked.

import { Refusal } from '../../contract/errors.ts'
import type { DishCategory } from '../../domain/catalogue/types.ts'
import { isOneOf } from '../../domain/machines/is_one_of.ts'
import { endedSubscriptions } from '../../domain/machines/subscription_groups.ts'
import { type PlanChoice, type PlanSize, planCategories, planId, planSize } from '../../domain/plans.ts'
import { referenceOf } from '../../domain/reference.ts'
import { planSaid } from '../../i18n/plan_words.ts'
import { holdClient, recordEvent } from '../identity/household_changes.ts'
import { menusOf } from '../menu/memory.ts'
import { tell } from '../messages/outbox.ts'
import { putUnderPlan } from '../orders/plan_of_orders.ts'
import { withTx } from '../request/database/database.ts'
import type { Stored } from '../request/services.ts'
import type { SubscriptionOfClient } from './of_client.ts'
import { saveProfile } from './save_profile.ts'
import { readChoice, writeSubscriptionPlan } from './store.ts'

/** Unchanged where absent. */
type PlanRequest = { [Part in keyof PlanChoice]?: PlanChoice[Part] | undefined } & {
  categories?: readonly DishCategory[] | undefined
}

/** @throws Refusal subscription_invalid where nothing is asked for, for a size of the other kind, or a plan not on sale */
function planChanged(now: PlanSize | undefined, asked: PlanRequest): PlanSize {
  const sizes = [asked.people, asked.recipes, asked.meals]
  const given = (sizes: readonly (number | null | undefined)[]) => sizes.some(size => (size ?? null) !== null)
  const kind = asked.kind ?? now?.kind
  const [, , meals] = sizes
  const foreign = kind === 'rtc' ? [meals] : sizes.slice(0, 2)
  const nothing = asked.kind === undefined && asked.categories === undefined && !given(sizes)
  if (kind === undefined || nothing || given(foreign)) throw new Refusal('subscription_invalid')
  const kept = kind === now?.kind ? now : undefined
  return planAsked({
    kind,
    people: asked.people ?? kept?.people,
    recipes: asked.recipes ?? kept?.recipes,
    meals: asked.meals ?? kept?.meals,
  })
}

/** @throws Refusal subscription_invalid for a plan that is not on sale */
export function planAsked(choice: PlanChoice): PlanSize {
  const plan = planSize(planId(choice))
  if (!plan) throw new Refusal('subscription_invalid')
  return plan
}

/**
 * Changes plan and preferred categories. An unchanged value is answered without a reference.
 * @throws Refusal not_found, account_closed, subscription_invalid
 */
export async function changePlan(
  services: Stored,
  of: SubscriptionOfClient,
  asked: PlanRequest,
): Promise<{ reference: string | null }> {
  const { clientId, brand, now } = of
  const reference = await withTx(services.pool, async tx => {
    await holdClient(tx, clientId)
    const before = await readChoice(tx, clientId)
    if (!before) throw new Refusal('not_found')
    if (isOneOf(before.state, endedSubscriptions)) throw new Refusal('account_closed')
    const former = planSize(before.planId)
    const plan = planChanged(former, asked)
    const known: readonly string[] = planCategories[plan.kind]
    if (asked.categories?.some(one => !known.includes(one))) throw new Refusal('subscription_invalid')
    const wanted = asked.categories ?? before.categories.filter(one => known.includes(one))
    const categories = known.filter((one): one is DishCategory => wanted.includes(one as DishCategory))
    const same = before.planId === plan.id && sameMembers(before.categories, categories)
    if (same) return null
    await writeSubscriptionPlan(tx, clientId, { planId: plan.id, categories })
    const boxes = await putUnderPlan(tx, services, { clientId, plan, now })
    await saveProfile(tx, clientId, now)
    const data = {
      from: before.planId,
      fromCategories: before.categories,
      planId: plan.id,
      categories,
      boxes: boxes.map(box => box.deliveryDate),
    }
    const eventId = await recordEvent(tx, { clientId, kind: 'plan_changed', data, at: now })
    const first = boxes.find(box => box.state === 'upcoming')
    await tell(tx, {
      clientId,
      brand,
      template: 'plan_changed',
      data: {
        reference: referenceOf(eventId),
        ...planSaid(plan, categories),
        categories,
        ...(former && {
          before: { ...planSaid(former, before.categories), categories: before.categories },
        }),
        holdsFrom: first?.deliveryDate ?? null,
      },
      key: `plan_changed:${eventId}`,
      at: now,
    })
    return referenceOf(eventId)
  })
  menusOf(services).changed()
  return { reference }
}

const sameMembers = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every(one => b.includes(one))
