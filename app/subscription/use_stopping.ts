import { useEffect, useState } from 'react'
import type { OutputOf } from '../../contract/index.ts'
import { browserApi } from '../api.ts'

export type Stopping = OutputOf<'subscription.stopping'>

/** What stopping would mean, asked for as the dialog opens; `failed` where it could not be had. */
export function useStopping(): { facts: Stopping | null; failed: boolean; again: () => void } {
  const [facts, setFacts] = useState<Stopping | null>(null)
  const [failed, setFailed] = useState(false)
  const [tries, setTries] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks again.
  useEffect(() => {
    let wanted = true
    setFailed(false)
    browserApi()
      .get('subscription.stopping', {})
      .then(
        found => wanted && setFacts(found),
        () => wanted && setFailed(true),
      )
    return () => {
      wanted = false
    }
  }, [tries])
  return { facts, failed, again: () => setTries(count => count + 1) }
}
