// Days, windows, amounts and cards as letters write them.

import { formatMoney } from '../domain/money.ts'
import { cardEnding, cardName } from './card_words.ts'
import type { Voice } from './catalogue.ts'
import { formatDay, formatWeekday, formatWindow } from './dates.ts'
import type { Agreed, BoxInWindow, Card } from './mail.ts'

/** `Visa ending in 4242`, `Visa se terminant par 4242`. */
function cardWords({ brand, last4 }: Card, voice: Voice): string {
  return cardEnding(cardName(brand), last4, voice.locale)
}

/** The words a letter needs, in one voice. */
export function wordsOf(voice: Voice) {
  const { locale } = voice
  return {
    /** `Tuesday, December 1`, `mardi 1er décembre`. */
    day: (date: string) =>
      `${formatWeekday(date, locale)}${locale === 'en' ? ', ' : ' '}${formatDay(date, locale)}`,
    /** `Tuesday`, `mardi`. */
    weekday: (date: string) => formatWeekday(date, locale),
    window: ({ startHour, endHour }: Pick<BoxInWindow, 'startHour' | 'endHour'>) =>
      formatWindow(`${startHour}:00`, `${endHour}:00`, locale),
    money: (cents: number) => formatMoney(cents, locale),
    card: (card: Card) => cardWords(card, voice),
    /** `3 recipes a week for 2 people`, `8 plats prêts à manger par semaine`. */
    plan: ({ kind, people, count }: Agreed['plan']) => {
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

/** A number of a phone or a card, which no line ends within. */
export const unbroken = (text: string): string => text.replaceAll(' ', '\u00a0')
