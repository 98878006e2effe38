// Letters in English (mail.ts).

import { addDays } from '../domain/time/zone.ts'
import type { Voice } from './catalogue.ts'
import { formatWallClock, formatWindow } from './dates.ts'
import { englishDeclines } from './declines.ts'
import type { Letters, MailSentences } from './mail.ts'
import { englishAccountLetters } from './mail_account.ts'
import { englishAddressLetters } from './mail_address.ts'
import { englishDataLetters } from './mail_data.ts'
import { englishDeliveryLetters } from './mail_delivery.ts'
import { englishDoorLetters } from './mail_door.ts'
import { englishDriverLetters } from './mail_drivers.ts'
import { englishMeritLetters } from './mail_merit.ts'
import { englishPickupLetters } from './mail_pickups.ts'
import { englishPointsLetters } from './mail_points.ts'
import { englishReferralLetters } from './mail_referrals.ts'
import { englishRefundLetters } from './mail_refunds.ts'
import { englishReminders } from './mail_reminders.ts'
import { englishSubscriptionLetters } from './mail_subscription.ts'
import { englishTexts } from './mail_texts.ts'
import { unbroken, wordsOf } from './mail_words.ts'
import { retriesOf } from './payment_retries.ts'

type Part<K extends keyof Letters> = Pick<Letters, K>

const followed = (link: string) => (link ? ` Follow it: ${link}` : '')

export const englishMail = (voice: Voice): MailSentences => ({
  letters: {
    ...ofOrders(voice),
    ...ofCutoff(voice),
    ...ofPayment(voice),
    ...englishDeliveryLetters(voice),
    ...englishPickupLetters(voice),
    ...englishDriverLetters(voice),
    ...englishMeritLetters(voice),
    ...englishPointsLetters(voice),
    ...englishReferralLetters(voice),
    ...englishAccountLetters(voice),
    ...englishDataLetters(voice),
    ...englishSubscriptionLetters(voice),
    ...englishAddressLetters(voice),
    ...englishRefundLetters(voice),
    ...englishReminders(voice),
    ...englishDoorLetters(voice),
  },
  texts: englishTexts(voice),
  sms: {
    phone_code: ({ code }) =>
      `${voice.pick({ freshprep: 'Fresh Prep', cookit: 'Cook it' })}: your code is ${code}. It works for ten minutes. Nobody from our team asks for it.`,
    out_for_delivery: box =>
      voice.pick({
        freshprep: `Fresh Prep: your box is on its way and arrives today, ${wordsOf(voice).window(box)}.${followed(box.link)}`,
        cookit: `Cook it: your box is on the road! It lands today, ${wordsOf(voice).window(box)}.${followed(box.link)}`,
      }),
    delivery_late: ({ from, until, link }) =>
      voice.pick({
        freshprep: `Fresh Prep: your box is late. We now expect it from ${formatWindow(from, until, 'en')}, and we are sorry.${followed(link)}`,
        cookit: `Cook it: your box is running late, sorry! Count on it from ${formatWindow(from, until, 'en')}.${followed(link)}`,
      }),
    delivery_failed: ({ deliveryDate }) =>
      voice.pick({
        freshprep: `Fresh Prep: we could not deliver your box of ${wordsOf(voice).day(deliveryDate)}, sorry. Again, credit or refund? Your e-mail has the choice.`,
        cookit: `Cook it: we couldn’t get your box of ${wordsOf(voice).day(deliveryDate)} to you, sorry! Again, credit or refund? Check your e-mail.`,
      }),
  },
  frame: {
    hello: firstName => voice.pick({ freshprep: `Hello ${firstName},`, cookit: `Hi ${firstName}!` }),
    reference: reference => `Reference: ${reference}`,
    closing: voice.pick({ freshprep: 'The Fresh Prep team', cookit: 'Talk soon,\nthe Cook it crew' }),
    questions: (email, phone) => `Questions? Write to ${email} or call ${unbroken(phone)}.`,
    unsubscribe: 'Stop e-mails of this kind',
    why: 'You get this message because it is about your own orders.',
    whyAccount: 'You get this message because it is about your own account.',
  },
  receipt: {
    tax: (name, rate) => `${name} (${rate})`,
    given: 'Credit',
    bought: 'Prepaid',
    corporate: 'Company credit',
    card: card => wordsOf(voice).card(card),
    freeDelivery: 'Free',
  },
  creditNote: {
    total: 'Refunded',
    back: { given: 'To your credit', bought: 'To your prepaid balance', corporate: 'To your company credit' },
    card: card => (card ? `To ${wordsOf(voice).yours(card)}` : 'To your card'),
  },
})

