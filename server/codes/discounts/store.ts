// SQL of discount codes, and of the codes households hold.

import type { BrandId } from '../../../domain/brands.ts'
import { openOrders } from '../../../domain/machines/order_groups.ts'
import type { CodeToLoad } from '../../../domain/pricing/codes.ts'
import type { KeptCode } from '../../../domain/pricing/discounts.ts'
import type { Tx } from '../../request/database/database.ts'
import { sqlList } from '../../request/database/sql_list.ts'
import { batchStatement, columnsOf, statement } from '../../request/database/statement.ts'

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

/** The columns of a stored code. */
export const discountRow = columnsOf<DiscountRow>({
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
})
export const discountColumns = `brand, code, type, unit, elements, minimum_spend_cents as "minimumSpendCents", name_en as "nameEn",
  name_fr as "nameFr", text_en as "textEn", text_fr as "textFr", is_default as "isDefault"`
/** Valid on a day, and with a use left. */
const inForce =
  '(total_uses is null or uses < total_uses) and (valid_from is null or valid_from <= $date) and (valid_until is null or valid_until >= $date)'

/** The code of a brand, if it is valid on a date (ISO, both ends included). */
export const readDiscount = statement({
  name: 'discount_read',
  text: `select ${discountColumns} from discount_code where brand = $brand and code = $code and ${inForce}`,
  row: discountRow,
})

const heldDiscountInsert = statement({
  name: 'held_discount_insert',
  text: `insert into held_discount (client_id, code, type, unit, elements, minimum_spend_cents, created_at)
      select $clientId, $code, $type, $unit, $elements::jsonb, $minimumSpendCents, greatest($at::timestamptz, (
        select max(cutoff_at) + interval '1 millisecond' from client_order
        where client_id = $clientId and cutoff_at >= $at and state not in ${sqlList(openOrders)}))
      on conflict (client_id, code) where ended_at is null do nothing`,
})

/**
 * Gives a household a code; one it already holds stays unchanged. It counts from the first box that is still open: one whose cutoff comes
 * while this is under way may be locked already.
 */
export async function insertHeld(
  tx: Tx,
  clientId: string,
  discount: Pick<DiscountRow, 'code' | 'type' | 'unit' | 'elements' | 'minimumSpendCents'>,
  at: string,
): Promise<void> {
  await heldDiscountInsert.run(tx, { ...discount, clientId, elements: JSON.stringify(discount.elements), at })
}

const discountCodeInsert = statement({
  name: 'discount_code_insert',
  text: `insert into discount_code (brand, code, type, unit, elements, minimum_spend_cents, name_en, name_fr, text_en,
        text_fr, audience, is_default)
      values ($brand, $code, $type, 'percent', $percent::jsonb, $minimumSpendCents, $nameEn, $nameFr,
        $textEn, $textFr, $audience, $isDefault) on conflict do nothing`,
})

/** Adds a code, unless one of that name exists. */
export async function insertDiscountCode(tx: Tx, code: CodeToLoad): Promise<void> {
  await discountCodeInsert.run(tx, {
    ...code,
    percent: JSON.stringify(code.percent),
    minimumSpendCents: code.minimumSpendCents ?? 0,
    audience: code.audience ?? 'anyone',
    isDefault: code.isDefault ?? false,
  })
}

export const codeDefaultEnd = batchStatement({
  name: 'code_default_end',
  text: 'update discount_code set is_default = false where brand = $brand and code <> $code and is_default',
})

/** The households of a brand that have taken a code. */
export const countTaken = batchStatement({
  name: 'code_taken',
  text: `select count(*)::int as count from code_use u join client c on c.client_id = u.client_id
      where u.code = $code and c.brand = $brand`,
  row: { count: 'int' },
})

export const codePut = batchStatement({
  name: 'code_put',
  text: `insert into discount_code as d (brand, code, type, unit, elements, minimum_spend_cents, name_en, name_fr, text_en,
        text_fr, valid_from, valid_until, audience, once_per_household, total_uses, combines_with, is_default, campaign_id)
      values ($brand, $code, $type, $unit, $elements::jsonb, $minimumSpendCents, $nameEn, $nameFr, $textEn, $textFr,
        $from, $until, $audience, $oncePerHousehold, $totalUses, $combinesWith, $isDefault, $campaignId)
      on conflict (brand, code) do update set type = excluded.type, unit = excluded.unit, elements = excluded.elements,
        minimum_spend_cents = excluded.minimum_spend_cents, name_en = excluded.name_en, name_fr = excluded.name_fr,
        text_en = excluded.text_en, text_fr = excluded.text_fr, valid_from = excluded.valid_from,
        valid_until = excluded.valid_until, audience = excluded.audience, once_per_household = excluded.once_per_household,
        total_uses = excluded.total_uses, combines_with = excluded.combines_with, is_default = excluded.is_default,
        campaign_id = case when $staysInCampaign then d.campaign_id else excluded.campaign_id end
      returning d.xmax = 0 as added`,
  row: { added: 'bool' },
})
