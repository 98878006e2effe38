import { type BrandFacts, contactHours } from './facts.ts'
import { freshprepLogo } from './freshprep_logo.ts'

export const freshprep: BrandFacts = {
  id: 'freshprep',
  name: 'Fresh Prep',
  madeIn: { en: 'Made in Vancouver and Calgary.', fr: 'Préparé à Vancouver et à Calgary.' },
  region: { en: 'British Columbia and Alberta', fr: 'en Colombie-Britannique et en Alberta' },
  phone: { shown: '604 555-0142', href: 'tel:+16045550142' },
  email: 'hello@freshprep.example',
  pickupsEmail: 'pickups@freshprep.example',
  defaultHost: 'localhost',
  outsideSite: null,
  outside: {
    careers: 'https://careers.freshprep.example/',
    corporateSales: 'https://offices.freshprep.example/',
    drivers: 'https://drivers.freshprep.example/',
    students: 'https://students.freshprep.example/',
    affiliates: 'https://affiliates.freshprep.example/',
    press: 'https://press.freshprep.example/',
    blog: 'https://blog.freshprep.example/',
  },
  social: [
    { network: 'instagram', href: 'https://instagram.example/freshprep' },
    { network: 'facebook', href: 'https://facebook.example/freshprep' },
    { network: 'youtube', href: 'https://youtube.example/freshprep' },
  ],
  claims: {
    dishesAWeek: { count: 18, orMore: false, of: 'recipes' },
    marketItems: null,
    from: { cents: 5900, per: 'week' },
    places: { count: 20, orMore: false, of: 'communities' },
  },
  hours: contactHours,
  themeColour: '#2b5447',
  favicon: '/brands/freshprep/favicon.svg',
  logoFile: '/brands/freshprep/logo.svg',
  logo: freshprepLogo,
  shareCard: { en: '/brands/freshprep/share-en.jpg', fr: '/brands/freshprep/share-fr.jpg' },
  manifest: '/brands/freshprep/manifest.webmanifest',
  touchIcon: '/brands/freshprep/apple-touch-icon.png',
  fontPreloads: ['/fonts/radio-canada.woff2', '/fonts/newsreader.woff2'],
  sister: 'cookit',
}
