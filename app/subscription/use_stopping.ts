import { useEffect, useState } from 'react'
import type { OutputOf } from '../../contract/index.ts'
import { browserApi } from '../api.ts'

export type Stopping = OutputOf<'subscription.stopping'>

/**
 * The consequences of stopping, fetched as the dialog opens; `failed` where that failed.
 * @param known where the page came with them
 * @param pickup the booked one: the possible fees depend on it
 */
export function useStopping(
  known: Stopping | null,
  pickup: unknown,
): { facts: Stopping | null; failed: boolean; again: () => void } {
  const [facts, setFacts] = useState(known)
  const [failed, setFailed] = useState(false)
  const [tries, setTries] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try fetches again, and so does another pickup.
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
  }, [tries, pickup])
  return { facts, failed, again: () => setTries(count => count + 1) }
}
