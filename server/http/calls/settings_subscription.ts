import { Refusal } from '../../../contract/errors.ts'
import type { ParsedOf } from '../../../contract/index.ts'
import { changePlan, planAsked } from '../../clients/subscriptions/change_plan.ts'
import { close } from '../../clients/subscriptions/close.ts'
import { expireGiven } from '../../clients/subscriptions/expire_given.ts'
import { pause, unpause } from '../../clients/subscriptions/pause.ts'
import { showSubscription } from '../../clients/subscriptions/show.ts'
import type { Services } from '../../integrations/services.ts'
import { previewPlan } from '../../orders/plan_of_orders.ts'
import type { CallRequest } from '../../request/call_request.ts'
import { type Calls, clientOf } from './handler.ts'

export const settings_subscription: Calls<'settings_subscription'> = {
  show: (services, request) => showSubscription(services, clientOf(request)),
  update: async (services, request, input) => {
    const { reference } = await change(services, request, input)
    return { ...(await showSubscription(services, clientOf(request))), reference }
  },
  preview: async (services, request, { kind, people, recipes, meals }) => {
    const size = { people: numberOf(people), recipes: numberOf(recipes), meals: numberOf(meals) }
    const plan = planAsked(request.brand, { kind, ...size })
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
  expire_gc: async (services, request) => ({ expiredCents: await expireGiven(services, clientOf(request)) }),
}

const numberOf = (text: string | undefined) => (text === undefined || text === '' ? null : Number(text))

async function change(
  services: Services,
  request: CallRequest,
  input: ParsedOf<'settings_subscription.update'>,
): Promise<{ reference: string | null }> {
  const of = clientOf(request)
  const { status, reason, resumesOn = null, kind, people, recipes, meals, categories } = input
  if (status === 'active') return unpause(services, of)
  if (status && !reason) throw new Refusal('reason_required', { fields: { reason: 'reason_required' } })
  if (status === 'paused' && reason) return pause(services, of, { reason, resumesOn })
  if (status === 'closed' && reason) return close(services, of, { reason })
  if (!kind) throw new Refusal('subscription_invalid')
  return changePlan(services, of, { kind, people, recipes, meals, categories })
}
