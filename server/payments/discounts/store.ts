// SQL of discount codes, and of the codes households hold.

import type pg from 'pg'
import type { BrandId } from '../../../domain/brands.ts'
import type { KeptCode } from '../../../domain/pricing/discounts.ts'
import type { Code } from '../../../seed/catalogue/codes.ts'
import type { Tx } from '../../request/database/database.ts'
import { statement } from '../../request/database/statement.ts'

/** A stored code. Elements: percent or cents (by `unit`) off the 1st, 2nd, … order; servings for a referral. */
export interface DiscountRow extends KeptCode {
  brand: BrandId
  /** Upper case. */
  code: string
  nameEn: string
  nameFr: string
  textEn: string
  textFr: string
  isDefault: boolean
}

const columns = `brand, code, type, unit, elements, minimum_spend_cents as "minimumSpendCents", name_en as "nameEn",
  name_fr as "nameFr", text_en as "textEn", text_fr as "textFr", is_default as "isDefault"`
/** In force on a day, and with a use left. */
const inForce =
  '(total_uses is null or uses < total_uses) and (valid_from is null or valid_from <= $2) and (valid_until is null or valid_until >= $2)'

const discountRead = statement<DiscountRow>({
  name: 'discount_read',
  text: `select ${columns} from discount_code where brand = $1 and code = $3 and ${inForce}`,
  row: {
    brand: 'text',
    code: 'text',
    type: 'text',
    unit: 'text',
    elements: 'json',
    minimumSpendCents: 'int',
    nameEn: 'text',
    nameFr: 'text',
    textEn: 'text',
    textFr: 'text',
    isDefault: 'bool',
  },
})

/** The code of a brand, if it is in force on a date (ISO, both ends included). */
export async function readDiscount(
  pool: pg.Pool,
  brand: BrandId,
  code: string,
  date: string,
): Promise<DiscountRow | undefined> {
  return discountRead.first(pool, [brand, date, code])
}

const discountDefault = statement<DiscountRow>({
  name: 'discount_default',
  text: `select ${columns} from discount_code where brand = $1 and is_default and ${inForce} order by code limit 1`,
  row: {
    brand: 'text',
    code: 'text',
    type: 'text',
    unit: 'text',
    elements: 'json',
    minimumSpendCents: 'int',
    nameEn: 'text',
    nameFr: 'text',
    textEn: 'text',
    textFr: 'text',
    isDefault: 'bool',
  },
})

/** The code a brand offers to visitors who bring none, if one is in force on a date. */
export async function readDefaultDiscount(
  pool: pg.Pool,
  brand: BrandId,
  date: string,
): Promise<DiscountRow | undefined> {
  return discountDefault.first(pool, [brand, date])
}

const heldDiscountInsert = statement({
  name: 'held_discount_insert',
  text: `insert into held_discount (client_id, code, type, unit, elements, minimum_spend_cents, created_at)
      values ($1, $2, $3, $4, $5::jsonb, $6, $7) on conflict do nothing`,
})

/** Gives a household a code; one it already holds stays unchanged. */
export async function insertHeld(
  tx: Tx,
  clientId: string,
  discount: Pick<DiscountRow, 'code' | 'type' | 'unit' | 'elements' | 'minimumSpendCents'>,
  at: string,
): Promise<void> {
  await heldDiscountInsert.run(tx, [
    clientId,
    discount.code,
    discount.type,
    discount.unit,
    JSON.stringify(discount.elements),
    discount.minimumSpendCents,
    at,
  ])
}

const discountCodeInsert = statement({
  name: 'discount_code_insert',
  text: `insert into discount_code (brand, code, type, unit, elements, minimum_spend_cents, name_en, name_fr, text_en,
        text_fr, is_default)
      values ($1, $2, $3, 'percent', $4::jsonb, $5, $6, $7, $8, $9, $10) on conflict do nothing`,
})

/** Makes a code, unless there is one of that name. */
export async function insertCode(tx: Tx, code: Code): Promise<void> {
  await discountCodeInsert.run(tx, [
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
  ])
}
