// The settings of the subscription: the plan, its price, and when a change applies.

import { messages } from '../../../../i18n/catalogue.ts'

export const settingsSubscriptionMessages = messages({
  en: voice => ({
    lede: voice.pick({
      freshprep: 'How many people, how often, and what you like.',
      cookit: 'How many you feed, how often, and what you’re into.',
    }),
    standing: {
      active: 'Active',
      paused: 'Paused',
      pausedUntil: (day: string) => `Paused until your box for ${day}`,
      closing: 'Closing. No more charges.',
      closed: 'Closed',
    },
    state: 'Status',
    plan: 'Plan',
    yourPlan: 'Your plan',
    rtc: (recipes: number, people: number) => `${recipes} recipes a week for ${people}`,
    rte: (meals: number) => `${meals} ready-to-eat meals a week`,
    types: {
      '2_people': 'Plan for two',
      '4_people': 'Plan for four',
      family: 'Family plan',
      ready_to_eat: 'Ready-to-eat plan',
    },
    price: (total: string, serving: string) =>
      `${total} a week with tax, ${serving} a serving. Doesn’t include extras, discounts or credit.`,
    priceMeal: (total: string, meal: string) =>
      `${total} a week with tax, ${meal} a meal. Doesn’t include extras, discounts or credit.`,
    kind: 'Plan type',
    cook: 'Ready to cook',
    reheat: 'Ready to eat',
    people: 'People',
    recipes: 'Recipes a week',
    meals: 'Meals a week',
    perServing: (price: string) => `${price} a serving`,
    perMeal: (price: string) => `${price} a meal`,
    categories: 'Preferences',
    preferred: (names: string) => `Preferred: ${names}`,
    noCategories: 'No preference',
    familyHint:
      'Choose four people and prefer “Family friendly”, and you’re on the family plan at the same price.',
    willCost: (total: string) => `Each box will be ${total} with tax.`,
    holdsFrom: (day: string) => `This starts with your box for ${day}.`,
    holdsNone: 'This starts with your next box.',
    boxChanges: (day: string, now: string, then: string) =>
      `${day}: ${now} now, ${then} after the change. Your picks stay.`,
    boxStays: (day: string) => `${day}: you’ve already chosen meals, so it won’t change.`,
    unsold: 'This plan size isn’t available. Choose another.',
  }),
  fr: voice => ({
    lede: voice.pick({
      freshprep: 'Pour combien vous cuisinez, à quel rythme, et ce que vous préférez.',
      cookit: 'Combien de bouches, à quel rythme, et ce que t’aimes.',
    }),
    standing: {
      active: 'Actif',
      paused: 'En pause',
      pausedUntil: (day: string) => `En pause jusqu’à la boîte du ${day}`,
      closing: 'En fermeture : plus rien n’est facturé',
      closed: 'Fermé',
    },
    state: 'État',
    plan: 'Forfait',
    yourPlan: voice.pick({ freshprep: 'Votre forfait', cookit: 'Ton forfait' }),
    rtc: (recipes: number, people: number) => `${recipes} recettes par semaine pour ${people}`,
    rte: (meals: number) => `${meals} plats prêts à manger par semaine`,
    types: {
      '2_people': 'Forfait pour deux',
      '4_people': 'Forfait pour quatre',
      family: 'Forfait familial',
      ready_to_eat: 'Forfait prêt-à-manger',
    },
    price: (total: string, serving: string) =>
      `${total} par semaine, taxes comprises, soit ${serving} la portion. Suppléments, rabais et crédits à part.`,
    priceMeal: (total: string, meal: string) =>
      `${total} par semaine, taxes comprises, soit ${meal} le plat. Suppléments, rabais et crédits à part.`,
    kind: 'Type de forfait',
    cook: 'Prêt-à-cuisiner',
    reheat: 'Prêt-à-manger',
    people: 'Personnes',
    recipes: 'Recettes par semaine',
    meals: 'Plats par semaine',
    perServing: (price: string) => `${price} la portion`,
    perMeal: (price: string) => `${price} le plat`,
    categories: 'Préférences',
    preferred: (names: string) => `Préférences : ${names}`,
    noCategories: 'Aucune préférence',
    familyHint: 'À quatre avec les plats familiaux en préférence, c’est le forfait familial, au même prix.',
    willCost: (total: string) => `Une boîte reviendra à ${total}, taxes comprises.`,
    holdsFrom: (day: string) =>
      `Le changement s’applique à partir de ${voice.pick({ freshprep: 'votre', cookit: 'ta' })} boîte du ${day}.`,
    holdsNone: 'Le changement s’applique à partir de la prochaine boîte.',
    boxChanges: (day: string, now: string, then: string) =>
      `${day} : ${now} maintenant, ${then} ensuite. ${voice.pick({ freshprep: 'Vos choix restent.', cookit: 'Tes choix restent.' })}`,
    boxStays: (day: string) =>
      voice.pick({
        freshprep: `${day} : vous y avez déjà choisi des plats, elle reste comme elle est.`,
        cookit: `${day} : tu as déjà choisi des plats, elle reste comme elle est.`,
      }),
    unsold: voice.pick({
      freshprep: 'Ce format n’est pas offert. Choisissez-en un autre.',
      cookit: 'Ce format n’est pas offert. Choisis-en un autre.',
    }),
  }),
})
