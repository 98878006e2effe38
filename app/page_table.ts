// The one table of pages: where each is, what of the layout it shows, and how it is sent. What addresses are made of it is in paths.ts.

/** Stylesheets of pages of one kind: app/styles/sheet_*.css. */
export type SheetId = 'reading' | 'household' | 'editor'

export interface Page {
  /** Main path (SPEC 2). `:name` is a parameter. */
  path: string
  /** Localized addresses; a page answers at each with no prefix, /en or /fr (RULINGS 3). */
  en?: string
  fr?: string
  /** Further addresses that answer with the same page. */
  also?: readonly string[]
  /** Module under app/pages. */
  file: string
  /** What of the layout shows: all of it, no footer, or none. */
  layout: 'full' | 'no-footer' | 'none'
  who: 'anyone' | 'client'
  /** The same for every visitor: cached whole by brand, language, flags and menu version. */
  cachedForVisitors?: true
  /** Stylesheets it needs besides the one of all pages (sheets.ts). */
  sheets?: readonly SheetId[]
  /** Worked with more than looked at: styled before its scripts are asked for, pictures after them (late_scripts.ts). */
  worksFirst?: true
  /** Going to it or within it keeps the scroll. */
  keepsScroll?: true
  /** Outside production only. */
  development?: true
  /** Kept out of search engines and sitemaps. */
  unlisted?: true
}

