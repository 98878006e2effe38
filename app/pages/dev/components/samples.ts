// What the specimens show: the look's own example, whose prices and taxes add up, in both languages.

import type { Locale } from '../../../../domain/brands.ts'
import type { ReceiptProps } from '../../../components/receipt.tsx'

export interface SampleDish {
  picture: string | null
  name: string
  summary: string
  minutes?: number
  calories?: number
  mark?: string
}

export interface Samples {
  dishes: readonly SampleDish[]
  receipt: ReceiptProps
  gapWays: readonly { label: string; cents: number }[]
  servings: (count: number) => string
  perServing: string
  words: Record<
    | 'label'
    | 'hint'
    | 'error'
    | 'sentence'
    | 'title'
    | 'action'
    | 'left'
    | 'until'
    | 'closed'
    | 'weekday'
    | 'chosen'
    | 'chosenNote'
    | 'skippedTitle'
    | 'skippedNote'
    | 'opens'
    | 'minutes',
    string
  >
}

const en: Samples = {
  dishes: [
    {
      picture: 'teriyaki-salmon-bowl',
      name: 'Teriyaki Salmon Bowl',
      summary: 'broccoli, edamame, sesame rice',
      minutes: 30,
      calories: 690,
    },
    {
      picture: 'mediterranean-salad',
      name: 'Greek Chicken Salad',
      summary: 'feta, Kalamata olives, oregano',
      minutes: 25,
      calories: 540,
    },
    {
      picture: 'chana-masala',
      name: 'Chana Masala with Basmati',
      summary: 'red pepper, yogurt, lemon',
      minutes: 30,
      calories: 610,
      mark: 'Vegetarian',
    },
    {
      picture: 'spaghetti-meatballs',
      name: 'Spaghetti and Meatballs',
      summary: 'slow tomato sauce, Parmesan, basil',
      minutes: 30,
      calories: 780,
    },
    {
      picture: 'steak-potatoes-beans',
      name: 'Beef Tenderloin with Rosemary Potatoes',
      summary: 'green beans, pan jus',
      minutes: 35,
      calories: 720,
      mark: 'Premium, +$6.00 a serving',
    },
    {
      picture: null,
      name: 'Mushroom Risotto with Lemon and a Good Deal of Parmesan',
      summary: 'cremini, thyme, a knob of butter',
      minutes: 40,
      calories: 650,
      mark: 'Vegetarian',
    },
    {
      picture: 'icon:bread',
      name: 'Country Loaf',
      summary: 'baked in the morning',

      calories: 240,
    },
    {
      picture: 'beef-tacos-slaw',
      name: 'Beef Tacos with Slaw',
      summary: 'lime crema, pickled onion',
      minutes: 25,
      calories: 700,
    },
  ],
  receipt: {
    lines: [
      {
        id: 'a',
        name: 'Teriyaki Salmon Bowl',
        detail: '2 servings',
        cents: 2790,
        picture: 'teriyaki-salmon-bowl',
      },
      {
        id: 'b',
        name: 'Chana Masala with Basmati',
        detail: '2 servings',
        cents: 2790,
        picture: 'chana-masala',
      },
      { id: 'c', name: 'Ginger kombucha', detail: '1 bottle, taxable', cents: 400, picture: 'icon:bread' },
    ],
    goodsCents: 5980,
    deliveryCents: 0,
    taxes: [
      { code: 'GST', rate: 5000, cents: 20, base: 'the kombucha' },
      { code: 'PST', rate: 7000, cents: 28, base: 'the kombucha' },
    ],
    totalCents: 6028,
    chargedOn: '2026-11-27',
    gap: { goodsCents: 5980, minimumCents: 5900 },
    saved: { state: 'saved', at: '17:42' },
  },
  gapWays: [],
  servings: count => `${count} servings`,
  perServing: '$13.95 a serving',
  words: {
    label: 'Your postal code',
    hint: 'We ask so that we show days we can keep.',
    error: 'We do not deliver to this area yet.',
    sentence: 'I accept the terms and the privacy policy.',
    title: 'Away next week? Say so.',
    action: 'See this week’s menu',
    left: '3 days left',
    until: ', until Friday 11:59 pm',
    closed: 'closed',
    weekday: 'Tuesday',
    chosen: 'Three dinners for two, one kombucha',
    chosenNote: 'Teriyaki salmon, chana masala, Greek salad',
    skippedTitle: 'Skipped just now',
    skippedNote: 'You will not be charged. Receipt sent to maya@example.com.',
    opens: '10 days left',
    minutes: 'minutes',
  },
}

