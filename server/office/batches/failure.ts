// The step of a batch that failed as a whole at its last try, in statements and in answers.

import type { OutputOf } from '../../../contract/index.ts'
import { column } from '../../request/database/statement.ts'
import type { BatchStep } from '../../weekly/in_turn.ts'

/** The last failure of a batch `b`. */
export const lastFailure = `select x.step, x.why, x.since, x.tries from batch_failure x where x.brand = b.brand
        and x.delivery_date = b.delivery_date and x.kitchen = b.kitchen order by x.tried_at desc limit 1`

/** Its columns, where it is joined as `f`. */
export const failureColumns = {
  step: column<BatchStep | null>('text?'),
  why: 'text?',
  failedSince: 'instant?',
  tries: 'int?',
} as const

interface FailureRow {
  step: BatchStep | null
  why: string | null
  failedSince: Date | null
  tries: number | null
}

export const failureOf = ({
  step,
  why,
  failedSince,
  tries,
}: FailureRow): OutputOf<'office_admin.today'>['batches'][number]['failure'] =>
  step === null || why === null || failedSince === null
    ? null
    : { step, why, since: failedSince.toISOString(), tries: tries ?? 1 }
