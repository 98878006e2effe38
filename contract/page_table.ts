// The one table of pages: where each is, what of the layout it shows, and how it is sent. What addresses are made of it is in paths.ts.

/** Stylesheets of pages of one kind: app/styles/sheet_*.css. */
export type SheetId = 'reading' | 'household' | 'editor' | 'admin'

export interface Page {
  /** Main path (SPEC 2). `:name` is a parameter. */
  path: string
  /** Localized addresses; a page answers at each with no prefix, /en or /fr (RULINGS 3). */
  en?: string
  fr?: string
  /** Further addresses that answer with the same page. */
  also?: readonly string[]
  /** Module under app/pages; left out where it is called as the page: `getStarted` is get-started/page.tsx. */
  file?: string
  /** What of the layout shows: all of it, no footer, or none. */
  layout: 'full' | 'no-footer' | 'none'
  /** For everybody else an admin’s page is the 404 page (RULINGS 7), and a driver’s too. */
  who: 'anyone' | 'client' | 'driver' | 'admin'
  /** The same for every visitor: cached whole by brand, language, flags and menu version. */
  cachedForVisitors?: true
  /** Of a page that visitors share: what a client sees there is their own. */
  ownOfClients?: true
  /** Stylesheets it needs besides the one of all pages (app/sheets.tsx). */
  sheets?: readonly SheetId[]
  /** Worked with more than looked at: styled before its scripts are asked for, pictures after them (first_paint/late_scripts.tsx). */
  worksFirst?: true
  /** Going to it or within it keeps the scroll. */
  keepsScroll?: true
  /** Takes the width of a screen of 1920 px and more (styles/ultrawide.css). */
  ultrawide?: true
  /** Outside production only. */
  development?: true
  /** Kept out of search engines and sitemaps. */
  unlisted?: true
}

/** Most pages show the whole layout, to anyone. */
const usual = { layout: 'full', who: 'anyone' } as const

type Entry = Omit<Page, keyof typeof usual> & Partial<Page>

