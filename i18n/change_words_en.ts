import { formatMoney } from '../domain/money.ts'
import { formatPoints } from '../domain/points.ts'
import type { ChangeWords, Facts } from './change_words.ts'
import { providerNames } from './provider_names.ts'
import { tasteChanged } from './taste_words.ts'

const tail = (words: string | null, before = ': ') => (words === null ? '' : `${before}${words}`)
const money = ({ cents }: Facts, name: string) => {
  const amount = cents(name)
  return tail(amount === null ? null : formatMoney(amount, 'en'))
}
const points = ({ cents }: Facts) => {
  const count = cents('points')
  return tail(count === null ? null : `${count > 0 ? '+' : ''}${formatPoints(count, 'en')}`)
}
const provider = ({ text }: Facts) => tail(providerNames[text('provider') ?? ''] ?? null)

/** The change of a product in a box: units before, where they were recorded, and now. */
function quantity({ product, cents }: Facts): string {
  const [name, now, before] = [product('productId'), cents('quantity'), cents('before')]
  if (name === null || now === null) return 'Meals or items changed'
  if (now === 0) return `Removed: ${name}`
  if (before === 0) return `Added: ${now > 1 ? `${now} × ` : ''}${name}`
  return `${name}: ${now} ${before === null ? 'in the box' : `instead of ${before}`}`
}

