// The one table of pages: their addresses, their layout, and how they are sent. paths.ts makes addresses of it.

import type { Right } from '../domain/staff/roles.ts'

/** Stylesheets of pages of one kind: app/styles/sheet_*.css. */
export type SheetId = 'reading' | 'household' | 'editor' | 'admin' | 'office'

export interface Page {
  /** Main path (area 2). `:name` is a parameter. */
  path: string
  /** Localized addresses; a page answers at each with no prefix, /en or /fr (rule 3). */
  en?: string
  fr?: string
  /** Further addresses that answer with the same page. */
  also?: readonly string[]
  /** Further French addresses. */
  alsoFr?: readonly string[]
  /** The visible parts of the layout: all, all but the footer, or none; `office` is the frame of the company's people. */
  layout: 'full' | 'no-footer' | 'none' | 'office'
  /** An admin’s page is the 404 page for everybody else (rule 7), and so is a driver’s. */
  who: 'anyone' | 'client' | 'driver' | 'admin'
  /** For an admin's page: what its reader may do; without it no role is asked for. */
  right?: Right
  /** The same for every visitor: cached whole by brand, language, flags and menu version. */
  cachedForVisitors?: true
  /** The query parameters that a page which is cached whole reads: no others make a page of their own. */
  query?: readonly string[]
  /** For a page that visitors share: a client sees a page of their own. */
  ownOfClients?: true
  /** For a page that clients share: it shows the cutoffs of the client's delivery day, so each day has a page. */
  byDeliveryDay?: true
  /** Stylesheets it needs besides the one of all pages (app/sheets.tsx). */
  sheets?: readonly SheetId[]
  /** Navigating to it or within it keeps the scroll position. */
  keepsScroll?: true
  /** Uses the full width of a screen of 1920 px and more (styles/ultrawide.css). */
  ultrawide?: true
  /** Does not exist in production. */
  development?: true
  /** Kept out of search engines and sitemaps. */
  unlisted?: true
}

/** Most pages show the whole layout, to anyone. */
const usual = { layout: 'full', who: 'anyone' } as const

type Entry = Omit<Page, keyof typeof usual> & Partial<Page>

/** A page of a household. */
const ofClients = (page: Entry): Entry => ({ sheets: ['household'], who: 'client', unlisted: true, ...page })

/** A page of the company's people. */
const ofAdmins = (page: Entry): Entry => ({
  ...{ sheets: ['admin', 'office'], layout: 'office', who: 'admin', unlisted: true },
  ...page,
})