function ofOrders(voice: Voice): Part<'welcome' | 'order_skipped' | 'order_unskipped' | 'delivery_moved'> {
  const { day, window, money, plan } = wordsOf(voice)
  return {
    welcome: {
      subject: () => voice.pick({ freshprep: 'Your plan is set', cookit: 'You’re in!' }),
      body: box =>
        voice.pick({
          freshprep: `Thank you for signing up. Your first box comes on ${day(box.deliveryDate)}, ${window(box)}, and is charged on ${day(box.chargeDate)}.\n\nYou can choose its dishes, move it or skip it until ${formatWallClock(box.cutoffLocal, 'en')}. If you choose nothing, we choose by the tastes you told us.\n\nYour plan: ${plan(box.plan)}.\nFirst box: ${money(box.firstCents)}, tax and delivery included. After it: ${money(box.weekCents)} a week, next charged on ${day(box.nextChargeDate)}, each week until you pause or close.\nDelivered to: ${box.address}.\n\nTo stop: skip any week, pause or close your account in its settings, at any time, at no cost. A box can be stopped until its cutoff.`,
          cookit: `Welcome to the table. Your first box lands ${day(box.deliveryDate)}, ${window(box)}. It is charged ${day(box.chargeDate)}, not before.\n\nGo pick what you feel like eating: you have until ${formatWallClock(box.cutoffLocal, 'en')}. No time? We’ll choose for you, by your tastes.\n\nYour plan: ${plan(box.plan)}.\nFirst box: ${money(box.firstCents)}, tax and delivery included. After it: ${money(box.weekCents)} a week, next charged ${day(box.nextChargeDate)}, each week until you pause or close.\nIt goes to: ${box.address}.\n\nWant to stop? Skip any week, pause or close your account in its settings, whenever, for free. A box can be stopped until its cutoff.`,
        }),
      action: voice.pick({ freshprep: 'Choose your dishes', cookit: 'Pick my dishes' }),
    },
    order_skipped: {
      subject: box => `Skipped: your box of ${day(box.deliveryDate)}`,
      body: box =>
        voice.pick({
          freshprep: `Your box of ${day(box.deliveryDate)} is skipped. Nothing is charged and nothing is delivered that day.\n\nYou can take the skip back until the cutoff.`,
          cookit: `No box on ${day(box.deliveryDate)}, and nothing to pay.\n\nChanged your mind? You can undo the skip until the cutoff.`,
        }),
      action: 'See your boxes',
    },
    order_unskipped: {
      subject: box => `Your box of ${day(box.deliveryDate)} is back`,
      body: box => `Your box comes on ${day(box.deliveryDate)}, ${window(box)}, after all.`,
      action: 'Choose its dishes',
    },
    delivery_moved: {
      subject: box => `Moved: your box now comes on ${day(box.deliveryDate)}`,
      body: box =>
        `Your box of ${day(box.fromDate)} comes on ${day(box.deliveryDate)} instead, ${window(box)}.\n\nYour other boxes keep their day.`,
      action: 'See the box',
    },
  }
}

