import { expect, test } from 'vitest'
import { brandFacts } from '../../brands/index.ts'
import { pageOfPath } from '../../contract/paths.ts'
import {
  footerWays,
  headerWays,
  leadsSomewhere,
  pricingQuery,
  wantedInFooter,
  wantedInHeader,
  wayPaths,
} from './destinations.ts'
import { parametersOf } from './language_link.tsx'

type Session = Parameters<typeof wantedInHeader>[0]

const flippers = {
  show_menu: true,
  show_rewards: true,
  show_refer_friends: true,
  show_recent_orders: false,
  show_ready_to_eat: true,
  cookit_gift_card: true,
  cookit_short_nav: true,
  immediate_billing_offer: false,
}
const discount = { code: 'MARKET50' } as NonNullable<Session['discountBar']['discount']>
const visitor: Session = {
  client: null,
  adminLoggedIn: false,
  customerSchedule: false,
  trackDelivery: false,
  flippers,
  discountBar: { discount, applied: false },
}
const ada = {
  id: '1',
  firstname: 'Ada',
  loggedIn: true,
  usingRewardV2: false,
  rewardPoints: 0,
  enrolledComarch: true,
} as const
const client: Session = { ...visitor, client: ada, discountBar: { discount: null, applied: false } }
const turned = (session: Session, flags: Record<string, boolean>): Session => ({
  ...session,
  flippers: { ...session.flippers, ...flags },
})
const { freshprep, cookit } = brandFacts
const wanted = (session: Session, brand = freshprep) => wantedInHeader(session, brand).filter(Boolean)
const inFooter = (session: Session, brand = freshprep) =>
  Object.values(wantedInFooter(session, brand)).flat().filter(Boolean)

test('a visitor’s navigation', {
  tags: '[NAV-OUT-MENU] [NAV-OUT-PRICING] [NAV-OUT-HOW] [NAV-OUT-IMPACT] [NAV-OUT-ZERO-WASTE] [NAV-OUT-FAQ] [NAV-OUT-GIFT]',
}, () => {
  expect(wanted(visitor)).toEqual(['menu', 'pricing', 'howItWorks', 'impact', 'zeroWaste', 'gift', 'faq'])
  expect(wanted(turned(visitor, { show_menu: false }))).not.toContain('menu')
})

test('is shorter at the second brand while its flag is on', {
  tags: '[NAV-OUT-QUEBEC-HIDDEN] [FLAG-QUEBEC-NAV]',
}, () => {
  expect(wanted(visitor, cookit)).toEqual(['menu', 'pricing', 'howItWorks', 'gift', 'faq'])
  expect(wanted(turned(visitor, { cookit_short_nav: false }), cookit)).toEqual(wanted(visitor))
})

test('a client’s navigation, with the facts of the session', {
  tags: '[NAV-IN-HOME] [NAV-IN-FAQ] [NAV-IN-SCHEDULE] [NAV-IN-TRACK]',
}, () => {
  expect(wanted(client)).toEqual(['account', 'history', 'rewards', 'faq', 'refer', 'gift'])
  const all = { ...client, customerSchedule: true, trackDelivery: true }
  expect(wanted(all)).toEqual(['account', 'schedule', 'history', 'track', 'rewards', 'faq', 'refer', 'gift'])
})

test('depends on flags; rewards are for members of the program and admins', {
  tags: '[NAV-IN-RECENT-HISTORY] [FLAG-RECENT-HISTORY] [NAV-IN-REFER] [NAV-IN-REWARDS] [ROLE-ADMIN-REWARDS-NAV]',
}, () => {
  expect(wanted(turned(client, { show_recent_orders: true })).slice(0, 2)).toEqual(['account', 'recent'])
  expect(wanted(turned(client, { show_refer_friends: false }))).not.toContain('refer')
  expect(wanted(turned(client, { show_rewards: false }))).not.toContain('rewards')
  const outside = { ...client, client: { ...ada, enrolledComarch: false } }
  expect(wanted(outside)).not.toContain('rewards')
  expect(wanted({ ...outside, adminLoggedIn: true })).toContain('rewards')
})

test('gift cards are always there at the western brand, and by a flag at the second', {
  tags: '[NAV-IN-GIFT]',
}, () => {
  const off = turned(client, { cookit_gift_card: false })
  expect([wanted(off).includes('gift'), wanted(off, cookit).includes('gift')]).toEqual([true, false])
  expect([wanted(client).includes('gift'), wanted(client, cookit).includes('gift')]).toEqual([true, true])
  expect(inFooter(off, cookit)).not.toContain('gift')
})

test('the footer has ready-to-eat by its flag, and bags for clients', {
  tags: '[FOOT-MENU] [FOOT-RTE] [FOOT-PRICING] [FOOT-GIFT] [FOOT-ABOUT] [FOOT-CONTACT] [FOOT-FAQ] [FOOT-PRIVACY] [FOOT-TERMS] [FOOT-BAGS-LOGGED-IN]',
}, () => {
  const shared = ['menu', 'readyToEat', 'pricing', 'gift', 'about', 'contact', 'faq', 'delivery']
  expect(inFooter(visitor)).toEqual([...shared, 'privacy', 'terms', 'commitments'])
  expect(inFooter(client)).toEqual([...shared, 'bags', 'privacy', 'terms', 'commitments'])
  expect(inFooter(turned(visitor, { show_ready_to_eat: false }))).not.toContain('readyToEat')
})

test('a link is shown only if its page exists', () => {
  const shown = [...headerWays(client, freshprep), ...Object.values(footerWays(client, freshprep)).flat()]
  const all = [...wanted(client), ...inFooter(client)]
  expect(shown).toEqual(all.filter(way => way && pageOfPath(wayPaths[way]) !== null))
  expect(leadsSomewhere('account')).toBe(true)
})

test('the link to the prices includes the public code, while that offer is on and the visitor holds no other', {
  tags: '[FOOT-PRICING-DISCOUNT] [FLAG-IMMEDIATE-BILLING-OFFER]',
}, () => {
  const on = turned(visitor, { immediate_billing_offer: true })
  expect(pricingQuery(on)).toBe('?discount_code=MARKET50')
  expect(pricingQuery(visitor)).toBe('')
  expect(pricingQuery({ ...on, discountBar: { discount, applied: true } })).toBe('')
  expect(pricingQuery({ ...on, discountBar: { discount: null, applied: false } })).toBe('')
  expect(pricingQuery(turned(client, { immediate_billing_offer: true }))).toBe('')
})

test.each([
  ['/fr/produit/tacos%20verts', { id: 'tacos verts' }],
  ['/en/weekly-menu/2026-11-23/', { date: '2026-11-23' }],
  ['/orders/0190-a/editor', { id: '0190-a' }],
  ['/product/50%', { id: '50%' }],
  ['/get-started', {}],
  ['/nowhere', {}],
])('the other language of %s has the same subject', (path, parameters) => {
  expect(parametersOf(path)).toEqual(parameters)
})

test.each(['/faq', '/product/tacos', '/orders/x/editor', '/account/bags&kits'])(
  '%s is the same page under every prefix: no loading panel replaces it',
  { tags: '[LAY-LOADING-LANG-IGNORED]' },
  path => {
    const page = pageOfPath(path)
    expect(page).not.toBeNull()
    expect(['/en', '/fr'].map(prefix => pageOfPath(prefix + path))).toEqual([page, page])
  },
)
