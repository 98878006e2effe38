// Days, windows, amounts and cards as letters write them.

import { formatMoney } from '../../domain/money.ts'
import { cardEnding, cardName } from '../card_words.ts'
import type { Voice } from '../catalogue.ts'
import { formatDay, formatWeekday, formatWindow } from '../dates.ts'
import type { AgreedPlan, BoxInWindow, Card } from './letter.ts'

/** `Visa ending in 4242`, `Visa se terminant par 4242`. */
function cardWords({ brand, last4 }: Card, voice: Voice): string {
  return cardEnding(cardName(brand), last4, voice.locale)
}

/** `your Visa ending in 4242`, `ton compte PayPal`: the means of payment, with its owner. */
function yoursInWords(card: Card, voice: Voice): string {
  const words = cardWords(card, voice)
  const isAccount = card.last4 === ''
  if (voice.locale === 'en') return isAccount ? `your ${words} account` : `your ${words}`
  return isAccount
    ? `${voice.pick({ freshprep: 'votre', cookit: 'ton' })} compte ${words}`
    : `${voice.pick({ freshprep: 'votre', cookit: 'ta' })} carte ${words}`
}

const mostKept = 400

/** Thousands of letters name the same few days, so the words of the last few hundred are remembered. */
function once(wordsOf: (date: string) => string): (date: string) => string {
  const kept = new Map<string, string>()
  return date => {
    let words = kept.get(date)
    if (words === undefined) {
      words = wordsOf(date)
      if (kept.size >= mostKept) kept.clear()
      kept.set(date, words)
    }
    return words
  }
}

/** The words a letter needs, in one voice. */
export function wordsOf(voice: Voice) {
  const { locale } = voice
  return {
    /** `Tuesday, December 1`, `mardi 1er décembre`. */
    day: once(
      date => `${formatWeekday(date, locale)}${locale === 'en' ? ', ' : ' '}${formatDay(date, locale)}`,
    ),
    /** `Tuesday`, `mardi`. */
    weekday: (date: string) => formatWeekday(date, locale),
    window: ({ startHour, endHour }: Pick<BoxInWindow, 'startHour' | 'endHour'>) =>
      formatWindow(`${startHour}:00`, `${endHour}:00`, locale),
    money: (cents: number) => formatMoney(cents, locale),
    card: (card: Card) => cardWords(card, voice),
    yours: (card: Card) => yoursInWords(card, voice),
    /** `3 recipes a week for 2 people`, `8 plats prêts à manger par semaine`. */
    plan: ({ kind, people, count }: AgreedPlan) => {
      if (locale === 'fr') {
        return kind === 'rtc'
          ? `${count} recettes par semaine pour ${people} personnes`
          : `${count} plats prêts à manger par semaine`
      }
      return kind === 'rtc'
        ? `${count} recipes a week for ${people} people`
        : `${count} ready-to-eat meals a week`
    },
    list: (names: readonly string[]) => names.map(name => `– ${name}`).join('\n'),
  }
}

/** Where a box is, at the end of a text message; nothing without a link. */
export function followed(voice: Voice, link: string): string {
  if (!link) return ''
  if (voice.locale === 'en') return ` Follow it: ${link}`
  return ` ${voice.pick({ freshprep: 'Suivez-la', cookit: 'Suis-la' })}\u00a0: ${link}`
}

/** The number of a phone or a card; a line never breaks within it. */
export const unbroken = (text: string): string => text.replaceAll(' ', '\u00a0')

/** The paragraphs of a letter; what does not apply is left out. */
export const paragraphs = (...said: (string | false | null | undefined)[]): string =>
  said.filter(Boolean).join('\n\n')
