// The discount codes of the site's own offer (area 1: up to half off the first order), loaded on the first start with
// and without the demo. Referral codes are made for each household (server/payments/referrals).

import type { BrandId } from '../../domain/brands.ts'
import type { Audience } from '../../domain/pricing/codes.ts'
import type { CodeType } from '../../domain/pricing/discounts.ts'

export interface Code {
  brand: BrandId
  /** Upper case. */
  code: string
  type: CodeType
  /** Percent off the 1st, 2nd, … order. */
  percent: readonly number[]
  minimumSpendCents?: number
  /** Who may take it; anyone by default. */
  audience?: Audience
  nameEn: string
  nameFr: string
  textEn: string
  textFr: string
  /** Offered to visitors who bring none of their own. */
  isDefault?: true
}

export const welcomeCodes: readonly Code[] = [
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
