// Additional discount codes to try.

import type { CodeToLoad } from '../../domain/pricing/codes.ts'

export const demoCodes: readonly CodeToLoad[] = [
  {
    brand: 'freshprep',
    code: 'WELCOME3',
    type: 'MultiorderDiscountCode',
    percent: [30, 20, 10],
    audience: 'new',
    nameEn: '30%, 20%, 10% off your first three boxes',
    nameFr: '30 %, 20 %, 10 % sur vos trois premières boîtes',
    textEn: 'Off the goods of three boxes in a row. A box you skip is not counted.',
    textFr: 'Sur trois boîtes de suite. Une boîte sautée ne compte pas.',
  },
  {
    brand: 'freshprep',
    code: 'FRIENDS20',
    type: 'DiscountCode',
    percent: [20],
    minimumSpendCents: 8000,
    nameEn: '20% off a box of $80 or more',
    nameFr: '20 % sur une boîte de 80 $ ou plus',
    textEn: 'Off the goods of one box, from $80.',
    textFr: 'Sur une boîte, dès 80 $.',
  },
  {
    brand: 'cookit',
    code: 'AMIS20',
    type: 'DiscountCode',
    percent: [20],
    nameEn: '20% off, from a friend',
    nameFr: '20 % de la part d’une amie ou d’un ami',
    textEn: 'Off the goods of one box.',
    textFr: 'Sur une boîte.',
  },
  {
    brand: 'cookit',
    code: 'TROIS321',
    type: 'MultiorderDiscountCode',
    percent: [30, 20, 10],
    audience: 'new',
    nameEn: '30%, 20%, 10% off your first three boxes',
    nameFr: '30 %, 20 %, 10 % sur tes trois premières boîtes',
    textEn: 'Off three boxes in a row. A box you skip is not counted.',
    textFr: 'Sur trois boîtes de suite. Une boîte que tu sautes ne compte pas.',
  },
]
