import { useEffect, useState } from 'react'
import type { OutputOf } from '../../contract/index.ts'
import { browserApi } from '../api.ts'

export type Stopping = OutputOf<'subscription.stopping'>

/**
 * What stopping would mean, asked for as the dialog opens; `failed` where it could not be had.
 * @param pickup the one that is booked: what may be billed for what is out follows from it
 */
export function useStopping(pickup: unknown): { facts: Stopping | null; failed: boolean; again: () => void } {
  const [facts, setFacts] = useState<Stopping | null>(null)
  const [failed, setFailed] = useState(false)
  const [tries, setTries] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks again, and so does another pickup.
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
