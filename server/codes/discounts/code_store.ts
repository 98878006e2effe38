// SQL of taking codes: their terms, their uses, and a household's earlier codes.

import type { BrandId } from '../../../domain/brands.ts'
import { countedOrders } from '../../../domain/machines/order_groups.ts'
import type { CodeTaker, CodeTerms } from '../../../domain/pricing/codes.ts'
import { heldAtCutoff, usedCode } from '../../orders/as_of_cutoff.ts'
import type { Db, Tx } from '../../request/database/database.ts'
import { sqlList } from '../../request/database/sql_list.ts'
import { column, columnsOf, type RowOf, statement } from '../../request/database/statement.ts'
import { type DiscountRow, discountColumns, discountRow, insertHeld } from './store.ts'

export { insertHeld }

export type CodeRow = DiscountRow & CodeTerms

/** The columns of a code's terms, besides those of `discountRow`. */
export const codeTermsColumns = `valid_from::text as "validFrom", valid_until::text as "validUntil", audience,
        once_per_household as "oncePerHousehold", total_uses as "totalUses", uses, combines_with as "combinesWith"`
export const codeTermsRow = columnsOf<Omit<CodeRow, keyof DiscountRow>>({
  validFrom: 'text?',
  validUntil: 'text?',
  audience: 'text',
  oncePerHousehold: 'bool',
  totalUses: 'int?',
  uses: 'int',
  combinesWith: 'text[]',
})

/** A code of a brand with its terms, valid or not. */
export const selectCode = statement({
  name: 'code_terms',
  text: `select ${discountColumns}, ${codeTermsColumns}
      from discount_code where brand = $brand and code = $code`,
  row: { ...discountRow, ...codeTermsRow },
})

/** Orders that used a held code `h`, or will: one past its cutoff is about to be priced with it. */
const usedOn =
  `(select count(*)::int from client_order u where u.client_id = $clientId and ${heldAtCutoff('u')}
  and (u.state in ${sqlList(countedOrders)} and ${usedCode}
    or u.state = 'upcoming' and u.cutoff_at < $now and (u.priced is null or ${usedCode})))` as const
/** The number of orders of a held code. */
const goodFor = `(case when h.unit = 'servings' then 1 else jsonb_array_length(h.elements) end)`

const codeTaker = statement({
  name: 'code_taker',
  text: `select
        (select count(*)::int from client_order where client_id = $clientId
          and state in ${sqlList(countedOrders)}) as "boxesPaid",
        case
          when exists (select 1 from held_discount h where h.client_id = $clientId and h.code = $code
            and h.ended_at is null and ${usedOn} < ${goodFor})
            then 'open'
          when exists (select 1 from held_discount where client_id = $clientId and code = $code and ended_at is null)
            or exists (select 1 from code_use where client_id = $clientId and code = $code
              and ended_at is null) then 'used'
          else 'never' end as taken,
        coalesce((select json_agg(json_build_object('type', h.type, 'combinesWith', coalesce(c.combines_with,
          '{}')))
          from held_discount h left join discount_code c on c.brand = $brand and c.code = h.code
          where h.client_id = $clientId and h.code <> $code and h.ended_at is null
            and ${usedOn} < ${goodFor}), '[]'::json) as holds`,
  row: columnsOf<Pick<CodeTaker, 'boxesPaid' | 'taken' | 'holds'>>({
    boxesPaid: 'int?',
    taken: 'text',
    holds: 'json',
  }),
})

/** A household's earlier boxes and codes, as far as they affect taking another code. */
export async function selectTaker(
  db: Db,
  clientId: string,
  { brand, code }: Pick<CodeRow, 'brand' | 'code'>,
  now: string,
): Promise<Pick<CodeTaker, 'boxesPaid' | 'taken' | 'holds'>> {
  const row = await codeTaker.first(db, { clientId, brand, code, now })
  return row as Pick<CodeTaker, 'boxesPaid' | 'taken' | 'holds'>
}

