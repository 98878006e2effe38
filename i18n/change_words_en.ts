import { formatMoney } from '../domain/money.ts'
import type { ChangeWords, Facts } from './change_words.ts'
import { providerNames } from './provider_names.ts'
import { tasteChanged } from './taste_words.ts'

const tail = (words: string | null, before = ': ') => (words === null ? '' : `${before}${words}`)
const money = ({ cents }: Facts, name: string) => {
  const amount = cents(name)
  return tail(amount === null ? null : formatMoney(amount, 'en'))
}
const provider = ({ text }: Facts) => tail(providerNames[text('provider') ?? ''] ?? null)

/** The change of a product in a box: units before, where they were recorded, and now. */
function quantity({ product, cents }: Facts): string {
  const [name, now, before] = [product('productId'), cents('quantity'), cents('before')]
  if (name === null || now === null) return 'Dishes or items of the box changed'
  if (now === 0) return `Taken out of the box: ${name}`
  if (before === 0) return `Put into the box: ${now > 1 ? `${now} × ` : ''}${name}`
  return `${name}: ${now} ${before === null ? 'in the box' : `instead of ${before}`}`
}

export const changeWordsEn: ChangeWords = {
  household: {
    registered: 'Account opened',
    brought_over: 'Account brought over from our former site',
    registration_corrected: 'Sign-up details corrected',
    subscribed: 'Subscription started; the terms were accepted',
    paused: ({ day }) => `Subscription paused${tail(day('resumesOn'), ' until ')}`,
    unpaused: 'Subscription taken up again',
    resumed: 'Subscription took up again on its date',
    closing: 'Account closing, until what is out is back',
    closed: 'Account closed',
    value_settled: facts => `Bought value paid back${money(facts, 'boughtCents')}`,
    plan_changed: ({ nowAndBefore }) => `Plan changed${tail(nowAndBefore.plan())}`,
    delivery_changed: ({ nowAndBefore, text }) =>
      `Delivery address or day changed${tail(nowAndBefore.delivery())}${tail(text('reason'), '. Reason: ')}`,
    alternate_address_changed: ({ nowAndBefore }) =>
      `Another address for a while${tail(nowAndBefore.alternate())}`,
    alternate_address_removed: ({ nowAndBefore }) => `Other address removed${tail(nowAndBefore.alternate())}`,
    delivery_notes_changed: ({ nowAndBefore }) => `Notes for the driver changed${tail(nowAndBefore.notes())}`,
    points_adjusted: 'Points corrected',
    address_verified: 'Address confirmed',
    pickup_booked: ({ day }) => `Bag pickup booked${tail(day('pickupDate'))}`,
    pickup_cancelled: ({ day }) => `Bag pickup cancelled${tail(day('pickupDate'))}`,
    pickup_done: ({ day }) => `Bags picked up${tail(day('pickupDate'), ' on ')}`,
    pickup_missed: ({ day }) => `Bag pickup missed${tail(day('pickupDate'))}`,
    returnables_back: 'Bags or kits came back',
    admin_named: 'Made an admin',
    admin_dismissed: 'No longer an admin',
    driver_named: 'Made a driver',
    driver_dismissed: 'No longer a driver',
    shared_door_allowed: ({ text }) =>
      `Allowed at an address that another account has${tail(text('reason'), '. Reason: ')}`,
    shared_door_forbidden: ({ text }) =>
      `No longer allowed at an address that another account has${tail(text('reason'), '. Reason: ')}`,
    card_changed: ({ nowAndBefore }) => `Payment card changed${tail(nowAndBefore.card())}`,
    card_removed: ({ nowAndBefore }) => `Payment card removed${tail(nowAndBefore.card())}`,
    code_applied: ({ text }) => `Code applied${tail(text('code'))}`,
    code_refused: 'A code was tried and refused',
    code_removed: ({ text }) => `Code taken off${tail(text('code'))}`,
    gift_card_applied: facts => `Gift card added${money(facts, 'valueCents')}`,
    gift_bought: facts => `Gift card bought${money(facts, 'amountCents')}`,
    gift_card_resent: ({ text }) => `Gift card sent again${tail(text('to'), ' to ')}`,
    given_expired: facts => `Credit let go${money(facts, 'givenCents')}`,
    corporate_plan_set: ({ text }) => `Corporate credit set${tail(text('plan'))}`,
    name_changed: ({ nowAndBefore }) => `Name changed${tail(nowAndBefore.name())}`,
    language_changed: ({ text }) =>
      `Language changed: ${text('language') === 'fr' ? 'French (before: English)' : 'English (before: French)'}`,
    password_changed: 'Password changed',
    password_reset: 'Password set anew by e-mail',
    email_change_asked: ({ text }) => `Another e-mail asked for${tail(text('email'))}`,
    email_changed: ({ nowAndBefore }) => `E-mail changed${tail(nowAndBefore.name())}`,
    signed_out_elsewhere: 'Other devices logged out',
    ways_in_closed: 'Earlier ways to log in removed',
    provider_linked: facts => `Way to log in added${provider(facts)}`,
    provider_removed: facts => `Way to log in removed${provider(facts)}`,
    passkey_added: ({ text }) => `Passkey added${tail(text('name'))}`,
    passkey_removed: ({ text }) => `Passkey removed${tail(text('name'))}`,
    communications_changed: ({ nowAndBefore }) =>
      `What we write to you changed${tail(nowAndBefore.communications())}`,
    consent_given: 'Consent given to news and offers',
    consent_withdrawn: 'Consent to news and offers taken back',
    taste_changed: facts =>
      tasteChanged(facts, {
        changed: 'Tastes and exclusions changed',
        leftOut: names => `Left out: ${names}`,
        allowed: names => `No longer left out: ${names}`,
        severe: names => `Severe: ${names}`,
        notSevere: names => `No longer severe: ${names}`,
        first: names => `Chosen first: ${names}`,
        notFirst: names => `No longer chosen first: ${names}`,
        vegetarian: on => (on ? 'Vegetarian' : 'No longer vegetarian'),
        vegan: on => (on ? 'Vegan' : 'No longer vegan'),
      }),
    product_reviewed: ({ product }) => `Dish reviewed${tail(product('productId'))}`,
    product_commented: ({ product }) => `Comment on a dish${tail(product('productId'))}`,
    source_told: ({ brand }) => `Told us how ${brand === 'cookit' ? 'Cook it' : 'Fresh Prep'} was found`,
    data_export_asked: 'Copy of your data asked for',
    erasure_asked: ({ day }) => `Erasure asked for${tail(day('dueOn'), ', on ')}`,
    erasure_taken_back: 'Erasure called off',
  },
  order: {
    upcoming: 'Box put on the calendar',
    skipped: ({ text }) => {
      if (text('by') === 'pause') return 'Box skipped by the pause'
      return text('by') === 'address' ? 'Box skipped: no delivery at the new address' : 'Box skipped'
    },
    unskipped: ({ text }) => (text('by') === 'pause' ? 'Box back after the pause' : 'Box no longer skipped'),
    not_met: 'Box not made: it was below the smallest box at cutoff',
    locked: 'Box closed for changes at cutoff',
    charged: 'Box paid',
    payment_failed: 'Payment of the box failed',
    cancelled: 'Box cancelled: it was not paid in time',
    packed: 'Box packed',
    out_for_delivery: 'Box on its way',
    delivered: 'Box delivered',
    failed: 'Delivery of the box failed',
    refunded: 'Box refunded',
    delivery_moved: ({ day }) => `Delivery moved${tail(day('from'), ' from ')}${tail(day('to'), ' to ')}`,
    plan_changed: 'Box put under another plan',
    repriced: facts => `Box priced anew${money(facts, 'totalCents')}`,
    quantity_updated: quantity,
    customization_updated: ({ product, swap, text }) => {
      const dish = product('productId')
      if (dish === null) return 'Swap in a dish changed'
      if (text('customizationId') === null) return `${dish}: as it comes, without a swap`
      return `${dish}: ${swap('productId', 'customizationId') ?? 'swap changed'}`
    },
    pairings_updated: ({ product, products }) => {
      const [dish, sides] = [product('productId'), products('pairings')]
      if (dish === null) return 'Sides of a dish changed'
      return sides.length === 0 ? `${dish}: without sides` : `${dish}: with ${sides.join(', ')}`
    },
    meals_declined: 'Box without meals',
    meals_wanted: 'Box with meals again',
    items_added: facts =>
      `${facts.product('productId') ?? 'Items'} added after cutoff${money(facts, 'amountCents')}`,
    claimed: 'Something wrong with the box reported',
    claim_declined: 'A report about the box looked at and not refunded',
    brought_again: ({ day }) => `Box to be brought again${tail(day('to'), ' on ')}`,
    swapped: ({ product }) => {
      const [from, to] = [product('from'), product('to')]
      if (from === null || to === null) return 'A dish or item that ran short swapped for another'
      return `${to} instead of ${from}, which ran short`
    },
    partly_refunded: facts => `A part of the box refunded${money(facts, 'totalCents')}`,
  },
  other: 'Something of the account changed',
}
