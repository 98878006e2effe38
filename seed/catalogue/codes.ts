// The discount codes of the site's own offer (area 1: up to half off the first order), loaded on the first start with
// and without the demo. Referral codes are made for each household (server/codes/referrals).

import type { CodeToLoad } from '../../domain/pricing/codes.ts'

export const welcomeCodes: readonly CodeToLoad[] = [
  {
    brand: 'freshprep',
    code: 'MARKET50',
    type: 'DiscountCode',
    percent: [50],
    audience: 'new',
    nameEn: '50% off your first box',
    nameFr: '50 % sur votre première boîte',
    textEn: 'Up to 50% off your first order with code MARKET50.',
    textFr: 'Jusqu’à 50 % de rabais sur votre première commande avec le code MARKET50.',
    isDefault: true,
  },
  {
    brand: 'cookit',
    code: 'BIENVENUE50',
    type: 'DiscountCode',
    percent: [50],
    audience: 'new',
    nameEn: '50% off your first box',
    nameFr: '50 % sur ta première boîte',
    textEn: 'Up to 50% off your first box with code BIENVENUE50.',
    textFr: 'Jusqu’à 50 % de rabais sur ta première boîte avec le code BIENVENUE50.',
    isDefault: true,
  },
]
