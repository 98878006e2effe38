// Letters in English (mail.ts).

import { addDays } from '../domain/time/zone.ts'
import type { Voice } from './catalogue.ts'
import { formatWallClock, formatWindow } from './dates.ts'
import { englishDeclines } from './declines.ts'
import type { Letters, MailSentences } from './mail.ts'
import { englishAccountLetters } from './mail_account.ts'
import { englishAddressLetters } from './mail_address.ts'
import { englishCorrectedLetters } from './mail_corrections.ts'
import { englishDataLetters } from './mail_data.ts'
import { englishDeliveryLetters } from './mail_delivery.ts'
import { englishDoorLetters } from './mail_door.ts'
import { englishDriverLetters } from './mail_drivers.ts'
import { englishMeritLetters } from './mail_merit.ts'
import { englishPickupLetters } from './mail_pickups.ts'
import { englishPointsLetters } from './mail_points.ts'
import { englishPriceLetters } from './mail_prices.ts'
import { englishReferralLetters } from './mail_referrals.ts'
import { englishRefundLetters } from './mail_refunds.ts'
import { englishReminders } from './mail_reminders.ts'
import { englishSubscriptionLetters } from './mail_subscription.ts'
import { englishHeads, englishTexts } from './mail_texts.ts'
import { paragraphs, unbroken, wordsOf } from './mail_words.ts'
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
    ...englishCorrectedLetters(voice),
    ...englishPriceLetters(voice),
  },
  heads: englishHeads(voice),
  texts: englishTexts(voice),
  sms: {
    phone_code: ({ code }) =>
      `${voice.pick({ freshprep: 'Fresh Prep', cookit: 'Cook it' })}: your code is ${code}. It works for ten minutes. We’ll never ask you for it.`,
    out_for_delivery: box =>
      voice.pick({
        freshprep: `Fresh Prep: your box arrives today, ${wordsOf(voice).window(box)}.${followed(box.link)}`,
        cookit: `Cook it: your box is on its way! Today, ${wordsOf(voice).window(box)}.${followed(box.link)}`,
      }),
    delivery_late: ({ from, until, link }) =>
      voice.pick({
        freshprep: `Fresh Prep: sorry, your box is late. New window: ${formatWindow(from, until, 'en')}.${followed(link)}`,
        cookit: `Cook it: so sorry, your box is late! New window: ${formatWindow(from, until, 'en')}.${followed(link)}`,
      }),
    delivery_failed: ({ deliveryDate }) =>
      voice.pick({
        freshprep: `Fresh Prep: sorry, we couldn’t deliver your box for ${wordsOf(voice).day(deliveryDate)}. Check your email to choose a new day, credit or refund.`,
        cookit: `Cook it: so sorry, we couldn’t deliver your box for ${wordsOf(voice).day(deliveryDate)}. Check your email to pick a new day, credit or refund.`,
      }),
  },
  frame: {
    hello: firstName => voice.pick({ freshprep: `Hello ${firstName},`, cookit: `Hi ${firstName}!` }),
    reference: reference => `Reference: ${reference}`,
    closing: voice.pick({ freshprep: 'The Fresh Prep team', cookit: 'Talk soon,\nthe Cook it crew' }),
    questions: (email, phone) => `Questions? Email ${email} or call ${unbroken(phone)}.`,
    unsubscribe: 'Unsubscribe from these emails',
    why: 'You’re getting this email because it’s about your box.',
    whyAccount: 'You’re getting this email because it’s about your account.',
  },
  receipt: {
    tax: (name, rate) => `${name} (${rate})`,
    given: 'Credit',
    bought: 'Prepaid',
    corporate: 'Employer credit',
    card: card => wordsOf(voice).card(card),
    freeDelivery: 'Free',
  },
  creditNote: {
    total: 'Refunded',
    back: {
      given: 'To your credit',
      bought: 'To your prepaid balance',
      corporate: 'To your employer credit',
    },
    card: card => (card ? `To ${wordsOf(voice).yours(card)}` : 'To your card'),
  },
})

