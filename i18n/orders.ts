// An order's texts wherever it is shown: the time left to change it, its contents, its total.

import type { TimeLeft } from '../domain/time/time_left.ts'
import { messages } from './catalogue.ts'

const numbersEn = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
const numbersFr = ['aucun', 'un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix']

const upper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** The useful parts of the time left: only days from two on, then days and hours, hours and minutes. */
function worthSaying({ days, hours, minutes }: TimeLeft): [number, 'day' | 'hour' | 'minute'][] {
  if (days >= 2) return [[days, 'day']]
  const parts: [number, 'day' | 'hour' | 'minute'][] =
    days === 1
      ? [
          [days, 'day'],
          [hours, 'hour'],
        ]
      : [
          [hours, 'hour'],
          [minutes, 'minute'],
        ]
  return parts.filter(([count]) => count > 0)
}

export const orderMessages = messages({
  en: voice => {
    const count = (number: number) => numbersEn[number] ?? String(number)
    const instantOf = (day: string, time: string) =>
      `: ${voice.pick({ freshprep: 'make changes', cookit: 'change your mind' })} by ${day} at ${time}`
    const dishes = (number: number, kind: 'rtc' | 'rte') =>
      kind === 'rtc' ? voice.plural(number, 'recipe', 'recipes') : voice.plural(number, 'meal', 'meals')
    return {
      cutoff: {
        left: (left: TimeLeft) => {
          const parts = worthSaying(left).map(
            ([number, unit]) => `${number} ${voice.plural(number, unit, `${unit}s`)}`,
          )
          const time = parts.join(' and ') || 'Less than a minute'
          return voice.pick({ freshprep: `${time} left`, cookit: `${time} to go` })
        },
        /** After the time left. `weekday`: "Friday". */
        until: (weekday: string, time: string) => instantOf(weekday, time),
        /** `day`: "December 4". */
        untilDay: (day: string, time: string) => instantOf(day, time),
      },
      /** "Three dinners for two". `people` is null where a dish feeds one. */
      dishes: (number: number, kind: 'rtc' | 'rte', people: number | null) =>
        upper(`${count(number)} ${dishes(number, kind)}${people ? ` for ${count(people)}` : ''}`),
      /** "Two dinners chosen, one to go". */
      partly: (number: number, kind: 'rtc' | 'rte', open: number) =>
        upper(`${count(number)} ${dishes(number, kind)} chosen, ${count(open)} left to choose`),
      meals: (number: number) =>
        `${count(number)} ${voice.plural(number, 'ready-to-eat meal', 'ready-to-eat meals')}`,
      kits: (number: number) => `${count(number)} ${voice.plural(number, 'recipe', 'recipes')}`,
      items: (number: number) => `${count(number)} ${voice.plural(number, 'market item', 'market items')}`,
      /** "Three dinners for two, plus one market item". */
      plus: (dishes: string, added: string) => `${dishes}, plus ${added}`,
      plan: (kind: 'rtc' | 'rte', number: number, people: number) =>
        kind === 'rtc'
          ? upper(`${count(people)} people, ${count(number)} recipes a week`)
          : upper(`${count(number)} ready-to-eat meals a week`),
      servings: (number: number) => `${number} ${voice.plural(number, 'serving', 'servings')}`,
      allIn: 'tax included',
      withTax: (taxes: string) => `includes ${taxes}`,
      taxOf: (name: string, amount: string) => `${name} ${amount}`,
      noTax: (zero: string) => `tax ${zero}`,
      premium: (amount: string) => `premium ${amount}`,
      discountOf: (code: string, amount: string) => `−${amount} with ${code}`,
      nthOf: (number: number, of: number) => ` (discount ${number} of ${of})`,
      referralOf: (amount: string) => `−${amount}, referral`,
      discount: {
        code: (code: string, worth: string) => `Code ${code}, ${worth} off`,
        nth: (code: string, number: number, of: number, worth: string) =>
          `Code ${code}, discount ${number} of ${of}, ${worth} off`,
        referral: (servings: number) => `${upper(count(servings))} free servings from a friend`,
        percent: (percent: number) => `${percent}%`,
      },
      taxBase: {
        two: (first: string, second: string) => `${first} and ${second}`,
        many: (number: number) => `${number} items`,
      },
    }
  },
  fr: voice => {
    const count = (number: number) => numbersFr[number] ?? String(number)
    const instantOf = (instant: string) =>
      voice.pick({ freshprep: `, ${instant}`, cookit: ` pour changer d’idée, ${instant}` })
    const dishes = (number: number, kind: 'rtc' | 'rte') =>
      kind === 'rtc' ? voice.plural(number, 'souper', 'soupers') : voice.plural(number, 'plat', 'plats')
    const units = { day: 'jour', hour: 'heure', minute: 'minute' } as const
    return {
      cutoff: {
        left: (left: TimeLeft) => {
          const parts = worthSaying(left).map(
            ([number, unit]) => `${number} ${voice.plural(number, units[unit], `${units[unit]}s`)}`,
          )
          const time = parts.join(' et ') || 'moins d’une minute'
          return voice.pick({ freshprep: `Il vous reste ${time}`, cookit: `Il te reste ${time}` })
        },
        until: (weekday: string, time: string) => instantOf(`jusqu’à ${weekday} ${time}`),
        untilDay: (day: string, time: string) => instantOf(`jusqu’au ${day} à ${time}`),
      },
      dishes: (number: number, kind: 'rtc' | 'rte', people: number | null) =>
        upper(`${count(number)} ${dishes(number, kind)}${people ? ` pour ${count(people)}` : ''}`),
      partly: (number: number, kind: 'rtc' | 'rte', open: number) =>
        upper(
          `${count(number)} ${dishes(number, kind)} ${voice.plural(number, 'choisi', 'choisis')}, ${voice.pick(
            {
              freshprep: `encore ${count(open)} à choisir`,
              cookit: `il en reste ${count(open)}`,
            },
          )}`,
        ),
      meals: (number: number) =>
        `${count(number)} ${voice.plural(number, 'plat prêt à manger', 'plats prêts à manger')}`,
      kits: (number: number) =>
        `${number === 1 ? 'une' : count(number)} ${voice.plural(number, 'recette', 'recettes')}`,
      items: (number: number) =>
        `${count(number)} ${voice.plural(number, 'article du marché', 'articles du marché')}`,
      plus: (dishes: string, added: string) => `${dishes}, plus ${added}`,
      plan: (kind: 'rtc' | 'rte', number: number, people: number) =>
        kind === 'rtc'
          ? upper(`${count(people)} personnes, ${count(number)} recettes par semaine`)
          : upper(`${count(number)} plats prêts à manger par semaine`),
      servings: (number: number) => `${number} ${voice.plural(number, 'portion', 'portions')}`,
      allIn: 'tout compris',
      withTax: (taxes: string) => `avec ${taxes}`,
      taxOf: (name: string, amount: string) => `${name} ${amount}`,
      noTax: (zero: string) => `taxes ${zero}`,
      premium: (amount: string) => `premium ${amount}`,
      discountOf: (code: string, amount: string) => `−${amount} avec ${code}`,
      nthOf: (number: number, of: number) => ` (rabais ${number} sur ${of})`,
      referralOf: (amount: string) => `−${amount} grâce à une invitation`,
      discount: {
        code: (code: string, worth: string) => `Code ${code}, ${worth} de rabais`,
        nth: (code: string, number: number, of: number, worth: string) =>
          `Code ${code}, rabais ${number} sur ${of}, ${worth}`,
        referral: (servings: number) => `${upper(count(servings))} portions offertes par invitation`,
        percent: (percent: number) => `${percent}\u00a0%`,
      },
      taxBase: {
        two: (first: string, second: string) => `${first} et ${second}`,
        many: (number: number) => `${number} articles`,
      },
    }
  },
})
