import * as z from 'zod/mini'
import { lapsedOrders } from '../domain/machines/order_groups.ts'
import { statesOf } from '../domain/machines/tables.ts'
import { returnableStates } from '../domain/returnable_life.ts'
import { returnableKinds } from '../domain/returnables.ts'
import { get, post } from './call.ts'
import { cents, done, id, isoDate, nothing, productId, text } from './fields.ts'
import { missing, unpaused } from './subscription.ts'
import { deliveryWindow, orderCard, picture, plan } from './views.ts'

const pickup = z.object({ date: isoDate, window: deliveryWindow })
const returnable = z.object({
  number: z.string(),
  /** The day of its delivery, past or planned. */
  dateDelivered: isoDate,
  /** Out for more than six weeks: it can be billed. */
  overdue: z.boolean(),
  /** Not here yet: it comes with the box of today or tomorrow. */
  arriving: z.boolean(),
  /** Null while it is not here. */
  life: z.nullable(
    z.object({
      state: z.enum(returnableStates),
      /** The last day of its six weeks. */
      dueOn: isoDate,
      /** The first day on which it can be billed; null where it will not be. */
      feeFrom: z.nullable(isoDate),
    }),
  ),
})

/** The dashboard's messages; each is null once it is closed or answered. */
const dashboardMessages = z.object({
  /** Bags and kits kept too long. */
  recurringPopup: z.nullable(z.object({ overdue: z.int() })),
  paymentWarning: z.nullable(
    z.object({
      kind: z.enum(['expired', 'expiring']),
      card: z.object({ brand: z.string(), last4: z.string() }),
      expiryMonth: z.int(),
      expiryYear: z.int(),
    }),
  ),
  /** A recent box that did not come: below the minimum, or unpaid when it was packed. */
  popupMessage: z.nullable(z.object({ kind: z.enum(lapsedOrders), deliveryDate: isoDate })),
  /** `cutoffLocal`: the end of the time to undo the skip, brand wall clock. */
  skipNotice: z.nullable(z.object({ orderId: id, deliveryDate: isoDate, cutoffLocal: z.string() })),
  /** A shortage in a box while the household can still choose. Brand wall clock. */
  shortage: z.nullable(z.object({ orderId: id, deliveryDate: isoDate, untilLocal: z.string() })),
})

/** `reference`: identifies the box's last change; its email shows it too. */
const changed = z.object({ order: orderCard, reference: z.string() })

