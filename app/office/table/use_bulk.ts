// Carries out an action on each chosen row, one after the other, and says for each what failed and why.

import { useState } from 'react'
import { Refusal } from '../../../contract/errors.ts'
import { useRefusalSentence } from '../../forms/attempt.ts'
import type { BulkAction } from './columns.ts'

export interface BulkResult {
  all: number
  done: number
  /** The reasons by the row's id. */
  failures: ReadonlyMap<string, string>
  isRunning: boolean
}

export function useBulk<R extends object>(idOf: (row: R) => string) {
  const sentenceOf = useRefusalSentence()
  const [result, setResult] = useState<BulkResult | null>(null)

  /** @param reason what was said where the action asks for it @returns the ids of the rows that failed */
  async function run(
    action: BulkAction<R>,
    chosen: readonly R[],
    reason: string,
  ): Promise<ReadonlySet<string>> {
    const rows = chosen.filter(row => action.when?.(row) ?? true)
    const failures = new Map<string, string>()
    let done = 0
    const tell = (isRunning: boolean) =>
      setResult({ all: rows.length, done, failures: new Map(failures), isRunning })
    tell(true)
    for (const row of rows) {
      try {
        await action.act(row, reason)
        done += 1
      } catch (failure) {
        const refusal = failure instanceof Refusal ? failure : new Refusal('unexpected')
        failures.set(idOf(row), sentenceOf(refusal))
      }
      tell(true)
    }
    tell(false)
    return new Set(failures.keys())
  }

  return { result, run, dismiss: () => setResult(null) }
}
