// Returning from PayPal: the address has the outcome, once.

import { useEffect, useEffectEvent, useRef } from 'react'
import { useSearchParams } from 'react-router'

/** Calls back once, in the running page, after a return from PayPal; a reload does not repeat it. */
export function usePayPalReturn(onBack: (how: 'approved' | 'cancelled') => void): void {
  const [search, setSearch] = useSearchParams()
  const how = search.get('paypal')
  const seen = useRef(false)
  const answer = useEffectEvent((back: 'approved' | 'cancelled') => {
    if (seen.current) return
    seen.current = true
    setSearch({}, { replace: true, preventScrollReset: true })
    onBack(back)
  })
  useEffect(() => {
    if (how === 'approved' || how === 'cancelled') answer(how)
  }, [how])
}