export const changeWordsEn: ChangeWords = {
  household: {
    registered: 'Account created',
    brought_over: 'Account moved from our old site',
    registration_corrected: 'Sign-up details corrected',
    subscribed: 'Plan started, terms accepted',
    paused: ({ day }) => `Boxes paused${tail(day('resumesOn'), ' until ')}`,
    unpaused: 'Boxes unpaused',
    resumed: 'Boxes restarted automatically',
    closing: 'Account closing, waiting for bags or kits',
    closed: 'Account closed',
    value_settled: facts => `Gift card value paid back${money(facts, 'boughtCents')}`,
    plan_changed: ({ nowAndBefore }) => `Plan changed${tail(nowAndBefore.plan())}`,
    delivery_changed: ({ nowAndBefore, text }) =>
      `Delivery address or day changed${tail(nowAndBefore.delivery())}${tail(text('reason'), '. Reason: ')}`,
    alternate_address_changed: ({ nowAndBefore }) =>
      `Alternate address changed${tail(nowAndBefore.alternate())}`,
    alternate_address_removed: ({ nowAndBefore }) =>
      `Alternate address removed${tail(nowAndBefore.alternate())}`,
    delivery_notes_changed: ({ nowAndBefore }) => `Delivery notes changed${tail(nowAndBefore.notes())}`,
    points_adjusted: facts => `Points adjusted${points(facts)}`,
    value_given: facts => `Credit from us${money(facts, 'valueCents')}`,
    address_verified: 'Address confirmed',
    pickup_booked: ({ day }) => `Bag pickup booked${tail(day('pickupDate'))}`,
    pickup_cancelled: ({ day }) => `Bag pickup cancelled${tail(day('pickupDate'))}`,
    pickup_done: ({ day }) => `Bags picked up${tail(day('pickupDate'), ' on ')}`,
    pickup_missed: ({ day }) => `Bag pickup missed${tail(day('pickupDate'))}`,
    returnables_back: 'Bags or kits returned',
    admin_named: 'Made an admin',
    admin_dismissed: 'No longer an admin',
    driver_named: 'Made a driver',
    driver_dismissed: 'No longer a driver',
    phone_shown: ({ day }) => `Phone number shown to your driver${tail(day('deliveryDate'))}`,
    shared_door_allowed: ({ text }) =>
      `Second account allowed at this address${tail(text('reason'), '. Reason: ')}`,
    shared_door_forbidden: ({ text }) =>
      `Second account no longer allowed at this address${tail(text('reason'), '. Reason: ')}`,
    card_changed: ({ nowAndBefore }) => `Payment card changed${tail(nowAndBefore.card())}`,
    card_removed: ({ nowAndBefore }) => `Payment card removed${tail(nowAndBefore.card())}`,
    code_applied: ({ text }) => `Code applied${tail(text('code'))}`,
    code_refused: 'Code rejected',
    code_removed: ({ text }) => `Code removed${tail(text('code'))}`,
    gift_card_applied: facts => `Gift card added${money(facts, 'valueCents')}`,
    gift_bought: facts => `Gift card bought${money(facts, 'amountCents')}`,
    gift_card_resent: ({ text }) => `Gift card resent${tail(text('to'), ' to ')}`,
    given_expired: facts => `Credit given up${money(facts, 'givenCents')}`,
    corporate_plan_set: ({ text }) => `Employer credit set${tail(text('plan'))}`,
    name_changed: ({ nowAndBefore }) => `Name changed${tail(nowAndBefore.name())}`,
    language_changed: ({ text }) =>
      text('language') === null
        ? 'Language changed'
        : `Language changed: ${text('language') === 'fr' ? 'French (was English)' : 'English (was French)'}`,
    password_changed: 'Password changed',
    password_reset: 'Password reset by email',
    email_change_asked: ({ text }) => `Email change requested${tail(text('email'))}`,
    email_change_stopped: ({ text }) => `Email change stopped${tail(text('email'))}`,
    email_changed: ({ nowAndBefore }) => `Email changed${tail(nowAndBefore.name())}`,
    signed_out_elsewhere: 'Other devices logged out',
    ways_in_closed: 'Earlier login methods removed',
    provider_linked: facts => `Login method added${provider(facts)}`,
    provider_removed: facts => `Login method removed${provider(facts)}`,
    passkey_added: ({ text }) => `Passkey added${tail(text('name'))}`,
    passkey_removed: ({ text }) => `Passkey removed${tail(text('name'))}`,
    communications_changed: ({ nowAndBefore }) =>
      `Message preferences changed${tail(nowAndBefore.communications())}`,
    consent_given: 'Agreed to news and offers',
    consent_withdrawn: 'Withdrew consent for news and offers',
    taste_changed: facts =>
      tasteChanged(facts, {
        changed: 'Food preferences changed',
        leftOut: names => `Now excluded: ${names}`,
        allowed: names => `No longer excluded: ${names}`,
        severe: names => `Severe: ${names}`,
        notSevere: names => `No longer severe: ${names}`,
        first: names => `Preferred: ${names}`,
        notFirst: names => `No longer preferred: ${names}`,
        vegetarian: on => (on ? 'Vegetarian' : 'No longer vegetarian'),
        vegan: on => (on ? 'Vegan' : 'No longer vegan'),
      }),
    product_reviewed: ({ product }) => `Meal reviewed${tail(product('productId'))}`,
    product_commented: ({ product }) => `Comment on a meal${tail(product('productId'))}`,
    source_told: ({ brand }) =>
      `Told us how you heard about ${brand === 'cookit' ? 'Cook it' : 'Fresh Prep'}`,
    letter_sent_again: 'Letter sent again',
    data_export_asked: 'Data copy requested',
    erasure_asked: ({ day }) => `Data deletion requested${tail(day('dueOn'), ', due ')}`,
    erasure_taken_back: 'Data deletion cancelled',
  },
  order: {
    upcoming: 'Box scheduled',
    skipped: ({ text }) => {
      if (text('by') === 'pause') return 'Box skipped (paused)'
      if (text('by') === 'closed_day') return 'Box skipped: no delivery that day'
      if (text('by') === 'window') return 'Box skipped: no room in a delivery window'
      return text('by') === 'address' ? 'Box skipped: no delivery at the new address' : 'Box skipped'
    },
    unskipped: ({ text }) => (text('by') === 'pause' ? 'Box restored after pause' : 'Box no longer skipped'),
    not_met: 'Box not made: below the minimum at the cutoff',
    locked: 'Box locked at the cutoff',
    charged: 'Box paid',
    payment_failed: 'Payment failed',
    cancelled: 'Box cancelled: not paid in time',
    packed: 'Box packed',
    out_for_delivery: 'Box on its way',
    delivered: 'Box delivered',
    failed: 'Delivery failed',
    refunded: 'Box refunded',
    delivery_moved: ({ day }) => `Delivery moved${tail(day('from'), ' from ')}${tail(day('to'), ' to ')}`,
    plan_changed: 'Box moved to a different plan',
    repriced: facts => `Box price updated${money(facts, 'totalCents')}`,
    quantity_updated: quantity,
    customization_updated: ({ product, swap, text }) => {
      const dish = product('productId')
      if (dish === null) return 'Meal swap changed'
      if (text('customizationId') === null) return `${dish}: no swap`
      return `${dish}: ${swap('productId', 'customizationId') ?? 'swap changed'}`
    },
    pairings_updated: ({ product, products }) => {
      const [dish, sides] = [product('productId'), products('pairings')]
      if (dish === null) return 'Meal sides changed'
      return sides.length === 0 ? `${dish}: no sides` : `${dish}: with ${sides.join(', ')}`
    },
    meals_declined: 'Meals removed for the week',
    meals_wanted: 'Meals added back for the week',
    items_added: facts =>
      `${facts.product('productId') ?? 'Items'} added after cutoff${money(facts, 'amountCents')}`,
    claimed: 'Problem reported with the box',
    claim_declined: 'Report reviewed, not refunded',
    brought_again: ({ day }) => `Box to be redelivered${tail(day('to'), ' on ')}`,
    swapped: ({ product }) => {
      const [from, to] = [product('from'), product('to')]
      if (from === null || to === null) return 'An out-of-stock item was replaced'
      return `${to} instead of ${from} (out of stock)`
    },
    corrected: ({ product }) => {
      const [gone, came] = [product('productId') ?? 'A meal', product('to')]
      return came === null
        ? `${gone} taken out: no longer available as listed`
        : `${came} in place of ${gone}, no longer available as listed`
    },
    partly_refunded: facts => `Box partly refunded${money(facts, 'totalCents')}`,
  },
  because: reason => `Reason: ${reason}`,
  other: 'Account changed',
}
