// Every letter by its template (server/messages/templates.ts). A message is found by its name in the files beside this one.

import type { Locale } from '../../domain/brands.ts'
import { messages, type Voice } from '../catalogue.ts'
import { accountLetters } from './account.ts'
import { addressLetters } from './addresses.ts'
import { closedDayLetters } from './closed_days.ts'
import { commonWords } from './common.ts'
import { correctionLetters } from './corrections.ts'
import { cutoffLetters } from './cutoff.ts'
import { cutoffDayLetters } from './cutoff_days.ts'
import { dataLetters } from './data.ts'
import { deliveryLetters } from './delivery.ts'
import { driverLetters } from './drivers.ts'
import { giftLetters } from './gifts.ts'
import { meritLetters } from './merit.ts'
import { newsletterLetters } from './newsletter.ts'
import { orderLetters } from './orders.ts'
import { paymentLetters } from './payment.ts'
import { pickupLetters } from './pickups.ts'
import { pointsLetters } from './points.ts'
import { priceLetters } from './prices.ts'
import { referralLetters } from './referrals.ts'
import { refundLetters } from './refunds.ts'
import { reminderLetters } from './reminders.ts'
import { returnableLetters } from './returnables.ts'
import { shortageLetters } from './shortages.ts'
import { staffLetters } from './staff.ts'
import { subscriptionLetters } from './subscription.ts'
import { windowLetters } from './windows.ts'

const lettersIn = (language: Locale) => (voice: Voice) => ({
  ...accountLetters[language](voice),
  ...addressLetters[language](voice),
  ...closedDayLetters[language](voice),
  ...correctionLetters[language](voice),
  ...cutoffLetters[language](voice),
  ...dataLetters[language](voice),
  ...deliveryLetters[language](voice),
  ...driverLetters[language](voice),
  ...giftLetters[language](voice),
  ...meritLetters[language](voice),
  ...newsletterLetters[language](voice),
  ...orderLetters[language](voice),
  ...paymentLetters[language](voice),
  ...pickupLetters[language](voice),
  ...pointsLetters[language](voice),
  ...priceLetters[language](voice),
  ...referralLetters[language](voice),
  ...refundLetters[language](voice),
  ...reminderLetters[language](voice),
  ...returnableLetters[language](voice),
  ...shortageLetters[language](voice),
  ...staffLetters[language](voice),
  ...subscriptionLetters[language](voice),
  ...windowLetters[language](voice),
  ...cutoffDayLetters[language](voice),
})

/** The words of every letter, by its template. */
export type Letters = ReturnType<ReturnType<typeof lettersIn>>

const wordsIn = (language: Locale) => (voice: Voice) => ({
  letters: lettersIn(language)(voice),
  ...commonWords[language](voice),
})

export const mailMessages = messages({ en: wordsIn('en'), fr: wordsIn('fr') })
