import { cookitLogo } from './cookit_logo.ts'
import { type BrandFacts, contactHours } from './facts.ts'

export const cookit: BrandFacts = {
  id: 'cookit',
  name: 'Cook it',
  madeIn: { en: 'Cooked in Montreal.', fr: 'Cuisiné à Montréal.' },
  region: { en: 'Quebec and Ontario', fr: 'au Québec et en Ontario' },
  phone: { shown: '514 555-0168', href: 'tel:+15145550168' },
  email: 'allo@cookit.example',
  pickupsEmail: 'sacs@cookit.example',
  defaultHost: 'cookit.localhost',
  outsideSite: null,
  outside: {
    careers: 'https://carrieres.cookit.example/',
    corporateSales: 'https://entreprises.cookit.example/',
    drivers: 'https://livreurs.cookit.example/',
    students: 'https://etudiants.cookit.example/',
    affiliates: 'https://affilies.cookit.example/',
    press: 'https://presse.cookit.example/',
    blog: 'https://blogue.cookit.example/',
  },
  social: [
    { network: 'instagram', href: 'https://instagram.example/cookit' },
    { network: 'facebook', href: 'https://facebook.example/cookit' },
    { network: 'tiktok', href: 'https://tiktok.example/cookit' },
  ],
  claims: {
    dishesAWeek: { count: 35, orMore: true, of: 'meals' },
    marketItems: { count: 150, orMore: true },
    from: { cents: 1105, per: 'serving' },
    places: { count: 130, orMore: true, of: 'cities' },
  },
  hours: contactHours,
  themeColour: '#3a1030',
  favicon: '/brands/cookit/favicon.svg',
  logoFile: '/brands/cookit/logo.svg',
  logo: cookitLogo,
  shareCard: { en: '/brands/cookit/share-en.jpg', fr: '/brands/cookit/share-fr.jpg' },
  manifest: '/brands/cookit/manifest.webmanifest',
  touchIcon: '/brands/cookit/apple-touch-icon.png',
  fontPreloads: ['/fonts/radio-canada.woff2', '/fonts/gabarito.woff2'],
  sister: 'freshprep',
}
