// The facts that an empty base begins with. From then on they are the company's: a newer program changes nothing of them.

import {
  type FactKind,
  type FactValues,
  type FactVersion,
  factKinds,
} from '../../domain/brand_facts/facts.ts'
import { type BrandId, brandIds } from '../../domain/brands.ts'

/** The first day of a value that has always held. */
const always = '2021-04-01'

/** Hours of both brands as area 9 gives them, in Pacific time. */
const hours: FactValues['hours'] = {
  days: [
    { fromDay: 1, toDay: 3, opens: '08:00', closes: '21:00' },
    { fromDay: 4, toDay: 5, opens: '08:00', closes: '17:00' },
    { fromDay: 6, toDay: 7, opens: '09:00', closes: '20:00' },
  ],
}

/** Area 1. */
const promises: FactValues['promises'] = {
  vegetarianLeast: 4,
  vegetarianMost: 6,
  firstOrderPercent: 50,
  minutesToCook: 30,
  minutesToHeat: 2,
  eatWithinDays: 4,
}

const values: Readonly<Record<BrandId, FactValues>> = {
  freshprep: {
    phone: { number: '+16045550142' },
    email: { address: 'hello@freshprep.example' },
    pickups_email: { address: 'pickups@freshprep.example' },
    postal_address: { line: '1308 Adanac Street, Vancouver BC  V5L 2C4' },
    made_in: { en: 'Made in Vancouver and Calgary.', fr: 'Préparé à Vancouver et à Calgary.' },
    region: { en: 'British Columbia and Alberta', fr: 'en Colombie-Britannique et en Alberta' },
    hours,
    links: {
      careers: 'https://careers.freshprep.example/',
      corporateSales: 'https://offices.freshprep.example/',
      drivers: 'https://drivers.freshprep.example/',
      students: 'https://students.freshprep.example/',
      affiliates: 'https://affiliates.freshprep.example/',
      press: 'https://press.freshprep.example/',
      blog: 'https://blog.freshprep.example/',
    },
    social: {
      instagram: 'https://instagram.example/freshprep',
      facebook: 'https://facebook.example/freshprep',
      youtube: 'https://youtube.example/freshprep',
    },
    claims: {
      dishes: { count: 18, orMore: false },
      items: null,
      places: { count: 20, orMore: false },
    },
    promises,
  },
  cookit: {
    phone: { number: '+15145550168' },
    email: { address: 'allo@cookit.example' },
    pickups_email: { address: 'sacs@cookit.example' },
    postal_address: { line: '5445, avenue de Gaspé, Montréal QC  H2T 3B2' },
    made_in: { en: 'Cooked in Montreal.', fr: 'Cuisiné à Montréal.' },
    region: { en: 'Quebec and Ontario', fr: 'au Québec et en Ontario' },
    hours,
    links: {
      careers: 'https://carrieres.cookit.example/',
      corporateSales: 'https://entreprises.cookit.example/',
      drivers: 'https://livreurs.cookit.example/',
      students: 'https://etudiants.cookit.example/',
      affiliates: 'https://affilies.cookit.example/',
      press: 'https://presse.cookit.example/',
      blog: 'https://blogue.cookit.example/',
    },
    social: {
      instagram: 'https://instagram.example/cookit',
      facebook: 'https://facebook.example/cookit',
      tiktok: 'https://tiktok.example/cookit',
    },
    claims: {
      dishes: { count: 35, orMore: true },
      items: { count: 150, orMore: true },
      places: { count: 130, orMore: true },
    },
    promises,
  },
}

const versionOf = (brand: BrandId, kind: FactKind) =>
  ({ brand, kind, version: 1, value: values[brand][kind], from: always }) as FactVersion

export const firstFacts: readonly FactVersion[] = brandIds.flatMap(brand =>
  factKinds.map(kind => versionOf(brand, kind)),
)