const table = {
  home: { path: '/', sheets: ['reading'], cachedForVisitors: true, ultrawide: true },
  getStarted: { path: '/get-started', sheets: ['reading'], cachedForVisitors: true, ultrawide: true },
  menu: {
    path: '/menu/:date',
    en: '/weekly-menu/:date',
    fr: '/menu-semaine/:date',
    cachedForVisitors: true,
    query: [
      ...['category', 'of', 'q', 'sort'],
      ...['safe', 'diet', 'protein', 'time', 'difficulty', 'spice', 'calories', 'surcharge', 'price'],
    ],
    byDeliveryDay: true,
    ultrawide: true,
  },
  menuUndated: {
    path: '/menu',
    en: '/weekly-menu',
    fr: '/menu-semaine',
    unlisted: true,
  },
  product: { path: '/product/:id', fr: '/produit/:id', cachedForVisitors: true, byDeliveryDay: true },
  howItWorks: { path: '/how-it-works', sheets: ['reading'], cachedForVisitors: true },
  howDeliveryWorks: {
    path: '/how-meal-kit-delivery-works',
    fr: '/fonctionnement-livraison-boite-repas',
    sheets: ['reading'],
    cachedForVisitors: true,
  },
  readyToEat: {
    path: '/ready-to-eat',
    fr: '/pret-a-manger',
    sheets: ['reading'],
    cachedForVisitors: true,
    byDeliveryDay: true,
    ultrawide: true,
  },
  impact: { path: '/impact', sheets: ['reading'], cachedForVisitors: true },
  zeroWaste: { path: '/zero-waste', sheets: ['reading'], cachedForVisitors: true },
  zeroWasteHowTo: {
    path: '/zero-waste/how-to',
    sheets: ['reading'],
    cachedForVisitors: true,
  },
  commitments: {
    path: '/eco-friendly-commitments',
    fr: '/responsabilite-sociale-environnementale',
    sheets: ['reading'],
    cachedForVisitors: true,
  },
  story: { path: '/story', fr: '/histoire', sheets: ['reading'], cachedForVisitors: true },
  noDelivery: {
    path: '/no-delivery',
    fr: '/pas-de-livraison',
    sheets: ['reading'],
    cachedForVisitors: true,
    query: ['sister'],
  },
  gift: { path: '/gift', en: '/gift-cards', fr: '/cartes-cadeaux', sheets: ['household'] },
  signIn: {
    path: '/clients/sign_in',
    fr: '/connexion',
    sheets: ['reading'],
    cachedForVisitors: true,
    query: ['required'],
    ownOfClients: true,
  },
  passwordNew: {
    path: '/clients/password/new',
    sheets: ['reading'],
    unlisted: true,
  },
  passwordEdit: { path: '/clients/password/edit', unlisted: true },
  emailConfirm: {
    path: '/clients/email/edit',
    sheets: ['reading'],
    unlisted: true,
  },
  emailStop: {
    path: '/clients/email/stop',
    sheets: ['reading'],
    unlisted: true,
  },
  newsletterConfirm: {
    path: '/newsletter/confirm',
    sheets: ['reading'],
    unlisted: true,
  },
  socialLink: { path: '/clients/link', sheets: ['reading'], unlisted: true },
  waysIn: ofClients({ path: '/clients/ways_in' }),
  socialReturn: { path: '/clients/auth/:provider/return', unlisted: true },
  contact: { path: '/contact', en: '/contact-us', fr: '/contactez-nous', sheets: ['reading'] },
  faq: { path: '/faq', sheets: ['reading'], cachedForVisitors: true, query: ['q'] },
  faqCategory: { path: '/faqs_category/:friendlyId', sheets: ['reading'], cachedForVisitors: true },
  privacy: { path: '/privacy', fr: '/politiques', sheets: ['reading'], cachedForVisitors: true },
  terms: {
    path: '/terms-conditions',
    fr: '/termes-conditions',
    sheets: ['reading'],
    cachedForVisitors: true,
  },
  signupPlans: {
    path: '/signup/plans',
    sheets: ['household'],
    layout: 'none',
    cachedForVisitors: true,
    query: ['plan', 'people', 'recipes', 'meals', 'submenu'],
    ownOfClients: true,
  },
  signupOldPlan: {
    path: '/signup/plans/:plan',
    also: ['/signup/plans/:plan/:submenu'],
    layout: 'none',
    unlisted: true,
  },
  signupRegistration: {
    path: '/signup/registration',
    fr: '/abonnement/inscription',
    sheets: ['household'],
    layout: 'none',
    unlisted: true,
  },
  signupDelivery: ofClients({
    path: '/signup/delivery',
    fr: '/abonnement/livraison',
    layout: 'none',
  }),
  signupPayment: ofClients({
    path: '/signup/payment',
    fr: '/abonnement/paiement',
    layout: 'none',
  }),
  signupWelcome: {
    path: '/signup/welcome',
    sheets: ['reading', 'household'],
    layout: 'none',
    who: 'client',
    unlisted: true,
  },
  account: ofClients({ path: '/account', fr: '/compte' }),
  bagsAndKits: {
    path: '/account/bags&kits',
    fr: '/account/sacs&kits',
    alsoFr: ['/compte/sacs&kits'],
    sheets: ['household'],
    who: 'client',
    unlisted: true,
  },
  accountV2: { path: '/account_v2', unlisted: true },
  editor: {
    path: '/orders/:id/editor',
    sheets: ['editor'],
    layout: 'none',
    who: 'client',
    keepsScroll: true,
    unlisted: true,
  },
  box: ofClients({ path: '/orders/:id', fr: '/commandes/:id' }),
  cook: ofClients({ path: '/orders/:id/cook', fr: '/commandes/:id/cuisiner', layout: 'none' }),
  receipt: ofClients({ path: '/orders/:id/receipt', fr: '/commandes/:id/recu' }),
  creditNote: ofClients({
    path: '/orders/:id/credit_notes/:number',
    fr: '/commandes/:id/notes_de_credit/:number',
  }),
  schedule: ofClients({ path: '/schedule' }),
  track: ofClients({ path: '/track' }),
  trackOld: { path: '/suivi', also: ['/suivi/:token'], unlisted: true },
  trackShared: {
    path: '/track/:token',
    sheets: ['household'],
    unlisted: true,
  },
  unsubscribe: {
    path: '/unsubscribe/:token',
    fr: '/desabonnement/:token',
    sheets: ['household'],
    unlisted: true,
  },
  recent: ofClients({ path: '/recent' }),
  rewards: { path: '/rewards', sheets: ['household'], layout: 'no-footer', who: 'client', unlisted: true },
  rewardsV2: ofClients({ path: '/rewards_v2', layout: 'no-footer' }),
  invite: ofClients({ path: '/invite', fr: '/inviter' }),
  history: ofClients({ path: '/history', fr: '/historique' }),
  settingsAccount: ofClients({ path: '/settings/account' }),
  settingsDelivery: {
    path: '/settings/delivery',
    sheets: ['reading', 'household'],
    who: 'client',
    unlisted: true,
  },
  settingsSubscription: ofClients({ path: '/settings/subscription' }),
  settingsTaste: ofClients({ path: '/settings/dietary' }),
  settingsCommunications: ofClients({
    path: '/settings/communications',
  }),
  settingsCorporateCredit: ofClients({
    path: '/settings/corporate_credit_plan',
  }),
  settingsPayment: ofClients({ path: '/settings/payment' }),
  settingsPaymentHistory: ofClients({
    path: '/settings/PaymentHistory',
  }),
  settingsChanges: ofClients({ path: '/settings/changes' }),
  paymentMethod: ofClients({ path: '/settings/card' }),
  admin: ofAdmins({ path: '/admin' }),
  adminStaff: ofAdmins({ path: '/admin/staff', right: 'keep_staff' }),
  adminLog: ofAdmins({ path: '/admin/log', right: 'read_log' }),
  adminMe: ofAdmins({ path: '/admin/me', right: 'see_work' }),
  staffSignIn: { path: '/admin/sign_in', sheets: ['admin'], layout: 'none', unlisted: true },
  staffJoin: { path: '/admin/join', sheets: ['admin'], layout: 'none', unlisted: true },
  adminUnpaid: ofAdmins({ path: '/admin/unpaid', right: 'see_money' }),
  adminUnserved: ofAdmins({ path: '/admin/nothing_safe', right: 'see_households' }),
  adminStuck: ofAdmins({ path: '/admin/stuck', right: 'see_households' }),
  adminContent: ofAdmins({ path: '/admin/content', right: 'see_work' }),
  adminPiece: ofAdmins({ path: '/admin/content/:kind/:slug', right: 'see_work' }),
  adminAddresses: ofAdmins({ path: '/admin/addresses', right: 'see_deliveries' }),
  adminClosing: ofAdmins({ path: '/admin/closing_accounts', right: 'see_money' }),
  adminHouseholds: ofAdmins({ path: '/admin/clients', right: 'see_households' }),
  adminHousehold: ofAdmins({ path: '/admin/clients/:id', right: 'see_households' }),
  adminSeen: ofAdmins({ path: '/admin/clients/:id/seen', right: 'act_for_households' }),
  adminClientPoints: ofAdmins({
    path: '/admin/clients/:id/reward_points',
    right: 'see_households',
  }),
  adminOrderPoints: ofAdmins({
    path: '/admin/orders/:id/reward_points',
    right: 'see_households',
  }),
  adminRefunds: ofAdmins({ path: '/admin/orders/:id/refunds', right: 'see_money' }),
  adminBoxClaims: ofAdmins({ path: '/admin/box_claims', right: 'see_money' }),
  adminNumbers: ofAdmins({ path: '/admin/numbers', right: 'see_money' }),
  adminPayments: ofAdmins({ path: '/admin/payments', right: 'see_money' }),
  adminGiftCards: ofAdmins({ path: '/admin/gift_cards', right: 'see_households' }),
  adminCodes: ofAdmins({ path: '/admin/codes', right: 'see_work' }),
  adminCampaigns: ofAdmins({ path: '/admin/campaigns', right: 'see_work' }),
  adminBar: ofAdmins({ path: '/admin/discount_bar', right: 'see_work' }),
  adminOffers: ofAdmins({ path: '/admin/offers', right: 'see_work' }),
  adminMessages: ofAdmins({ path: '/admin/messages', right: 'see_work' }),
  adminMessage: ofAdmins({ path: '/admin/messages/:kind', right: 'see_work' }),
  adminLetters: ofAdmins({ path: '/admin/letters', right: 'see_work' }),
  adminLetter: ofAdmins({ path: '/admin/letters/:id', right: 'see_work' }),
  adminRecipients: ofAdmins({ path: '/admin/letters/:id/recipients', right: 'write_letters' }),
  adminNewsletter: ofAdmins({ path: '/admin/newsletter', right: 'see_work' }),
  adminReturnables: ofAdmins({ path: '/admin/returnables', right: 'see_deliveries' }),
  adminShortages: ofAdmins({ path: '/admin/shortages', right: 'see_work' }),
  adminDeliveries: ofAdmins({ path: '/admin/deliveries', right: 'see_deliveries' }),
  adminKitchen: ofAdmins({ path: '/admin/kitchen', right: 'see_work' }),
  adminPrices: ofAdmins({ path: '/admin/prices', right: 'see_work' }),
  adminFacts: ofAdmins({ path: '/admin/facts', right: 'see_work' }),
  adminFlags: ofAdmins({ path: '/admin/flags', right: 'see_work' }),
  adminPlaces: ofAdmins({ path: '/admin/places', right: 'see_work' }),
  adminClosedDays: ofAdmins({ path: '/admin/closed_days', right: 'see_work' }),
  adminRoutes: ofAdmins({ path: '/admin/routes', right: 'see_deliveries' }),
  driver: { path: '/driver', sheets: ['admin'], layout: 'none', who: 'driver', unlisted: true },
  adminDishes: ofAdmins({ path: '/admin/dishes', right: 'see_work' }),
  adminDish: ofAdmins({ path: '/admin/dishes/:id', right: 'see_work', keepsScroll: true }),
  adminDishPreview: ofAdmins({
    path: '/admin/dishes/:id/preview',
    right: 'see_work',
    sheets: ['admin'],
    layout: 'none',
  }),
  adminIngredients: ofAdmins({ path: '/admin/ingredients', right: 'see_work' }),
  adminIngredient: ofAdmins({ path: '/admin/ingredients/:id', right: 'see_work' }),
  adminMarket: ofAdmins({ path: '/admin/market', right: 'see_work' }),
  adminMarketItem: ofAdmins({ path: '/admin/market/:id', right: 'see_work' }),
  adminWeeks: ofAdmins({ path: '/admin/weeks', right: 'see_work' }),
  categoryManager: ofAdmins({ path: '/admin/category_manager', right: 'see_work' }),
  subscriptionProfiles: ofAdmins({
    path: '/admin/subscription_profiles',
    right: 'see_work',
  }),
  notFound: { path: '/404', unlisted: true },
  noConnection: { path: '/no-connection', layout: 'none', cachedForVisitors: true, unlisted: true },
  devRoom: {
    path: '/dev',
    sheets: ['household'],
    layout: 'none',
    development: true,
    unlisted: true,
  },
  wipPaypal: {
    path: '/_wip/paypal',
    sheets: ['household'],
    layout: 'none',
    development: true,
    unlisted: true,
  },
  devComponents: {
    path: '/dev/components',
    sheets: ['reading', 'household', 'editor'],
    layout: 'none',
    development: true,
    unlisted: true,
  },
} as const satisfies Record<string, Entry>

export type PageId = keyof typeof table

export const pages = Object.fromEntries(
  Object.entries(table).map(([id, entry]) => [id, { ...usual, ...entry }]),
) as Readonly<Record<PageId, Page>>
