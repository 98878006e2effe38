import { useEffect, useState } from 'react'
import { browserApi } from '../api.ts'
import { useBrand } from '../components/brand_context.tsx'

/** The community of a postal code that we deliver to, said as soon as the code is whole; null for any other. */
export function useServedPlace(postal: string): string | null {
  const { facts } = useBrand()
  const compact = postal.replace(/[\s-]/g, '').toUpperCase()
  const [served, setServed] = useState<{ compact: string; place: string | null } | null>(null)
  useEffect(() => {
    if (!/^[A-Z]\d[A-Z]\d[A-Z]\d$/.test(compact)) return
    let gone = false
    browserApi()
      .get(`signup.check_pc_for_${facts.id}`, { postal: compact })
      .then(
        found => !gone && setServed({ compact, place: found.served ? found.place : null }),
        () => undefined,
      )
    return () => {
      gone = true
    }
  }, [compact, facts.id])
  return served?.compact === compact ? served.place : null
}
