// Details for the quick look: fetched when a product is opened, and kept because people go back and forth.

import { useCallback, useEffect, useState } from 'react'
import type { OutputOf } from '../../../contract/index.ts'
import { browserApi } from '../../api.ts'
import { useLocale } from '../../components/brand_context.tsx'

export type Details = OutputOf<'products.modal_data'>

const kept = new Map<string, Details>()

interface Fetching {
  details: Details | null
  failed: boolean
  retry: () => void
}

/**
 * @param productId null while no product is open
 * @param week the box's menu week, Monday as ISO date: it pins the version of a dish
 */
export function useDetails(productId: string | null, week: string): Fetching {
  const key = `${useLocale()} ${week} ${productId}`
  const [, redraw] = useState(0)
  const [failedKey, setFailedKey] = useState<string | null>(null)
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt fetches again.
  useEffect(() => {
    if (productId === null || kept.has(key)) return
    let here = true
    setFailedKey(null)
    browserApi()
      .get('products.modal_data', { id: productId, week })
      .then(details => {
        kept.set(key, details)
        if (here) redraw(count => count + 1)
      })
      .catch(() => {
        if (here) setFailedKey(key)
      })
    return () => {
      here = false
    }
  }, [productId, week, key, attempt])
  return {
    details: kept.get(key) ?? null,
    failed: failedKey === key,
    retry: useCallback(() => setAttempt(count => count + 1), []),
  }
}