const table = {
  home: {
    path: '/',
    file: 'home/page.tsx',
    sheets: ['reading'],
    layout: 'full',
    who: 'anyone',
    cachedForVisitors: true,
  },
  getStarted: {
    path: '/get-started',
    file: 'get-started/page.tsx',
    sheets: ['reading'],
    layout: 'full',
    who: 'anyone',
    cachedForVisitors: true,
  },
  menu: {
    path: '/menu/:date',
    en: '/weekly-menu/:date',
    fr: '/menu-semaine/:date',
    file: 'menu/page.tsx',
    layout: 'full',
    who: 'anyone',
    cachedForVisitors: true,
  },
  menuRedirect: { path: '/menu', file: 'menu/redirect.ts', layout: 'full', who: 'anyone', unlisted: true },
  menuUndated: {
    path: '/weekly-menu',
    also: ['/menu-semaine'],
    file: 'menu/undated.ts',
    layout: 'full',
    who: 'anyone',
    unlisted: true,
  },
  product: {
    path: '/product/:id',
    fr: '/produit/:id',
    file: 'product/page.tsx',
    layout: 'full',
    who: 'anyone',
    cachedForVisitors: true,
  },
  howItWorks: {
    path: '/how-it-works',
    file: 'how-it-works/page.tsx',
    sheets: ['reading'],
    layout: 'full',
    who: 'anyone',
    cachedForVisitors: true,
  },
  howDeliveryWorks: {
    path: '/how-meal-kit-delivery-works',
    fr: '/fonctionnement-livraison-boite-repas',
    file: 'how-delivery-works/page.tsx',
    sheets: ['reading'],
    layout: 'full',
    who: 'anyone',
    cachedForVisitors: true,
  },
  readyToEat: {
    path: '/ready-to-eat',
    fr: '/pret-a-manger',
    file: 'ready-to-eat/page.tsx',
    sheets: ['reading'],
    layout: 'full',
    who: 'anyone',
    cachedForVisitors: true,
  },
  impact: {
    path: '/impact',
    file: 'impact/page.tsx',
    sheets: ['reading'],
    layout: 'full',
    who: 'anyone',
    cachedForVisitors: true,
  },
  zeroWaste: {
    path: '/zero-waste',
    file: 'zero-waste/page.tsx',
    sheets: ['reading'],
    layout: 'full',
    who: 'anyone',
    cachedForVisitors: true,
  },
  zeroWasteHowTo: {
    path: '/zero-waste/how-to',
    file: 'zero-waste/how-to/page.tsx',
    sheets: ['reading'],
    layout: 'full',
    who: 'anyone',
    cachedForVisitors: true,
  },
  commitments: {
    path: '/eco-friendly-commitments',
    fr: '/responsabilite-sociale-environnementale',
    file: 'commitments/page.tsx',
    sheets: ['reading'],
    layout: 'full',
    who: 'anyone',
    cachedForVisitors: true,
  },
  story: {
    path: '/story',
    fr: '/histoire',
    file: 'story/page.tsx',
    sheets: ['reading'],
    layout: 'full',
    who: 'anyone',
    cachedForVisitors: true,
  },
  noDelivery: {
    path: '/no-delivery',
    fr: '/pas-de-livraison',
    file: 'no-delivery/page.tsx',
    sheets: ['reading'],
    layout: 'full',
    who: 'anyone',
    cachedForVisitors: true,
  },
  signIn: {
    path: '/clients/sign_in',
    fr: '/connexion',
    file: 'sign-in/page.tsx',
    sheets: ['reading'],
    layout: 'full',
    who: 'anyone',
  },
  passwordNew: {
    path: '/clients/password/new',
    file: 'password/new/page.tsx',
    sheets: ['reading'],
    layout: 'full',
    who: 'anyone',
    unlisted: true,
  },
  passwordEdit: {
    path: '/clients/password/edit',
    file: 'password/edit/page.tsx',
    layout: 'full',
    who: 'anyone',
    unlisted: true,
  },
  contact: {
    path: '/contact',
    en: '/contact-us',
    fr: '/contactez-nous',
    file: 'contact/page.tsx',
    sheets: ['reading'],
    layout: 'full',
    who: 'anyone',
  },
  faq: {
    path: '/faq',
    file: 'faq/page.tsx',
    sheets: ['reading'],
    layout: 'full',
    who: 'anyone',
    cachedForVisitors: true,
  },
  faqCategory: {
    path: '/faqs_category/:friendlyId',
    file: 'faq-category/page.tsx',
    sheets: ['reading'],
    layout: 'full',
    who: 'anyone',
    cachedForVisitors: true,
  },
  privacy: {
    path: '/privacy',
    fr: '/politiques',
    file: 'privacy/page.tsx',
    sheets: ['reading'],
    layout: 'full',
    who: 'anyone',
    cachedForVisitors: true,
  },
  terms: {
    path: '/terms-conditions',
    fr: '/termes-conditions',
    file: 'terms/page.tsx',
    sheets: ['reading'],
    layout: 'full',
    who: 'anyone',
    cachedForVisitors: true,
  },
  signupPlans: {
    path: '/signup/plans',
    file: 'signup/plans/page.tsx',
    sheets: ['household'],
    layout: 'none',
    who: 'anyone',
  },
  signupOldPlan: {
    path: '/signup/plans/:plan',
    also: ['/signup/plans/:plan/:submenu'],
    file: 'signup/plans/old.ts',
    layout: 'none',
    who: 'anyone',
    unlisted: true,
  },
  signupRegistration: {
    path: '/signup/registration',
    fr: '/abonnement/inscription',
    file: 'signup/registration/page.tsx',
    sheets: ['household'],
    layout: 'none',
    who: 'anyone',
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
    sheets: ['household', 'reading'],
    layout: 'none',
    who: 'client',
    unlisted: true,
  },
  account: {
    path: '/account',
    fr: '/compte',
    file: 'account/page.tsx',
    sheets: ['household'],
    layout: 'full',
    who: 'client',
    unlisted: true,
  },
  bagsAndKits: {
    path: '/account/bags&kits',
    fr: '/account/sacs&kits',
    also: ['/compte/sacs&kits'],
    file: 'bags-and-kits/page.tsx',
    sheets: ['household'],
    layout: 'full',
    who: 'client',
    unlisted: true,
  },
  accountV2: {
    path: '/account_v2',
    file: 'account/redirect.ts',
    layout: 'full',
    who: 'anyone',
    unlisted: true,
  },
  editor: {
    path: '/orders/:id/editor',
    file: 'editor/page.tsx',
    sheets: ['editor'],
    layout: 'none',
    who: 'client',
    worksFirst: true,
    keepsScroll: true,
    unlisted: true,
  },
  schedule: {
    path: '/schedule',
    file: 'schedule/page.tsx',
    sheets: ['household'],
    layout: 'full',
    who: 'client',
    unlisted: true,
  },
  recent: {
    path: '/recent',
    file: 'recent/page.tsx',
    sheets: ['household'],
    layout: 'full',
    who: 'client',
    unlisted: true,
  },
  history: {
    path: '/history',
    fr: '/historique',
    file: 'history/page.tsx',
    sheets: ['household'],
    layout: 'full',
    who: 'client',
    unlisted: true,
  },
  paymentMethod: {
    path: '/settings/card',
    file: 'payment-method/page.tsx',
    sheets: ['household'],
    layout: 'full',
    who: 'client',
    unlisted: true,
  },
  notFound: { path: '/404', file: 'not-found/page.tsx', layout: 'full', who: 'anyone', unlisted: true },
  devRoom: {
    path: '/dev',
    file: 'dev/page.tsx',
    sheets: ['household'],
    layout: 'none',
    who: 'anyone',
    development: true,
    unlisted: true,
  },
  devComponents: {
    path: '/dev/components',
    file: 'dev/components/page.tsx',
    sheets: ['reading', 'household', 'editor'],
    layout: 'none',
    who: 'anyone',
    development: true,
    unlisted: true,
  },
} as const satisfies Record<string, Page>

export type PageId = keyof typeof table
export const pages: Readonly<Record<PageId, Page>> = table
