// The codes that can be used from the start.

import type pg from 'pg'
import type { BrandId } from '../../domain/brands.ts'
import type { CodeType } from '../../domain/pricing/discounts.ts'

interface DemoCode {
  brand: BrandId
  /** Upper case. */
  code: string
  type: CodeType
  /** Percent off the 1st, 2nd, … order. */
  percent: readonly number[]
  minimumSpendCents?: number
  nameEn: string
  nameFr: string
  textEn: string
  textFr: string
  /** Offered to visitors who bring none of their own. */
  isDefault?: true
}

const codes: readonly DemoCode[] = [
  {
    brand: 'freshprep',
    code: 'MARKET50',
    type: 'DiscountCode',
    percent: [50],
    nameEn: '50% off your first box',
    nameFr: '50 % sur votre première boîte',
    textEn: 'Up to 50% off your first order with code MARKET50.',
    textFr: 'Jusqu’à 50 % de rabais sur votre première commande avec le code MARKET50.',
    isDefault: true,
  },
  {
    brand: 'freshprep',
    code: 'WELCOME3',
    type: 'MultiorderDiscountCode',
    percent: [30, 20, 10],
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
    code: 'BIENVENUE50',
    type: 'DiscountCode',
    percent: [50],
    nameEn: '50% off your first box',
    nameFr: '50 % sur ta première boîte',
    textEn: 'Up to 50% off your first box with code BIENVENUE50.',
    textFr: 'Jusqu’à 50 % de rabais sur ta première boîte avec le code BIENVENUE50.',
    isDefault: true,
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
    nameEn: '30%, 20%, 10% off your first three boxes',
    nameFr: '30 %, 20 %, 10 % sur tes trois premières boîtes',
    textEn: 'Off three boxes in a row. A box you skip is not counted.',
    textFr: 'Sur trois boîtes de suite. Une boîte que tu sautes ne compte pas.',
  },
]

/** Puts the codes in; those there already stay as they are. */
export async function loadDiscountCodes(pool: pg.Pool): Promise<void> {
  for (const code of codes) {
    await pool.query(
      `insert into discount_code (brand, code, type, unit, elements, minimum_spend_cents, name_en, name_fr, text_en,
         text_fr, is_default)
       values ($1, $2, $3, 'percent', $4, $5, $6, $7, $8, $9, $10) on conflict do nothing`,
      [
        code.brand,
        code.code,
        code.type,
        JSON.stringify(code.percent),
        code.minimumSpendCents ?? 0,
        code.nameEn,
        code.nameFr,
        code.textEn,
        code.textFr,
        code.isDefault ?? false,
      ],
    )
  }
}