function ofOrders(voice: Voice): Part<'welcome' | 'order_skipped' | 'order_unskipped' | 'delivery_moved'> {
  const { day, window, money, plan, list } = wordsOf(voice)
  return {
    welcome: {
      subject: () => voice.pick({ freshprep: 'Welcome to Fresh Prep', cookit: 'You’re in!' }),
      body: box =>
        voice.pick({
          freshprep: `Thanks for signing up. Your first box arrives ${day(box.deliveryDate)}, ${window(box)}. We’ll charge it on ${day(box.chargeDate)}.\n\nChoose your meals, move it or skip it by ${formatWallClock(box.cutoffLocal, 'en')}. If you don’t choose, we’ll pick based on your preferences.\n\nYour plan: ${plan(box.plan)}.\nFirst box: ${money(box.firstCents)}, tax and delivery included. After that: ${money(box.weekCents)} a week, next charged ${day(box.nextChargeDate)}, then weekly until you pause or close.\nDelivered to: ${box.address}.\n\nTo stop, skip any week, or pause or close your account in your settings, anytime, at no cost. You can stop a box until its cutoff.`,
          cookit: `Welcome to the table! Your first box lands ${day(box.deliveryDate)}, ${window(box)}. We’ll charge it ${day(box.chargeDate)}, not before.\n\nPick what you feel like eating by ${formatWallClock(box.cutoffLocal, 'en')}. No time? We’ll choose based on what you like.\n\nYour plan: ${plan(box.plan)}.\nFirst box: ${money(box.firstCents)}, tax and delivery included. After that: ${money(box.weekCents)} a week, next charged ${day(box.nextChargeDate)}, then weekly until you pause or close.\nIt goes to: ${box.address}.\n\nWant to stop? Skip any week, or pause or close your account in your settings, anytime, for free. You can stop a box until its cutoff.`,
        }),
      action: voice.pick({ freshprep: 'Choose my meals', cookit: 'Pick my meals' }),
    },
    order_skipped: {
      subject: box => `You’ve skipped your box for ${day(box.deliveryDate)}`,
      body: box =>
        voice.pick({
          freshprep: `Your box for ${day(box.deliveryDate)} is skipped. No delivery, no charge.\n\nChanged your mind? You can undo the skip until the cutoff.`,
          cookit: `No box on ${day(box.deliveryDate)}, and no charge.\n\nChanged your mind? You can undo the skip until the cutoff.`,
        }),
      action: 'See my boxes',
    },
    order_unskipped: {
      subject: box => `Your box for ${day(box.deliveryDate)} is back on`,
      body: box =>
        paragraphs(
          `Your box will arrive ${day(box.deliveryDate)}, ${window(box)}.`,
          box.missing.length > 0 &&
            `These sold out while the week was skipped, so we removed them from your box:\n${list(box.missing)}`,
        ),
      action: 'Choose my meals',
    },
    delivery_moved: {
      subject: box => `Your box now arrives ${day(box.deliveryDate)}`,
      body: box =>
        `Your box for ${day(box.fromDate)} now arrives ${day(box.deliveryDate)}, ${window(box)}.\n\nYour other boxes aren’t affected.`,
      action: 'See my box',
    },
  }
}

