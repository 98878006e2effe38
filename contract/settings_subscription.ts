// The subscription settings: the plan, pausing and closing, as area 7 names the calls.

import * as z from 'zod/mini'
import { requestedSubscriptions } from '../domain/machines/subscription_groups.ts'
import { statesOf } from '../domain/machines/tables.ts'
import { planTypes } from '../domain/plans.ts'
import { get, post, postOrGet } from './call.ts'
import { category, cents, code, id, isoDate, nothing, planKind } from './fields.ts'
import { stopReason } from './subscription.ts'
import { deliveryWindow, plan } from './views.ts'

const choice = {
  kind: z.optional(planKind),
  people: z.optional(z.nullable(z.int())),
  recipes: z.optional(z.nullable(z.int())),
  meals: z.optional(z.nullable(z.int())),
}

const standing = z.object({
  status: z.enum(statesOf('subscription')),
  reason: z.nullable(stopReason),
  resumesOn: z.nullable(isoDate),
  plan,
  /** The plan’s type; `family` is four people with a preference for family-friendly dishes (rule 28). */
  planType: z.enum(planTypes),
  /** A week. */
  servings: z.int(),
  recipesPerWeek: z.nullable(z.int()),
  mealsPerWeek: z.nullable(z.int()),
  categories: z.array(category),
  /** The price of a week’s box with tax, without surcharge, discount or credit. */
  totalCents: cents,
  /** The first box that a change applies to; null where none is planned. */
  holdsFrom: z.nullable(z.object({ id, deliveryDate: isoDate, window: deliveryWindow })),
  /** The plans on sale, each with its price at the household's address. */
  plans: z.array(z.object({ plan, totalCents: cents })),
  planCategories: z.object({ rtc: z.array(category), rte: z.array(category) }),
})

export const settings_subscription = {
  show: get({
    summary: 'The subscription: how it stands, its plan, and the plans it can change to.',
    who: 'settings',
    input: nothing,
    output: standing,
    errors: ['not_found'],
  }),
  update: post({
    summary:
      'Changes the plan from the first box not yet locked, or by `status` pauses, unpauses or closes. What is left out of the plan stays; a selection that is not on sale is refused, and so is a field that the change does not take.',
    who: 'settings',
    input: z.object({
      status: z.optional(z.enum(requestedSubscriptions, { error: code('invalid_input') })),
      reason: z.optional(z.nullable(stopReason)),
      resumesOn: z.optional(z.nullable(isoDate)),
      ...choice,
      categories: z.optional(z.array(category)),
    }),
    output: z.extend(standing, {
      /** Null where nothing had to be done. */
      reference: z.nullable(z.string()),
    }),
    errors: [
      'not_found',
      'subscription_invalid',
      'reason_required',
      'date_unavailable',
      'account_closed',
      'closing_blocked',
    ],
  }),
  preview: get({
    path: '/settings/subscription/preview',
    summary: 'What another plan would make of the boxes to come: each with its total now and then.',
    who: 'settings',
    input: z.object({
      kind: planKind,
      people: z.optional(z.string()),
      recipes: z.optional(z.string()),
      meals: z.optional(z.string()),
    }),
    output: z.object({
      boxes: z.array(
        z.object({
          id,
          deliveryDate: isoDate,
          nowCents: cents,
          thenCents: cents,
          /** The household has already chosen for it. */
          chosen: z.boolean(),
          /** It already has dishes of the other kind, so it stays unchanged. */
          stays: z.boolean(),
        }),
      ),
    }),
    errors: ['not_found', 'subscription_invalid'],
  }),
  expire_gc: postOrGet({
    summary: 'Lets the value that was given to the household expire; bought value stays (rule 35).',
    who: 'settings',
    input: nothing,
    output: z.object({ expiredCents: cents }),
  }),
} as const
