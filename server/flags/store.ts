// SQL of feature flags: feature_flag has the changed ones as they are, flag_change every change.

import type { BrandId } from '../../domain/brands.ts'
import type { FlagName } from '../../domain/flags/flags.ts'
import { openSubscriptions } from '../../domain/machines/subscription_groups.ts'
import { sqlList } from '../request/database/sql_list.ts'
import { batchStatement, column, statement } from '../request/database/statement.ts'

/** Every changed flag, of both brands, with the share of households that have it. */
export const readFlags = statement({
  name: 'flags_read',
  text: `select brand, name, (case when enabled then share else 0 end)::int as share
      from feature_flag order by brand, name`,
  row: { brand: column<BrandId>('text'), name: 'text', share: 'int' },
})

/** Sets a flag of a brand, and locks it until the transaction ends. @param share 0 to 100 */
export const writeFlag = statement({
  name: 'flag_write',
  text: `insert into feature_flag (brand, name, enabled, share)
      values ($brand, $name, $share::int > 0, case when $share::int > 0 then $share::int else 100 end)
      on conflict (brand, name) do update set enabled = excluded.enabled, share = excluded.share`,
})

/** How often a flag of a brand was changed. */
export const countFlagChanges = batchStatement({
  name: 'flag_changes_count',
  text: 'select count(*)::int as count from flag_change where brand = $brand and name = $name',
  row: { count: 'int' },
})

export const insertFlagChange = batchStatement({
  name: 'flag_change_insert',
  text: `insert into flag_change (brand, name, version, share, reason, actor, at)
      values ($brand, $name, $version, $share, $reason, $actor, $at)`,
})

/** All changes of a brand's flags, newest first. */
export const readFlagChanges = batchStatement({
  name: 'flag_changes',
  text: `select c.name, c.version, c.share, c.reason, c.at, c.actor, s.email as admin
      from flag_change c left join staff_account a on a.client_id = c.actor
        left join staff s on s.id = coalesce(a.staff_id, c.actor)
      where c.brand = $brand order by c.name, c.version desc`,
  row: {
    name: column<FlagName>('text'),
    ...{ version: 'int', share: 'int', reason: 'text', at: 'instant', actor: 'uuid?', admin: 'text?' },
  },
})

/** The households of a brand that have boxes to come, or would if they were not paused. */
export const countHouseholds = batchStatement({
  name: 'flag_households',
  text: `select count(*)::int as count from subscription
      where brand = $brand and state in ${sqlList(openSubscriptions)}`,
  row: { count: 'int' },
})
