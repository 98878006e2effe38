// The receipt of a box: its goods, its payment, and the points it earns.

import { messages } from './catalogue.ts'

export const receiptMessages = messages({
  en: voice => ({
    dishesAt: (servings: number, kind: 'rtc' | 'rte', price: string) =>
      kind === 'rtc'
        ? `${servings} ${voice.plural(servings, 'serving', 'servings')} at ${price}`
        : `${servings} ${voice.plural(servings, 'meal', 'meals')} at ${price}`,
    premium: 'Premium',
    swaps: 'Swaps',
    items: 'Pantry and market',
    waits: (code: string, minimum: string, missing: string) =>
      `Code ${code} needs a ${minimum} box: ${missing} to go. We’ll save it for your first box that reaches ${minimum}.`,
    given: 'Your credit',
    // Rule 29, to the letter.
    prepaid: 'Prepaid',
    corporate: 'Employer credit',
    card: (day: string) => `Card charge, ${day}`,
    ofWhichCard: (amount: string, day: string) => `tax included; ${amount} charged to your card ${day}`,
    underMinimum: 'under the minimum, so we can’t deliver it yet',
    meal: (calories: number, grams: number) => `${calories} cal and ${grams} g of protein`,
    mealLabel: 'Average meal in this box',
    points: (points: string, count: number) =>
      `${points} ${voice.plural(count, 'point', 'points')} on delivery`,
    pointsLabel: voice.pick({ freshprep: 'You’ll earn', cookit: 'You earn' }),
    pointsHeld: (points: string, worth: string) => `You have ${points}, worth ${worth}.`,
    pointsDouble: 'You earn double: 2 points per dollar.',
    pointsToDouble: (deliveries: number) =>
      `${deliveries} more ${voice.plural(deliveries, 'delivery', 'deliveries')} within a year and you’ll earn double on every box.`,
  }),
  fr: voice => ({
    dishesAt: (servings: number, kind: 'rtc' | 'rte', price: string) =>
      kind === 'rtc'
        ? `${servings} ${voice.plural(servings, 'portion', 'portions')} à ${price}`
        : `${servings} ${voice.plural(servings, 'plat', 'plats')} à ${price}`,
    premium: 'Premium',
    swaps: 'Échanges',
    items: 'Garde-manger et marché',
    waits: (code: string, minimum: string, missing: string) =>
      `Le code ${code} compte à partir de ${minimum} d’articles : il manque ${missing}. Il attend la première boîte qui atteint ${minimum}.`,
    given: voice.pick({ freshprep: 'Votre crédit', cookit: 'Ton crédit' }),
    prepaid: 'Prépayé',
    corporate: 'Crédit d’entreprise',
    card: (day: string) =>
      voice.pick({ freshprep: `Sur votre carte, ${day}`, cookit: `Sur ta carte, ${day}` }),
    ofWhichCard: (amount: string, day: string) =>
      voice.pick({
        freshprep: `tout compris; ${amount} sur votre carte, ${day}`,
        cookit: `tout compris; ${amount} sur ta carte, ${day}`,
      }),
    underMinimum: 'sous le minimum : elle ne part pas telle quelle',
    meal: (calories: number, grams: number) => `${calories} cal et ${grams} g de protéines`,
    mealLabel: 'Un plat de cette boîte, en moyenne',
    points: (points: string, count: number) =>
      `${points} ${voice.plural(count, 'point', 'points')} à la livraison`,
    pointsLabel: voice.pick({ freshprep: 'Cette boîte rapporte', cookit: 'Cette boîte te donne' }),
    pointsHeld: (points: string, worth: string) =>
      voice.pick({
        freshprep: `Vous en avez ${points}, soit ${worth}.`,
        cookit: `Tu en as ${points}, soit ${worth}.`,
      }),
    pointsDouble: voice.pick({
      freshprep: 'Vous en recevez le double : 2 points par dollar.',
      cookit: 'Tu en reçois le double : 2 points par dollar.',
    }),
    pointsToDouble: (deliveries: number) =>
      voice.pick({
        freshprep: `Encore ${deliveries} ${voice.plural(deliveries, 'livraison', 'livraisons')} en moins d’un an, et chaque boîte en rapporte le double.`,
        cookit: `Encore ${deliveries} ${voice.plural(deliveries, 'livraison', 'livraisons')} en moins d’un an, et chaque boîte t’en donne le double.`,
      }),
  }),
})