export const account = {
  index: get({
    summary: 'The dashboard: the household, its next five orders, points, bags, and what needs attention.',
    who: 'client',
    input: nothing,
    output: z.object({
      firstName: z.string(),
      /** Part of the day in brand time, for the greeting. */
      dayPart: z.enum(['morning', 'afternoon', 'evening']),
      subscription: z.nullable(
        z.object({
          state: z.enum(statesOf('subscription')),
          plan,
          /** While paused: the delivery that its boxes resume with; null without a date. */
          resumesOn: z.nullable(isoDate),
        }),
      ),
      /** The step at which an unfinished sign-up continues; null once there is a subscription. */
      signupUrl: z.nullable(z.string()),
      orders: z.array(orderCard),
      /** Orders past cutoff that are not delivered yet: being paid, packed or on the road. */
      underway: z.array(orderCard),
      points: z.object({ pending: z.int(), available: z.int() }),
      /** What an invitation brings: credit for the household, and free meals for the friend. */
      friends: z.object({ creditCents: cents, freeServings: z.int() }),
      /** The stamp card: this many deliveries by a day earn a credit; null without boxes, or once its time is over. */
      merit: z.nullable(
        z.object({
          deliveries: z.int(),
          creditCents: cents,
          stamps: z.int(),
          /** Day of the first delivery, and the last day that counts; null before the first. */
          startDate: z.nullable(isoDate),
          endDate: z.nullable(isoDate),
          earned: z.boolean(),
        }),
      ),
      credit: z.object({ givenCents: z.int(), boughtCents: z.int(), corporateCents: z.int() }),
      /** Whether the end of the points program is announced: then any number of points can be turned into credit. */
      pointsEnding: z.boolean(),
      /** Null where the bag tracker does not answer. */
      returnables: z.nullable(
        z.array(z.object({ kind: z.enum(returnableKinds), number: z.string(), outSince: isoDate })),
      ),
      card: z.nullable(z.object({ brand: z.string(), last4: z.string() })),
      /** Whether PayPal can pay instead of a card. */
      paypal: z.boolean(),
      messages: dashboardMessages,
    }),
  }),
  ghost_addons: get({
    summary:
      'Market items the household usually buys and its next box lacks; nothing where no box can change.',
    who: 'client',
    input: nothing,
    output: z.object({
      order: z.nullable(z.object({ id, deliveryDate: isoDate })),
      items: z.array(
        z.object({
          id: productId,
          name: z.string(),
          priceCents: cents,
          /** The number of recent boxes it was in. */
          times: z.int(),
          picture,
        }),
      ),
    }),
  }),
  dismiss_client_recurring_popup: post({
    summary: 'Closes the reminder of bags kept too long; it comes again two weeks later while they are out.',
    who: 'client',
    input: nothing,
    output: done,
  }),
  dismiss_payment_method_warning: post({
    summary: 'Closes the warning of a card that runs out; another card, or its end, warns again.',
    who: 'client',
    input: nothing,
    output: done,
  }),
  dismiss_popup_message: post({
    summary: 'Closes the message about a box that did not come.',
    who: 'client',
    input: nothing,
    output: done,
  }),
  dismiss_skip_notice: post({
    summary: 'Closes the notice that the next box is skipped.',
    who: 'client',
    input: nothing,
    output: done,
  }),
  skip_order: post({
    summary: 'Skips an order until its cutoff. Nothing is charged for it.',
    who: 'client',
    input: z.object({ orderId: id }),
    output: changed,
    errors: ['not_found', 'order_locked', 'account_paused', 'account_closed'],
  }),
  unskip_order: post({
    summary: 'Takes a skip back until the order’s cutoff; what sold out meanwhile is left out, and named.',
    who: 'client',
    input: z.object({ orderId: id }),
    output: z.extend(changed, { missing }),
    errors: [
      'not_found',
      'order_locked',
      'order_not_skipped',
      'account_paused',
      'account_closed',
      'day_closed',
      'window_full',
    ],
  }),
  unpause_account: post({
    summary: 'Ends a pause at once: the boxes it skipped come again, those skipped by hand stay skipped.',
    who: 'client',
    input: nothing,
    output: unpaused,
    errors: ['not_found', 'account_closed'],
  }),
  update_payment_method_to_paypal: post({
    summary:
      'Makes the PayPal account that was approved the one that pays, and at once pays what the last one could not (rules 30, 68).',
    who: 'settings',
    /** The token of paypal.get_vault_setup_token; without it, the last one of this session, or else an account on file. */
    input: z.object({ token: z.optional(text(200)) }),
    output: z.object({ paid: z.array(id), unpaid: z.array(id), reference: z.nullable(z.string()) }),
    errors: ['not_found', 'paypal_not_approved', 'paypal_refused', 'paypal_unavailable'],
    attemptsPerMinute: 20,
  }),
  change_delivery_form: get({
    summary: 'Days and windows an order can be moved to, within its week.',
    who: 'client',
    input: z.object({ orderId: id }),
    output: z.object({
      deliveryDate: isoDate,
      window: deliveryWindow,
      dates: z.array(z.object({ date: isoDate, window: deliveryWindow, cutoffLocal: z.string() })),
    }),
    errors: ['not_found', 'order_locked'],
  }),
  update_delivery: post({
    summary: 'Moves one order to another day or window (rule 49).',
    who: 'client',
    input: z.object({ orderId: id, deliveryDate: isoDate, startHour: z.int() }),
    output: changed,
    errors: [
      'not_found',
      'order_locked',
      'order_skipped',
      'date_unavailable',
      'account_paused',
      'account_closed',
    ],
  }),
  returnables: get({
    summary: 'Cooler bags and Zero Waste kits to give back, from the day before they are delivered.',
    who: 'client',
    input: nothing,
    output: z.object({ bags: z.array(returnable), kits: z.array(returnable) }),
    errors: ['bag_tracker_unavailable'],
  }),
  existing_pickup: get({
    summary:
      'The pickup of bags and kits that is booked, and the days and windows offered next week (rule 47).',
    who: 'client',
    input: nothing,
    output: z.object({
      pickup: z.nullable(pickup),
      days: z.array(z.object({ date: isoDate, windows: z.array(deliveryWindow) })),
      /** Start of the window that the household set as its bag pickup time; null where it set none. */
      usualHour: z.nullable(z.int()),
    }),
  }),
  create_pickup: post({
    summary: 'Books a pickup of bags and kits in a window offered; a household has one at a time.',
    who: 'client',
    input: z.object({ date: isoDate, startHour: z.int() }),
    output: z.object({ pickup, reference: z.string() }),
    errors: ['slot_unavailable', 'pickup_scheduled', 'account_closed'],
  }),
  cancel_pickup: post({
    summary: 'Cancels the pickup that is booked.',
    who: 'client',
    input: nothing,
    output: z.object({ pickup: z.null(), reference: z.string() }),
    errors: ['not_found'],
  }),
} as const