const codeClaim = statement({
  name: 'code_claim',
  text: `update discount_code set uses = uses + 1
      where brand = $brand and code = $code and total_uses is not null and uses < total_uses
        returning true as limited`,
  row: { limited: 'bool' },
})

const codeUnlimited = statement({
  name: 'code_unlimited',
  text: 'select from discount_code where brand = $brand and code = $code and total_uses is not null',
})

/** Counts one more use, if there is one left: a hundred at once get as many as there are. */
export async function claimUse(tx: Tx, brand: BrandId, code: string): Promise<boolean> {
  const rows = await codeClaim.all(tx, { brand, code })
  if (rows.length > 0) return true
  return (await codeUnlimited.run(tx, { brand, code })) === 0
}

const codeUseInsert = statement({
  name: 'code_use_insert',
  text: `insert into code_use (client_id, code, at) values ($clientId, $code, $at)
      on conflict (client_id, code) do update set at = $at, ended_at = null where code_use.ended_at is not null`,
})

/** Records that a household took a code; false where it already has it. */
export async function insertUse(tx: Tx, clientId: string, code: string, at: string): Promise<boolean> {
  return (await codeUseInsert.run(tx, { clientId, code, at })) === 1
}

const codeUsedUp = statement({
  name: 'code_used_up',
  text: `update held_discount h set ended_at = $now
      where h.client_id = $clientId and h.code = $code and h.ended_at is null and ${usedOn} >= ${goodFor}`,
})

/** Ends a code that is used up, so that it can be held anew and counts its orders from zero. Any other stays. */
export async function endUsedUp(tx: Tx, clientId: string, code: string, now: string): Promise<void> {
  await codeUsedUp.run(tx, { clientId, code, now })
}

const codeGiveBack = statement({
  name: 'code_give_back',
  text: `update held_discount h set ended_at = $now
      where h.client_id = $clientId and h.code = $code and h.ended_at is null returning ${usedOn} as used`,
  row: { used: 'int' },
})

const codeUseEnd = statement({
  name: 'code_use_end',
  text: 'update code_use set ended_at = $at where client_id = $clientId and code = $code and ended_at is null',
})

const codeRelease = statement({
  name: 'code_release',
  text: 'update discount_code set uses = uses - 1 where brand = $brand and code = $code and total_uses is not null and uses > 0',
})

/**
 * Takes a code from a household: from its next box on. Its use is returned where no box has it.
 * @returns false where the household does not hold it
 */
export async function writeCodeGivenUp(
  tx: Tx,
  brand: BrandId,
  clientId: string,
  code: string,
  now: string,
): Promise<boolean> {
  const held = await codeGiveBack.first(tx, { clientId, code, now })
  if (!held) return false
  if (held.used > 0) return true
  const count = await codeUseEnd.run(tx, { clientId, code, at: now })
  if (count === 1) {
    await codeRelease.run(tx, { brand, code })
  }
  return true
}

export type HeldCodeRow = RowOf<typeof selectHeldCodes>

/** The codes a household holds, oldest first, each with the number of boxes that used it. */
export const selectHeldCodes = statement({
  name: 'codes_held',
  text: `select h.code, h.type, h.unit, h.elements, h.minimum_spend_cents as "minimumSpendCents",
        c.name_en as "nameEn", c.name_fr as "nameFr", ${usedOn} as used,
        to_char(h.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "heldSince"
      from held_discount h left join discount_code c on c.brand = $brand and c.code = h.code
      where h.client_id = $clientId and h.ended_at is null order by h.created_at, h.code`,
  row: {
    code: 'text',
    type: 'text',
    unit: column<'percent' | 'cents' | 'servings'>('text'),
    elements: column<number[]>('json'),
    minimumSpendCents: 'int',
    nameEn: 'text?',
    nameFr: 'text?',
    used: 'int',
    heldSince: 'text',
  },
})
