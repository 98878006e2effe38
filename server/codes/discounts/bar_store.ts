// SQL of the plan of the discount bar: bar_plan has every version of it; the default code is the one that discount_code marks.

import type { BarEntry } from '../../../domain/pricing/bar.ts'
import { batchStatement, column, statement } from '../../request/database/statement.ts'
import { codeTermsColumns, codeTermsRow } from './code_store.ts'
import { discountColumns, discountRow } from './store.ts'

/** The newest version of a brand's plan. */
export const readBarPlan = statement({
  name: 'bar_plan_read',
  text: 'select version, entries from bar_plan where brand = $brand order by version desc limit 1',
  row: { version: 'int', entries: column<BarEntry[]>('json') },
})

/** The default code of a brand, and the codes of its plan, with their terms. */
export const readBarCodes = statement({
  name: 'bar_codes_read',
  text: `select ${discountColumns}, ${codeTermsColumns} from discount_code
      where brand = $brand and (is_default or code = any($codes::text[]))`,
  row: { ...discountRow, ...codeTermsRow },
})

/** The codes that a plan of a brand can have: those that a visitor could take today or later. */
export const readCodesForBar = batchStatement({
  name: 'bar_codes_for',
  text: `select ${discountColumns}, ${codeTermsColumns} from discount_code
      where brand = $brand and not is_made and unit <> 'servings' and audience <> 'returning'
        and (valid_until is null or valid_until >= $today) order by code limit 500`,
  row: { ...discountRow, ...codeTermsRow },
})

/** @returns rows: none where somebody else has added that version */
export const insertBarPlan = batchStatement({
  name: 'bar_plan_insert',
  text: `insert into bar_plan (brand, version, entries, otherwise, reason, actor, at)
      values ($brand, $version, $entries::jsonb, $otherwise, $reason, $actor,
        coalesce($at::timestamptz, now())) on conflict do nothing`,
})

/** The latest versions of a brand's plan, newest first. */
export const readBarPlans = batchStatement({
  name: 'bar_plans',
  text: `select p.version, p.entries, p.otherwise, p.reason, p.at, s.email as admin
      from bar_plan p left join staff_account a on a.client_id = p.actor
        left join staff s on s.id = coalesce(a.staff_id, p.actor)
      where p.brand = $brand order by p.version desc limit $limit`,
  row: {
    version: 'int',
    entries: column<BarEntry[]>('json'),
    otherwise: 'text?',
    ...{ reason: 'text', at: 'instant', admin: 'text?' },
  },
})

export const readDefaultCode = statement({
  name: 'default_code_read',
  text: 'select code from discount_code where brand = $brand and is_default order by code limit 1',
  row: { code: 'text' },
})
