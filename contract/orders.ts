import * as z from 'zod/mini'
import { statesOf } from '../domain/machines/tables.ts'
import { codeTypes } from '../domain/pricing/discounts.ts'
import { taxClasses } from '../domain/tax/classes.ts'
import { get, post } from './call.ts'
import { cents, code, id, isoDate, productId, quantity, text } from './fields.ts'
import { boxTerms, menuDish, menuItem, orderCard, orderData, plan, searchWords, wishes } from './views.ts'

const ofOrder = z.object({ orderId: id })

/** The data that the browser needs, besides the card of a product, to price a line like the server. */
const priceOf = z.object({
  unitCents: cents,
  surchargeCents: cents,
  servingsPerUnit: z.int(),
  taxClass: z.enum(taxClasses),
})

/** A code that the household holds. Its discount depends on the goods, and the browser knows them first. */
const heldDiscount = z.object({
  discount: z.object({
    type: z.enum(codeTypes),
    code: z.string(),
    elements: z.array(z.union([z.object({ percent: z.int() }), z.object({ cents })])),
    minimumSpendCents: cents,
  }),
  orderNumber: z.int(),
})

/** A swap, with the contents of the dish after it. */
const swap = z.object({
  id: z.string(),
  name: z.string(),
  surchargeCents: cents,
  allergens: z.array(z.string()),
  diets: z.array(z.string()),
  /** The excluded ingredients that the dish then has. */
  ingredients: z.array(z.string()),
})

const changed = z.object({ order: orderData })

/**
 * What the browser showed when it requested a change: the version it was on, and the total it foresaw. Both sides compute prices by
 * the same rules, so a difference is a defect: the server's figure counts, and the difference is logged.
 */
const seen = z.optional(
  z.object({
    version: z
      .int()
      .check(z.minimum(0, code('invalid_input')), z.maximum(2_147_483_647, code('invalid_input'))),
    totalCents: cents,
    /**
     * Uniquely identifies this request. It can be repeated word for word until it is answered, and is saved once. It is refused
     * with order_changed where another request has changed the order's version.
     */
    id: text(40),
  }),
)

const changeErrors = [
  'not_found',
  'order_locked',
  'order_skipped',
  'account_paused',
  'account_closed',
  'sold_out',
  'not_on_menu',
  'quantity_invalid',
  'order_changed',
] as const

export const orders = {
  order_data: get({
    summary: 'One order of the household, with its money by part.',
    who: 'client',
    input: ofOrder,
    output: orderData,
    errors: ['not_found'],
  }),
  order_data_for_account_page: get({
    summary: 'One order as the dashboard shows it.',
    who: 'client',
    input: ofOrder,
    output: orderCard,
    errors: ['not_found'],
  }),
  upcoming_order_ids: get({
    summary: 'Ids of the orders still to come, by delivery date.',
    who: 'client',
    input: z.object({}),
    output: z.array(id),
  }),
  editor_data_v2: get({
    summary: 'The order, its week’s menu, and all that pure pricing needs to show the total live.',
    who: 'client',
    input: ofOrder,
    output: z.object({
      order: orderData,
      plan,
      dishes: z.array(menuDish),
      items: z.array(menuItem),
      /** Kinds of the week's dishes and items, in the order in which they are listed (rule 76). */
      categories: z.array(z.string()),
      customizations: z.record(productId, z.array(swap)),
      /** The pairings of a dish on the same menu. */
      pairings: z.record(productId, z.array(productId)),
      words: searchWords,
      pricing: z.object({
        /** Of the box’s place and its delivery date. */
        terms: boxTerms,
        deliveryDate: isoDate,
        prices: z.record(productId, priceOf),
        held: z.array(heldDiscount),
        balances: z.object({ givenCents: cents, boughtCents: cents, corporateCents: cents }),
        /** Whether the box earns points at the higher rate (rule 44). */
        loyal: z.boolean(),
        /** The last day of the points program: a later box earns none. Null where it goes on. */
        pointsEndOn: z.nullable(isoDate),
      }),
      /** The warnings and marks on cards. */
      household: z.extend(wishes, {
        /** Of the subscription: boxes can change only while it is active. */
        state: z.enum(statesOf('subscription')),
        /** Ids of products that the household would have again. */
        liked: z.array(productId),
        /** The names of the ingredients it excludes, by id. */
        ingredients: z.record(z.string(), z.string()),
        /** Products with traces of the household's severe allergens: which allergens, by id. */
        traces: z.record(productId, z.array(z.string())),
      }),
    }),
    errors: ['not_found'],
  }),
  update_quantity: post({
    summary:
      'Sets how many units of a product the box holds. Absolute, so repeating it changes nothing. After the cutoff items can only be added, and are charged at once.',
    who: 'client',
    input: z.object({
      orderId: id,
      productId,
      quantity,
      seen,
      /**
       * The amount that the person agreed to be charged at once for items added after the cutoff: the part that credit leaves, or
       * the whole price. Without it nothing is charged, and the refusal states the amount.
       */
      payNowCents: z.optional(cents),
    }),
    output: changed,
    errors: [
      ...changeErrors,
      'pay_now_missing',
      'card_required',
      'card_declined',
      'card_expired',
      'card_insufficient_funds',
      'card_needs_action',
    ],
  }),
  update_customization: post({
    summary: 'Chooses a protein swap for a dish in the box; null goes back to the dish as it is.',
    who: 'client',
    input: z.object({ orderId: id, productId, customizationId: z.nullable(text(60)), seen }),
    output: changed,
    errors: [...changeErrors, 'customization_unknown'],
  }),
  update_pairings: post({
    summary: 'Sets which of a dish’s pairings go into the box with it, one of each.',
    who: 'client',
    input: z.object({
      orderId: id,
      productId,
      pairings: z.array(productId).check(z.maxLength(10, code('too_long'))),
      seen,
    }),
    output: changed,
    errors: changeErrors,
  }),
  foreseen_meals: get({
    summary: 'The meals that would come if none is chosen, as the choice stands now, and what they cost.',
    path: '/orders/foreseen_meals',
    who: 'client',
    input: ofOrder,
    output: z.object({
      /** None where too few may be chosen: such a box is skipped. */
      dishes: z.array(z.object({ id: productId, name: z.string(), quantity: z.int() })),
      /** The plan's dishes, before discounts and tax. */
      cents,
    }),
    errors: ['not_found'],
  }),
  choose_no_meals: post({
    summary:
      'Has no meals come with the box this week, or the plan’s again: items can be had alone, over the minimum.',
    path: '/orders/no_meals',
    who: 'client',
    input: z.object({ orderId: id, noMeals: z.boolean() }),
    output: changed,
    errors: changeErrors,
  }),
  future_orders_for_product: get({
    summary: 'Editable orders whose menu has the product, and how many of it each holds.',
    who: 'client',
    input: z.object({ productId }),
    output: z.array(z.object({ orderId: id, deliveryDate: isoDate, quantity: z.int() })),
    errors: ['not_found'],
  }),
  anticipated_comarch_points: get({
    summary: 'Points the order will earn once delivered (rule 44).',
    who: 'client',
    input: ofOrder,
    output: z.object({ points: z.int() }),
    errors: ['not_found'],
  }),
} as const