function ofCutoff(
  voice: Voice,
): Part<'chosen_for_you' | 'minimum_not_met' | 'nothing_safe' | 'order_cancelled'> {
  const { day, money, list } = wordsOf(voice)
  return {
    chosen_for_you: {
      subject: box => `We chose the dishes of ${day(box.deliveryDate)}`,
      body: box =>
        `${voice.pick({
          freshprep: `Nothing was chosen for ${day(box.deliveryDate)} before the cutoff, so we filled the box by your tastes and exclusions:`,
          cookit: `You left ${day(box.deliveryDate)} to us, so here’s what’s coming, with your tastes and exclusions in mind:`,
        })}\n\n${list(box.dishes)}`,
      action: 'See the box',
    },
    minimum_not_met: {
      subject: box => `No box on ${day(box.deliveryDate)}: under the minimum`,
      body: box =>
        `At the cutoff your box held ${money(box.goodsCents)}; the minimum is ${money(box.minimumCents)}. It was not charged, and it is not delivered.`,
      action: 'See your next box',
    },
    nothing_safe: {
      subject: box => `No box on ${day(box.deliveryDate)}: too few dishes keep to your exclusions`,
      body: box =>
        `Nothing was chosen for ${day(box.deliveryDate)}, and too few dishes of your plan were left on that week’s menu that keep to the exclusions you told us. So the box was skipped; nothing is charged.\n\nThe weeks after it are open: choose early for the widest choice.`,
      action: 'Choose for the next weeks',
    },
    order_cancelled: {
      subject: box => `Cancelled: your box of ${day(box.deliveryDate)}`,
      body: box =>
        `Your box of ${day(box.deliveryDate)} was still not paid when packing began, so it is cancelled. Nothing was charged for it.\n\nYour next boxes stay planned. All they need is a way to pay that works, on file before their cutoff.`,
      action: 'Change how you pay',
    },
  }
}

function ofPayment(
  voice: Voice,
): Part<
  | 'order_charged'
  | 'items_added'
  | 'payment_declined'
  | 'payment_needs_action'
  | 'paid_with_other_card'
  | 'payment_given_back'
  | 'card_changed'
> {
  const { day, window, money, card, yours } = wordsOf(voice)
  return {
    order_charged: {
      subject: box => `Receipt: ${money(box.totalCents)} for your box of ${day(box.deliveryDate)}`,
      body: box => `Your box of ${day(box.deliveryDate)}, ${window(box)}, is paid. Here is what it came to.`,
      action: 'See the box',
    },
    items_added: {
      subject: box => `Receipt: ${box.item}, added to your box of ${day(box.deliveryDate)}`,
      body: box =>
        `${box.item}: in your box of ${day(box.deliveryDate)}, ${window(box)}, and paid. The rest of the box is as it was.`,
      action: 'See the box',
    },
    payment_declined: {
      subject: box => `Declined: the payment for your box of ${day(box.deliveryDate)}`,
      body: box =>
        `${money(box.amountCents)} for ${day(box.deliveryDate)} could not be charged${box.card ? ` to ${yours(box.card)}` : ''}.${box.why ? ` ${englishDeclines()[box.why]}` : ''}\n\nPay another way by the end of ${day(addDays(box.deliveryDate, -1))}, before the box is packed, and it comes as planned. Another card, or a gift card or points that cover the amount, can pay it. Until then we try the same way again ${retriesOf(voice)}; after that the box is cancelled and nothing is charged.`,
      action: 'Pay another way',
    },
    payment_needs_action: {
      subject: box => `Your bank asks you to confirm the payment for ${day(box.deliveryDate)}`,
      body: box =>
        `${money(box.amountCents)} for ${day(box.deliveryDate)} waits for your confirmation${box.card ? ` (${card(box.card)})` : ''}.\n\nConfirm it, or pay another way, before the box is packed.`,
      action: 'Confirm the payment',
    },
    paid_with_other_card: {
      subject: box => `Paid: your box of ${day(box.deliveryDate)}`,
      body: box =>
        `${money(box.amountCents)} was charged to ${yours(box.card)}. Your box of ${day(box.deliveryDate)} comes as planned.`,
      action: 'See your boxes',
    },
    payment_given_back: {
      subject: box => `Refunded: ${money(box.amountCents)} for ${day(box.deliveryDate)}`,
      body: box =>
        `Your bank confirmed ${money(box.amountCents)} on ${yours(box.card)} after your box of ${day(box.deliveryDate)} could no longer be paid. We gave all of it back the same way at once; banks take up to ten business days to show it.\n\nYour next boxes stay as planned.`,
      action: 'See your boxes',
    },
    card_changed: {
      subject: ({ card: last }) => (last.last4 === '' ? 'How you pay was changed' : 'Your card was changed'),
      body: facts =>
        `From now on your boxes are charged to ${yours(facts.card)}.${facts.before ? ` Before, it was ${yours(facts.before)}.` : ''}\n\nIf it was not you who changed it, write to us at once.`,
      action: 'See how you pay',
    },
  }
}