const fr: Samples = {
  dishes: [
    {
      picture: 'spaghetti-meatballs',
      name: 'Spaghetti aux boulettes',
      summary: 'sauce tomate mijotée, parmesan, basilic',
      minutes: 30,
      calories: 780,
      mark: 'Famille',
    },
    {
      picture: 'tofu-curry',
      name: 'Cari de tofu croustillant',
      summary: 'poivron, lime, riz basmati',
      minutes: 25,
      calories: 640,
      mark: 'Végé',
    },
    {
      picture: 'teriyaki-salmon-bowl',
      name: 'Bol de saumon teriyaki',
      summary: 'brocoli, edamames, riz au sésame',
      minutes: 30,
      calories: 690,
    },
    {
      picture: 'chana-masala',
      name: 'Chana masala et riz basmati',
      summary: 'poivron rouge, yogourt, citron',
      minutes: 30,
      calories: 610,
      mark: 'Végé',
    },
    {
      picture: 'steak-potatoes-beans',
      name: 'Filet de bœuf au romarin',
      summary: 'haricots verts, grelots, jus de viande',
      minutes: 35,
      calories: 720,
      mark: 'Premium',
    },
    {
      picture: null,
      name: 'Risotto aux champignons, citron et beaucoup de parmesan',
      summary: 'thym, noix de beurre',
      minutes: 40,
      calories: 650,
      mark: 'Végé',
    },
    {
      picture: 'icon:bread',
      name: 'Miche de campagne',
      summary: 'cuite ce matin',

      calories: 240,
    },
    {
      picture: 'mediterranean-salad',
      name: 'Salade grecque au poulet',
      summary: 'feta, olives Kalamata, concombre',
      minutes: 25,
      calories: 540,
    },
  ],
  receipt: {
    lines: [
      {
        id: 'a',
        name: 'Spaghetti aux boulettes',
        detail: '2 portions',
        cents: 2490,
        picture: 'spaghetti-meatballs',
      },
      {
        id: 'b',
        name: 'Cari de tofu croustillant',
        detail: '2 portions',
        cents: 2490,
        picture: 'tofu-curry',
      },
      {
        id: 'c',
        name: 'Croustilles au sel de mer',
        detail: '1 sac, taxable',
        cents: 450,
        picture: 'icon:bread',
      },
    ],
    goodsCents: 5430,
    discounts: [{ label: 'Code AMIS20, 20 % de rabais', cents: 1086 }],
    deliveryCents: 0,
    taxes: [
      { code: 'GST', rate: 5000, cents: 18, base: 'les croustilles' },
      { code: 'QST', rate: 9975, cents: 36, base: 'les croustilles' },
    ],
    totalCents: 4398,
    chargedOn: '2026-11-26',
    gap: { goodsCents: 5430, minimumCents: 5900 },
    saved: { state: 'saved', at: '17:42' },
  },
  gapWays: [
    { label: 'Miche', cents: 525 },
    { label: '3e recette', cents: 2490 },
  ],
  servings: count => `${count} port.`,
  perServing: '12,45 $ la portion',
  words: {
    label: 'Ton code postal',
    hint: 'Pour te montrer des jours qu’on peut tenir.',
    error: 'On ne livre pas encore dans ton coin.',
    sentence: 'J’accepte les conditions et la politique de confidentialité.',
    title: 'On soupe à quelle heure?',
    action: 'Voir le menu',
    left: 'Il te reste 1 jour et 6 heures',
    until: ' pour changer d’idée, jusqu’à mercredi 23 h 59',
    closed: 'fermé',
    weekday: 'dimanche',
    chosen: 'Deux soupers choisis, un à venir',
    chosenNote: 'Choisis d’ici le 4 décembre, sinon on choisit pour toi',
    skippedTitle: 'Sautée à l’instant',
    skippedNote: 'Rien ne sera débité. Reçu envoyé à amelie@example.com.',
    opens: 'encore 10 jours',
    minutes: 'minutes',
  },
}

/** The specimens' data in a language; the brand only changes how they look. */
export function samplesOf(locale: Locale): Samples {
  return locale === 'en' ? en : fr
}
