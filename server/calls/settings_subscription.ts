import { Refusal } from '../../contract/errors.ts'
import type { ParsedOf } from '../../contract/index.ts'
import { expireGiven } from '../household/account/expire_given.ts'
import type { Services } from '../integrations/services.ts'
import { previewPlan } from '../orders/plan_of_orders.ts'
import type { CallRequest } from '../request/call_request.ts'
import { changePlan, planAsked } from '../subscription/change_plan.ts'
import { close } from '../subscription/close.ts'
import { pause, unpause } from '../subscription/pause.ts'
import { showSubscription } from '../subscription/show.ts'
import { type Calls, clientOf } from './handler.ts'

export const settings_subscription: Calls<'settings_subscription'> = {
  show: (services, request) => showSubscription(services, clientOf(request)),
  update: async (services, request, input) => {
    const { reference } = await change(services, request, input)
    return { ...(await showSubscription(services, clientOf(request))), reference }
  },
  preview: async (services, request, { kind, people, recipes, meals }) => {
    const size = { people: numberOf(people), recipes: numberOf(recipes), meals: numberOf(meals) }
    const plan = planAsked({ kind, ...size })
    const { clientId, now } = clientOf(request)
    const boxes = await previewPlan(services, { clientId, plan, now })
    return {
      boxes: boxes.map(({ order: { id, deliveryDate, priced }, ...totals }) => ({
        id,
        deliveryDate,
        chosen: priced !== null,
        ...totals,
      })),
    }
  },
  expire_gc: async (services, request) => ({
    expiredCents: (await expireGiven(services, request)).givenCents,
  }),
}

const numberOf = (text: string | undefined) => (text === undefined || text === '' ? null : Number(text))

async function change(
  services: Services,
  request: CallRequest,
  input: ParsedOf<'settings_subscription.update'>,
): Promise<{ reference: string | null }> {
  const of = clientOf(request)
  const { status, reason, resumesOn = null } = input
  refuseUseless(input)
  if (status === 'active') return unpause(services, of)
  if (status && !reason) throw new Refusal('reason_required', { fields: { reason: 'reason_required' } })
  if (status === 'paused' && reason) return pause(services, of, { reason, resumesOn })
  if (status === 'closed' && reason) return close(services, of, { reason })
  return changePlan(services, of, input)
}

/** The fields that each change takes, by status. */
const taken = {
  active: ['status'],
  paused: ['status', 'reason', 'resumesOn'],
  closed: ['status', 'reason'],
  plan: ['kind', 'people', 'recipes', 'meals', 'categories'],
} as const

/** A field that the change does not take would be lost without a word. @throws Refusal invalid_input */
function refuseUseless(input: ParsedOf<'settings_subscription.update'>): void {
  const known: readonly string[] = taken[input.status ?? 'plan']
  const useless = Object.entries(input).flatMap(([name, value]) =>
    (value ?? null) === null || known.includes(name) ? [] : [name],
  )
  if (useless.length === 0) return
  const fields = Object.fromEntries(useless.map(name => [name, 'invalid_input' as const]))
  throw new Refusal('invalid_input', { fields })
}
