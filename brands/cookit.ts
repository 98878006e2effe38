import type { BrandFacts } from './facts.ts'

export const cookit: BrandFacts = {
  id: 'cookit',
  name: 'Cook it',
  defaultHost: 'cookit.localhost',
  giftFlag: 'cookit_gift_card',
  shortNavigationFlag: 'cookit_short_nav',
  dishesAre: 'cutouts',
  signature: 'friday-table',
  homeShows: 'cravings',
  counts: { dishes: 'meals', from: 'serving' },
  themeColour: '#3a1030',
  favicon: '/brands/cookit/favicon.svg',
  logoFile: '/brands/cookit/logo.svg',
  logo: { width: 106.2, height: 27 },
  shareCard: { en: '/brands/cookit/share-en.jpg', fr: '/brands/cookit/share-fr.jpg' },
  manifest: '/brands/cookit/manifest.webmanifest',
  touchIcon: '/brands/cookit/apple-touch-icon.png',
  fontPreloads: ['/fonts/radio-canada.woff2', '/fonts/gabarito.woff2'],
  sister: 'freshprep',
}
