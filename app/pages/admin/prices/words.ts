import { formatMoney } from '../../../../domain/money.ts'
import type { PlanSize } from '../../../../domain/plans.ts'
import { messages } from '../../../../i18n/catalogue.ts'
import { formatFullDay, formatShortDay } from '../../../../i18n/dates.ts'
import { provinceNames } from '../../../../i18n/provinces.ts'
import { taxClassNames } from '../../../../i18n/tax_classes.ts'

/** The parts of the page, in the order of its chips. */
export const priceParts = ['plans', 'volume', 'minimum', 'taxes', 'surcharges'] as const
export type PricePart = (typeof priceParts)[number]

export const priceWords = messages({
  en: ({ plural }) => ({
    title: (part: string) => `${part}, prices and taxes`,
    nav: 'Prices and taxes',
    parts: {
      plans: 'Plan prices',
      volume: 'Volume discount',
      minimum: 'Minimum of a box',
      taxes: 'Taxes',
      surcharges: 'Surcharges',
    },
    ledes: {
      plans: 'A serving, before tax. Every meal of a plan costs the same.',
      volume: 'On ready-to-eat meals, by their number in the box.',
      minimum: 'Goods before discounts and tax.',
      taxes: 'By province and class of products, by delivery date.',
      surcharges: 'A serving of these meals costs more than its plan’s price.',
    },
    columns: {
      plan: 'Plan',
      households: 'Households',
      now: 'A serving now',
      more: 'More',
      weekNow: 'A week now',
      class: 'Class',
      meal: 'Meal',
      surcharge: 'Surcharge a serving',
      weeks: 'Weeks ahead',
    },
    fromDay: (day: string) => `From ${formatShortDay(day, 'en')}`,
    weekFrom: (day: string) => `A week from ${formatShortDay(day, 'en')}`,
    planOf: ({ people, recipes, meals }: PlanSize) =>
      meals === null ? `${people} people, ${recipes} recipes` : `${meals} meals`,
    meal: 'Ready-to-eat meal',
    priceOf: (name: string) => `Price of a serving, $: ${name}`,
    priceOfMeal: 'Price of a ready-to-eat meal, $',
    all: 'All plans',
    same: 'same',
    unread: 'check it',
    more: (cents: number) => `${cents < 0 ? '−' : '+'}${formatMoney(Math.abs(cents), 'en')}`,
    firstDates: (rise: string, other: string) =>
      `A Monday. What rises: ${formatFullDay(rise, 'en')} at the earliest. What falls: ${formatFullDay(other, 'en')}.`,
    firstTax: (day: string) => `The first delivery day, ${formatFullDay(day, 'en')} at the earliest`,
    discard: 'Discard',
    toCome: 'Changes to come',
    changeOn: (day: string) => `Values from ${formatFullDay(day, 'en')}`,
    changes: (count: number) => `${count} ${plural(count, 'change', 'changes')}`,
    taxOf: (name: string, province: string) => `${name}, ${province}`,
    classes: taxClassNames.en,
    provinces: provinceNames.en,
    untaxed: 'Groceries and gift cards are never taxed. Empty: not due.',
    taxesIn: (province: string) => `Taxes in ${province}`,
    taxNow: (tax: string) => `${tax} now`,
    taxFrom: (tax: string, day: string) => `${tax} from ${formatShortDay(day, 'en')}, %`,
    rateOf: (tax: string, name: string, province: string) => `${tax}, %: ${name}, ${province}`,
    open: 'Open',
    openOf: (name: string) => `Open ${name}`,
    noSurcharges: 'No meal has a surcharge.',
  }),
  fr: ({ plural }) => ({
    title: (part: string) => `${part}, prix et taxes`,
    nav: 'Prix et taxes',
    parts: {
      plans: 'Prix des forfaits',
      volume: 'Rabais de volume',
      minimum: 'Minimum d’une boîte',
      taxes: 'Taxes',
      surcharges: 'Suppléments',
    },
    ledes: {
      plans: 'La portion, avant taxes. Tous les plats d’un forfait ont le même prix.',
      volume: 'Sur les plats prêts à manger, selon leur nombre dans la boîte.',
      minimum: 'Produits avant rabais et taxes.',
      taxes: 'Par province et classe de produits, selon la date de livraison.',
      surcharges: 'La portion de ces plats coûte plus que le prix du forfait.',
    },
    columns: {
      plan: 'Forfait',
      households: 'Foyers',
      now: 'Portion actuelle',
      more: 'Écart',
      weekNow: 'Semaine actuelle',
      class: 'Classe',
      meal: 'Plat',
      surcharge: 'Supplément par portion',
      weeks: 'Semaines à venir',
    },
    fromDay: (day: string) => `Dès le ${formatShortDay(day, 'fr')}`,
    weekFrom: (day: string) => `Semaine dès le ${formatShortDay(day, 'fr')}`,
    planOf: ({ people, recipes, meals }: PlanSize) =>
      meals === null ? `${people} personnes, ${recipes} recettes` : `${meals} plats`,
    meal: 'Plat prêt à manger',
    priceOf: (name: string) => `Prix d’une portion, $ : ${name}`,
    priceOfMeal: 'Prix d’un plat prêt à manger, $',
    all: 'Tous les forfaits',
    same: 'égal',
    unread: 'à vérifier',
    more: (cents: number) => `${cents < 0 ? '−' : '+'}${formatMoney(Math.abs(cents), 'fr')}`,
    firstDates: (rise: string, other: string) =>
      `Un lundi. Hausse : dès le ${formatFullDay(rise, 'fr')}. Baisse : dès le ${formatFullDay(other, 'fr')}.`,
    firstTax: (day: string) => `Le premier jour de livraison, au plus tôt le ${formatFullDay(day, 'fr')}`,
    discard: 'Annuler la saisie',
    toCome: 'Changements à venir',
    changeOn: (day: string) => `Valeurs dès le ${formatFullDay(day, 'fr')}`,
    changes: (count: number) => `${count} ${plural(count, 'changement', 'changements')}`,
    taxOf: (name: string, province: string) => `${name}, ${province}`,
    classes: taxClassNames.fr,
    provinces: provinceNames.fr,
    untaxed: 'Les produits d’épicerie de base et les cartes-cadeaux ne sont jamais taxés. Vide : pas due.',
    taxesIn: (province: string) => `Taxes : ${province}`,
    taxNow: (tax: string) => `${tax} actuelle`,
    taxFrom: (tax: string, day: string) => `${tax} dès le ${formatShortDay(day, 'fr')}, %`,
    rateOf: (tax: string, name: string, province: string) => `${tax}, % : ${name}, ${province}`,
    open: 'Ouvrir',
    openOf: (name: string) => `Ouvrir : ${name}`,
    noSurcharges: 'Aucun plat n’a de supplément.',
  }),
})