function ofCutoff(
  voice: Voice,
): Part<'chosen_for_you' | 'minimum_not_met' | 'nothing_safe' | 'order_cancelled'> {
  const { day, money, list } = wordsOf(voice)
  return {
    chosen_for_you: {
      subject: box => `We chose your meals for ${day(box.deliveryDate)}`,
      body: box =>
        `${voice.pick({
          freshprep: `You hadn’t chosen meals for ${day(box.deliveryDate)} by the cutoff, so we picked these based on your preferences and exclusions:`,
          cookit: `You left ${day(box.deliveryDate)} to us, so here’s what’s coming, picked with your preferences and exclusions in mind:`,
        })}\n\n${list(box.dishes)}`,
      action: 'See my box',
    },
    minimum_not_met: {
      subject: box => `No box on ${day(box.deliveryDate)}: below the minimum`,
      body: box =>
        `Your box came to ${money(box.goodsCents)} at the cutoff, below the ${money(box.minimumCents)} minimum. We won’t deliver it, and you weren’t charged.`,
      action: 'See my next box',
    },
    nothing_safe: {
      subject: box => `No box on ${day(box.deliveryDate)}: not enough meals fit your exclusions`,
      body: box =>
        `You hadn’t chosen meals for ${day(box.deliveryDate)}, and there weren’t enough on that week’s menu that fit your plan and exclusions. So we skipped the box, and you won’t be charged.\n\nThe next weeks are open. Choose early for the best selection.`,
      action: 'Choose my next meals',
    },
    order_cancelled: {
      subject: box => `We’ve cancelled your box for ${day(box.deliveryDate)}`,
      body: box =>
        `Your box for ${day(box.deliveryDate)} wasn’t paid before we started packing, so we cancelled it. You weren’t charged.\n\nYour upcoming boxes aren’t affected. Just add a payment method that works before their cutoff.`,
      action: 'Update payment method',
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
      subject: box => `Receipt: ${money(box.totalCents)} for your box on ${day(box.deliveryDate)}`,
      body: box => `Your box for ${day(box.deliveryDate)}, ${window(box)}, is paid. Here’s your receipt.`,
      action: 'See my box',
    },
    items_added: {
      subject: box => `Receipt: ${box.item}, added to your box for ${day(box.deliveryDate)}`,
      body: box =>
        `${box.item} is in your box for ${day(box.deliveryDate)}, ${window(box)}, and paid for. The rest of your box hasn’t changed.`,
      action: 'See my box',
    },
    payment_declined: {
      subject: box => `Your payment for ${day(box.deliveryDate)} was declined`,
      body: box =>
        `We couldn’t charge ${money(box.amountCents)} for your box on ${day(box.deliveryDate)}${box.card ? ` to ${yours(box.card)}` : ''}.${box.why ? ` ${englishDeclines()[box.why]}` : ''}\n\nPay by the end of ${day(addDays(box.deliveryDate, -1))}, before we pack it, and it’ll arrive as planned. You can use another card, or a gift card or points that cover the amount. Until then, we’ll retry your payment method ${retriesOf(voice)}. After that, we’ll cancel the box and you won’t be charged.`,
      action: 'Update payment',
    },
    payment_needs_action: {
      subject: box => `Confirm your payment for ${day(box.deliveryDate)}`,
      body: box =>
        `Your bank needs you to confirm ${money(box.amountCents)} for your box on ${day(box.deliveryDate)}${box.card ? ` (${card(box.card)})` : ''}.\n\nConfirm it, or pay another way, before we pack the box.`,
      action: 'Confirm payment',
    },
    paid_with_other_card: {
      subject: box => `Your box for ${day(box.deliveryDate)} is paid`,
      body: box =>
        `We charged ${money(box.amountCents)} to ${yours(box.card)}. Your box for ${day(box.deliveryDate)} is coming as planned.`,
      action: 'See my boxes',
    },
    payment_given_back: {
      subject: box => `Refund: ${money(box.amountCents)} for ${day(box.deliveryDate)}`,
      body: box =>
        `Your bank confirmed ${money(box.amountCents)} on ${yours(box.card)} after it was too late to pay for your box for ${day(box.deliveryDate)}. We refunded all of it right away. Banks can take up to ten business days to show it.\n\nYour upcoming boxes aren’t affected.`,
      action: 'See my boxes',
    },
    card_changed: {
      subject: ({ card: last }) =>
        last.last4 === '' ? 'Your payment method changed' : 'Your card was changed',
      body: facts =>
        `We’ll now charge your boxes to ${yours(facts.card)}.${facts.before ? ` It was ${yours(facts.before)} before.` : ''}\n\nWasn’t you? Contact us right away.`,
      action: 'See payment method',
    },
  }
}