const table = {
  home: { path: '/', sheets: ['reading'], cachedForVisitors: true, ultrawide: true },
  getStarted: { path: '/get-started', sheets: ['reading'], cachedForVisitors: true, ultrawide: true },
  menu: {
    path: '/menu/:date',
    en: '/weekly-menu/:date',
    fr: '/menu-semaine/:date',
    cachedForVisitors: true,
    ultrawide: true,
  },
  menuRedirect: { path: '/menu', file: 'menu/redirect.ts', unlisted: true },
  menuUndated: { path: '/weekly-menu', also: ['/menu-semaine'], file: 'menu/undated.ts', unlisted: true },
  product: { path: '/product/:id', fr: '/produit/:id', cachedForVisitors: true },
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
    ultrawide: true,
  },
  impact: { path: '/impact', sheets: ['reading'], cachedForVisitors: true },
  zeroWaste: { path: '/zero-waste', sheets: ['reading'], cachedForVisitors: true },
  zeroWasteHowTo: {
    path: '/zero-waste/how-to',
    file: 'zero-waste/how-to/page.tsx',
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
  noDelivery: { path: '/no-delivery', fr: '/pas-de-livraison', sheets: ['reading'], cachedForVisitors: true },
  gift: { path: '/gift', en: '/gift-cards', fr: '/cartes-cadeaux', sheets: ['household'] },
  signIn: {
    path: '/clients/sign_in',
    fr: '/connexion',
    sheets: ['reading'],
    cachedForVisitors: true,
    ownOfClients: true,
  },
  passwordNew: {
    path: '/clients/password/new',
    file: 'password/new/page.tsx',
    sheets: ['reading'],
    unlisted: true,
  },
  passwordEdit: { path: '/clients/password/edit', file: 'password/edit/page.tsx', unlisted: true },
  emailConfirm: {
    path: '/clients/email/edit',
    file: 'email/edit/page.tsx',
    sheets: ['reading'],
    unlisted: true,
  },
  socialReturn: { path: '/clients/auth/:provider/return', file: 'social-return/page.tsx', unlisted: true },
  contact: { path: '/contact', en: '/contact-us', fr: '/contactez-nous', sheets: ['reading'] },
  faq: { path: '/faq', sheets: ['reading'], cachedForVisitors: true },
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
    file: 'signup/plans/page.tsx',
    sheets: ['household'],
    layout: 'none',
    cachedForVisitors: true,
    ownOfClients: true,
  },
  signupOldPlan: {
    path: '/signup/plans/:plan',
    also: ['/signup/plans/:plan/:submenu'],
    file: 'signup/plans/old.ts',
    layout: 'none',
    unlisted: true,
  },
  signupRegistration: {
    path: '/signup/registration',
    fr: '/abonnement/inscription',
    file: 'signup/registration/page.tsx',
    sheets: ['household'],
    layout: 'none',
    unlisted: true,
  },
  signupDelivery: {
    path: '/signup/delivery',
    fr: '/abonnement/livraison',
    file: 'signup/delivery/page.tsx',
    sheets: ['household'],
    layout: 'none',
    who: 'client',
    unlisted: true,
  },
  signupPayment: {
    path: '/signup/payment',
    fr: '/abonnement/paiement',
    file: 'signup/payment/page.tsx',
    sheets: ['household'],
    layout: 'none',
    who: 'client',
    unlisted: true,
  },
  signupWelcome: {
    path: '/signup/welcome',
    file: 'signup/welcome/page.tsx',
    sheets: ['reading', 'household'],
    layout: 'none',
    who: 'client',
    unlisted: true,
  },
  account: { path: '/account', fr: '/compte', sheets: ['household'], who: 'client', unlisted: true },
  bagsAndKits: {
    path: '/account/bags&kits',
    fr: '/account/sacs&kits',
    also: ['/compte/sacs&kits'],
    sheets: ['household'],
    who: 'client',
    unlisted: true,
  },
  accountV2: { path: '/account_v2', file: 'account/redirect.ts', unlisted: true },
  editor: {
    path: '/orders/:id/editor',
    sheets: ['editor'],
    layout: 'none',
    who: 'client',
    worksFirst: true,
    keepsScroll: true,
    unlisted: true,
  },
  box: { path: '/orders/:id', fr: '/commandes/:id', sheets: ['household'], who: 'client', unlisted: true },
  cook: {
    path: '/orders/:id/cook',
    fr: '/commandes/:id/cuisiner',
    sheets: ['household'],
    layout: 'none',
    who: 'client',
    unlisted: true,
  },
  receipt: {
    path: '/orders/:id/receipt',
    fr: '/commandes/:id/recu',
    sheets: ['household'],
    who: 'client',
    unlisted: true,
  },
  creditNote: {
    path: '/orders/:id/credit_notes/:number',
    fr: '/commandes/:id/notes_de_credit/:number',
    file: 'receipt/credit_note.tsx',
    sheets: ['household'],
    who: 'client',
    unlisted: true,
  },
  schedule: { path: '/schedule', sheets: ['household'], who: 'client', unlisted: true },
  track: { path: '/track', fr: '/suivi', sheets: ['household'], who: 'client', unlisted: true },
  trackShared: {
    path: '/track/:token',
    fr: '/suivi/:token',
    file: 'track/shared/page.tsx',
    sheets: ['household'],
    unlisted: true,
  },
  unsubscribe: {
    path: '/unsubscribe/:token',
    fr: '/desabonnement/:token',
    file: 'unsubscribe/page.tsx',
    sheets: ['household'],
    unlisted: true,
  },
  recent: { path: '/recent', sheets: ['household'], who: 'client', unlisted: true },
  rewards: { path: '/rewards', sheets: ['household'], layout: 'no-footer', who: 'client', unlisted: true },
  rewardsV2: {
    path: '/rewards_v2',
    file: 'rewards/v2.tsx',
    sheets: ['household'],
    layout: 'no-footer',
    who: 'client',
    unlisted: true,
  },
  invite: {
    path: '/invite',
    fr: '/inviter',
    sheets: ['household'],
    who: 'client',
    unlisted: true,
  },
  history: { path: '/history', fr: '/historique', sheets: ['household'], who: 'client', unlisted: true },
  settingsAccount: {
    path: '/settings/account',
    file: 'settings/account/page.tsx',
    sheets: ['household'],
    who: 'client',
    unlisted: true,
  },
  settingsDelivery: {
    path: '/settings/delivery',
    file: 'settings/delivery/page.tsx',
    sheets: ['reading', 'household'],
    who: 'client',
    unlisted: true,
  },
  settingsSubscription: {
    path: '/settings/subscription',
    file: 'settings/subscription/page.tsx',
    sheets: ['household'],
    who: 'client',
    unlisted: true,
  },
  settingsDietary: {
    path: '/settings/dietary',
    file: 'settings/dietary/page.tsx',
    sheets: ['household'],
    who: 'client',
    unlisted: true,
  },
  settingsCommunications: {
    path: '/settings/communications',
    file: 'settings/communications/page.tsx',
    sheets: ['household'],
    who: 'client',
    unlisted: true,
  },
  settingsCorporateCredit: {
    path: '/settings/corporate_credit_plan',
    file: 'settings/corporate_credit_plan/page.tsx',
    sheets: ['household'],
    who: 'client',
    unlisted: true,
  },
  settingsPayment: {
    path: '/settings/payment',
    file: 'settings/payment/page.tsx',
    sheets: ['household'],
    who: 'client',
    unlisted: true,
  },
  settingsPaymentHistory: {
    path: '/settings/PaymentHistory',
    file: 'settings/payment_history/page.tsx',
    sheets: ['household'],
    who: 'client',
    unlisted: true,
  },
  settingsChanges: {
    path: '/settings/changes',
    file: 'settings/changes/page.tsx',
    sheets: ['household'],
    who: 'client',
    unlisted: true,
  },
  paymentMethod: { path: '/settings/card', sheets: ['household'], who: 'client', unlisted: true },
  admin: { path: '/admin', sheets: ['admin'], layout: 'none', who: 'admin', unlisted: true },
  adminContent: {
    path: '/admin/content',
    file: 'admin/content/page.tsx',
    sheets: ['admin'],
    layout: 'none',
    who: 'admin',
    unlisted: true,
  },
  adminPiece: {
    path: '/admin/content/:kind/:slug',
    file: 'admin/content/piece/page.tsx',
    sheets: ['admin'],
    layout: 'none',
    who: 'admin',
    unlisted: true,
  },
  adminAddresses: {
    path: '/admin/addresses',
    file: 'admin/addresses/page.tsx',
    sheets: ['admin'],
    layout: 'none',
    who: 'admin',
    unlisted: true,
  },
  adminClosing: {
    path: '/admin/closing_accounts',
    file: 'admin/closing/page.tsx',
    sheets: ['admin'],
    layout: 'none',
    who: 'admin',
    unlisted: true,
  },
  adminClientPoints: {
    path: '/admin/clients/:id/reward_points',
    file: 'admin/client-points/page.tsx',
    sheets: ['admin'],
    layout: 'none',
    who: 'admin',
    unlisted: true,
  },
  adminOrderPoints: {
    path: '/admin/orders/:id/reward_points',
    file: 'admin/order-points/page.tsx',
    sheets: ['admin'],
    layout: 'none',
    who: 'admin',
    unlisted: true,
  },
  adminRefunds: {
    path: '/admin/orders/:id/refunds',
    file: 'admin/refunds/page.tsx',
    sheets: ['admin'],
    layout: 'none',
    who: 'admin',
    unlisted: true,
  },
  adminBoxClaims: {
    path: '/admin/box_claims',
    file: 'admin/box-claims/page.tsx',
    sheets: ['admin'],
    layout: 'none',
    who: 'admin',
    unlisted: true,
  },
  adminPayments: {
    path: '/admin/payments',
    file: 'admin/payments/page.tsx',
    sheets: ['admin'],
    layout: 'none',
    who: 'admin',
    unlisted: true,
  },
  adminGiftCards: {
    path: '/admin/gift_cards',
    file: 'admin/gift-cards/page.tsx',
    sheets: ['admin'],
    layout: 'none',
    who: 'admin',
    unlisted: true,
  },
  adminReturnables: {
    path: '/admin/returnables',
    file: 'admin/returnables/page.tsx',
    sheets: ['admin'],
    layout: 'none',
    who: 'admin',
    unlisted: true,
  },
  adminShortages: {
    path: '/admin/shortages',
    file: 'admin/shortages/page.tsx',
    sheets: ['admin'],
    layout: 'none',
    who: 'admin',
    unlisted: true,
  },
  adminDeliveries: {
    path: '/admin/deliveries',
    file: 'admin/deliveries/page.tsx',
    sheets: ['admin'],
    layout: 'none',
    who: 'admin',
    unlisted: true,
  },
  adminRoutes: {
    path: '/admin/routes',
    file: 'admin/routes/page.tsx',
    sheets: ['admin'],
    layout: 'none',
    who: 'admin',
    unlisted: true,
  },
  driver: { path: '/driver', sheets: ['admin'], layout: 'none', who: 'driver', unlisted: true },
  categoryManager: {
    path: '/admin/category_manager',
    file: 'admin/category_manager/page.tsx',
    sheets: ['admin'],
    layout: 'none',
    who: 'admin',
    unlisted: true,
  },
  subscriptionProfiles: {
    path: '/admin/subscription_profiles',
    file: 'admin/subscription_profiles/page.tsx',
    sheets: ['admin'],
    layout: 'none',
    who: 'admin',
    unlisted: true,
  },
  notFound: { path: '/404', unlisted: true },
  devRoom: {
    path: '/dev',
    file: 'dev/page.tsx',
    sheets: ['household'],
    layout: 'none',
    development: true,
    unlisted: true,
  },
  wipPaypal: {
    path: '/_wip/paypal',
    file: 'dev/paypal/page.tsx',
    sheets: ['household'],
    layout: 'none',
    development: true,
    unlisted: true,
  },
  devComponents: {
    path: '/dev/components',
    file: 'dev/components/page.tsx',
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
