import type { BrandFacts } from './facts.ts'

export const freshprep: BrandFacts = {
  id: 'freshprep',
  name: 'Fresh Prep',
  defaultHost: 'localhost',
  giftFlag: null,
  shortNavigationFlag: null,
  dishesAre: 'dishes',
  signature: 'market-crate',
  homeShows: 'kits',
  counts: { dishes: 'recipes', from: 'week' },
  themeColour: '#2b5447',
  favicon: '/brands/freshprep/favicon.svg',
  logoFile: '/brands/freshprep/logo.svg',
  logo: { width: 180, height: 32 },
  shareCard: { en: '/brands/freshprep/share-en.jpg', fr: '/brands/freshprep/share-fr.jpg' },
  manifest: '/brands/freshprep/manifest.webmanifest',
  touchIcon: '/brands/freshprep/apple-touch-icon.png',
  fontPreloads: ['/fonts/radio-canada.woff2', '/fonts/newsreader.woff2'],
  sister: 'cookit',
}
