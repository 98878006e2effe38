// SQL of steps of batches that failed as a whole, for the office.

import { batchStatement } from '../request/database/statement.ts'

export const upsertFailure = batchStatement({
  name: 'batch_failure_upsert',
  text: `insert into batch_failure (brand, delivery_date, kitchen, step, why, since, tried_at, tries)
      values ($brand, $deliveryDate, $kitchen, $step, $why, $now, $now, 1)
      on conflict (brand, delivery_date, kitchen, step) do update
        set why = excluded.why, tried_at = excluded.tried_at, tries = batch_failure.tries + 1`,
})

export const deleteFailure = batchStatement({
  name: 'batch_failure_delete',
  text: `delete from batch_failure
      where brand = $brand and delivery_date = $deliveryDate and kitchen = $kitchen and step = $step`,
})
