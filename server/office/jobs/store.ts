// SQL of how the clock's jobs go.

import { batchStatement } from '../../request/database/statement.ts'

export const noteWell = batchStatement({
  name: 'job_run_well',
  text: `insert into job_run (name, succeeded_at) values ($name, $now)
    on conflict (name) do update set succeeded_at = excluded.succeeded_at, failing_since = null, failed_at = null,
      failures = 0, why = null`,
})

export const noteFailed = batchStatement({
  name: 'job_run_failed',
  text: `insert into job_run (name, failing_since, failed_at, failures, why) values ($name, $now, $now, 1, $why)
    on conflict (name) do update set failing_since = coalesce(job_run.failing_since, excluded.failing_since),
      failed_at = excluded.failed_at, failures = job_run.failures + 1, why = excluded.why`,
})

export const readJobRuns = batchStatement({
  name: 'job_runs',
  text: `select name, succeeded_at as "succeededAt", failing_since as "failingSince", failed_at as "failedAt",
      failures, why from job_run order by name`,
  row: {
    name: 'text',
    succeededAt: 'instant?',
    failingSince: 'instant?',
    failedAt: 'instant?',
    failures: 'int',
    why: 'text?',
  },
})
