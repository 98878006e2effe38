// The demo people (README, demo people) and their subscriptions. All passwords are the same, and everybody lives at a real civic
// address in their brand's city.

import type { BrandId, Locale } from '../../domain/brands.ts'
import type { DishCategory } from '../../domain/catalogue/types.ts'
import type { requestedSubscriptions } from '../../domain/machines/subscription_groups.ts'
import { bagWeeks } from '../../domain/returnables.ts'

export const demoPassword = 'demo-password-1'

export interface DemoSubscription {
  planId: string
  categories: readonly DishCategory[]
  exclusions?: readonly string[]
  vegetarian?: true
  /** The chosen window of their zone, by index: 0 is the first. */
  slot: number
  /** Weeks of past boxes. */
  weeks: number
  /** The present state of the subscription. */
  ended?: Exclude<(typeof requestedSubscriptions)[number], 'active'>
  code?: string
  /** An employer's credit, cents. */
  corporateCents?: number
  /** Cooler bags and kits of the last delivery are still out. */
  bagsOut?: true
  /** Days for which an older cooler bag has been out. */
  bagKeptDays?: number
  /** The number of boxes to come they have chosen for themselves, the soonest first. */
  boxesChosen: number
}

export interface DemoPerson {
  email: string
  brand: BrandId
  firstName: string
  lastName: string
  language: Locale
  isAdmin?: true
  isDriver?: true
  /** Signs in with a provider, without a password. */
  provider?: { name: 'google_oauth2'; subject: string }
  home: { number: string; street: string; postal: string; unit: string }
  subscription: DemoSubscription | null
}

const paused = { planId: 'rtc_2-2', categories: ['family-friendly'], slot: 1, weeks: 0 } as const
/** Longer than a bag may be kept, and not long enough for a bill. */
const bagKeptDays = 7 * bagWeeks + 3
const social = { planId: 'rte_8', categories: ['high-protein'], slot: 0, weeks: 0 } as const
const corporate = { planId: 'rtc_2-4', categories: [], slot: 2, weeks: 0 } as const

export const demoPeople: readonly DemoPerson[] = [
  {
    email: 'amelie@example.com',
    brand: 'cookit',
    firstName: 'Amélie',
    lastName: 'Gagnon',
    language: 'fr',
    home: { number: '4837', street: 'Rue Boyer', postal: 'H2J 3E6', unit: 'App. 100' },
    subscription: {
      planId: 'rtc_2-3',
      categories: ['family-friendly', 'vegetarian'],
      exclusions: ['peanut'],
      slot: 2,
      weeks: 1,
      code: 'TROIS321',
      boxesChosen: 2,
    },
  },
  {
    email: 'jordan@example.com',
    brand: 'freshprep',
    firstName: 'Jordan',
    lastName: 'Lee',
    language: 'en',
    home: { number: '2294', street: '10th Ave', postal: 'V6K 2H8', unit: '' },
    subscription: {
      planId: 'rtc_2-3',
      categories: ['meat-and-fish'],
      slot: 3,
      weeks: 3,
      code: 'MARKET50',
      bagsOut: true,
      boxesChosen: 2,
    },
  },
  ...inBothBrands({
    email: 'paused@example.com',
    firstName: 'Robin',
    lastName: 'Park',
    homes: {
      freshprep: { number: '1551', street: 'Cypress St', postal: 'V6J 3L3', unit: '' },
      cookit: { number: '6508', street: 'Avenue Durocher', postal: 'H2V 3Z3', unit: '' },
    },
    subscription: { ...paused, ended: 'paused', boxesChosen: 0, bagKeptDays },
  }),
  ...inBothBrands({
    email: 'closed@example.com',
    firstName: 'Dana',
    lastName: 'Roy',
    homes: {
      freshprep: { number: '4250', street: 'Marguerite St', postal: 'V6J 4G3', unit: '' },
      cookit: { number: '5210', street: 'Rue Durocher', postal: 'H2V 3Y1', unit: '' },
    },
    subscription: { ...paused, ended: 'closed', boxesChosen: 0 },
  }),
  ...inBothBrands({
    email: 'social@example.com',
    firstName: 'Sam',
    lastName: 'Singh',
    provider: { name: 'google_oauth2', subject: 'demo-social' },
    homes: {
      freshprep: { number: '6100', street: 'Battison St', postal: 'V5S 3M8', unit: '' },
      cookit: { number: '1750', street: 'Avenue Glendale', postal: 'H2V 1B3', unit: '' },
    },
    subscription: { ...social, boxesChosen: 1 },
  }),
  ...inBothBrands({
    email: 'corporate@example.com',
    firstName: 'Claude',
    lastName: 'Tremblay',
    homes: {
      freshprep: { number: '415', street: 'W Pender St', postal: 'V6B 1V2', unit: 'Suite 200' },
      cookit: { number: '66', street: 'Boulevard René-Lévesque Est', postal: 'H2X 1N3', unit: 'Bureau 4' },
    },
    subscription: { ...corporate, corporateCents: 10_000, boxesChosen: 1 },
  }),
  ...inBothBrands({
    email: 'admin@example.com',
    firstName: 'Alex',
    lastName: 'Morin',
    isAdmin: true,
    homes: {
      freshprep: { number: '4750', street: 'St Catherines St', postal: 'V5V 4M7', unit: '' },
      cookit: { number: '6235', street: 'Chemin Hillsdale', postal: 'H3S 2M8', unit: '' },
    },
    subscription: null,
  }),
  ...inBothBrands({
    email: 'driver@example.com',
    firstName: 'Dominique',
    lastName: 'Wong',
    isDriver: true,
    homes: {
      freshprep: { number: '4750', street: 'St Catherines St', postal: 'V5V 4M7', unit: '' },
      cookit: { number: '6235', street: 'Chemin Hillsdale', postal: 'H3S 2M8', unit: '' },
    },
    subscription: null,
  }),
]

/** The same person once for each brand, so that a visitor of one brand need not know the other. */
function inBothBrands(
  person: Omit<DemoPerson, 'brand' | 'language' | 'home'> & { homes: Record<BrandId, DemoPerson['home']> },
): DemoPerson[] {
  const { homes, ...rest } = person
  return [
    { ...rest, brand: 'freshprep', language: 'en', home: homes.freshprep },
    { ...rest, brand: 'cookit', language: 'fr', home: homes.cookit },
  ]
}
