// The links of header and footer: by the person, by flags and by brand (area 2, rules 11, 12, 24, 25). A link to a page that does
// not exist is never shown.

import type { BrandFacts } from '../../brands/index.ts'
import { pageOfPath } from '../../contract/paths.ts'
import { openWeek } from '../../domain/time/weeks.ts'
import type { RootData } from '../root_data.ts'

/** Main paths of the pages, as area 2 gives them. */
export const wayPaths = {
  account: '/account',
  schedule: '/schedule',
  recent: '/recent',
  history: '/history',
  track: '/track',
  rewards: '/rewards',
  faq: '/faq',
  refer: '/invite',
  gift: '/gift',
  menu: `/menu/${openWeek}`,
  pricing: '/signup/plans',
  howItWorks: '/how-it-works',
  impact: '/impact',
  zeroWaste: '/zero-waste',
  readyToEat: '/ready-to-eat',
  bags: '/account/bags&kits',
  about: '/story',
  contact: '/contact',
  delivery: '/how-meal-kit-delivery-works',
  privacy: '/privacy',
  terms: '/terms-conditions',
  commitments: '/eco-friendly-commitments',
  settings: '/settings/account',
  card: '/settings/card',
  admin: '/admin',
} as const

export type Way = keyof typeof wayPaths
type Session = Pick<
  RootData['session'],
  'client' | 'adminLoggedIn' | 'customerSchedule' | 'trackDelivery' | 'flippers' | 'discountBar'
>
type Brand = Pick<BrandFacts, 'giftFlag' | 'shortNavigationFlag'>

/** Whether a link's page exists. */
export const leadsSomewhere = (way: Way): boolean => pageOfPath(wayPaths[way]) !== null

const existing = (destinations: readonly (Way | false | null | undefined)[]): Way[] =>
  destinations.filter(way => typeof way === 'string').filter(leadsSomewhere)

/** The navigation, in its order. */
export const headerWays = (session: Session, brand: Brand): Way[] => existing(wantedInHeader(session, brand))

export function wantedInHeader(session: Session, brand: Brand): (Way | false | null)[] {
  const { client, flippers } = session
  if (client) {
    return [
      'account',
      session.customerSchedule && 'schedule',
      flippers.show_recent_orders ? 'recent' : 'history',
      session.trackDelivery && 'track',
      flippers.show_rewards === true && (client.enrolledComarch || session.adminLoggedIn) && 'rewards',
      'faq',
      flippers.show_refer_friends === true && 'refer',
      hasGifts(session, brand) && 'gift',
      // Otherwise the avatar's menu leads there.
      flippers.avatar_widget === false && 'settings',
    ]
  }
  const short = brand.shortNavigationFlag !== null && flippers[brand.shortNavigationFlag] === true
  return [
    flippers.show_menu !== false && 'menu',
    'pricing',
    'howItWorks',
    !short && 'impact',
    !short && 'zeroWaste',
    hasGifts(session, brand) && 'gift',
    'faq',
  ]
}

/** The footer's lists that lead to our own pages. */
export function footerWays(
  session: Session,
  brand: Brand,
): Record<'eat' | 'company' | 'help' | 'fine', Way[]> {
  const wanted = wantedInFooter(session, brand)
  return {
    eat: existing(wanted.eat),
    company: existing(wanted.company),
    help: existing(wanted.help),
    fine: existing(wanted.fine),
  }
}

export function wantedInFooter(session: Session, brand: Brand) {
  return {
    eat: [
      'menu',
      session.flippers.show_ready_to_eat === true && 'readyToEat',
      'pricing',
      hasGifts(session, brand) && 'gift',
    ],
    company: ['about'],
    help: ['contact', 'faq', 'delivery', session.client !== null && 'bags'],
    fine: ['privacy', 'terms', 'commitments'],
  } satisfies Record<string, (Way | false)[]>
}

const hasGifts = ({ flippers }: Session, { giftFlag }: Brand): boolean =>
  giftFlag === null || flippers[giftFlag] === true

/**
 * The code in the footer's link to the prices: the public one, where that offer is on and the visitor holds no discount and no
 * referral of their own (area 2, Footer).
 */
export function pricingQuery({ client, flippers, discountBar }: Session): string {
  const { discount, applied } = discountBar
  if (client || !flippers.immediate_billing_offer || applied || !discount) return ''
  return `?discount_code=${encodeURIComponent(discount.code)}`
}
