import { useEffect, useRef, useState } from 'react'
import { formatMoney, formatMoneyShort } from '../../domain/money.ts'
import { useLocale } from './brand_context.tsx'

/** An amount in cents, in the page's language. `short` drops the decimals of whole dollars. */
export function Price({ cents, short }: { cents: number; short?: boolean }) {
  const locale = useLocale()
  return <data value={cents}>{short ? formatMoneyShort(cents, locale) : formatMoney(cents, locale)}</data>
}

/** The largest figure where money moves: counts to its new value in 240 ms, at once for who wants no motion. */
export function Total({ cents }: { cents: number }) {
  const locale = useLocale()
  return (
    <data className="total" value={cents}>
      {formatMoney(useCounting(cents), locale)}
    </data>
  )
}

/** What it was before: struck, and said so by its own element. */
export function FormerPrice({ cents }: { cents: number }) {
  const locale = useLocale()
  return <del className="former-price">{formatMoney(cents, locale)}</del>
}

const COUNT_MILLISECONDS = 240

function useCounting(target: number): number {
  const [shown, setShown] = useState(target)
  const from = useRef(target)
  useEffect(() => {
    const start = from.current
    if (start === target) return
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) {
      from.current = target
      setShown(target)
      return
    }
    let frame = 0
    let began: number | null = null
    const step = (time: number) => {
      began ??= time
      const part = Math.min((time - began) / COUNT_MILLISECONDS, 1)
      const value = Math.round(start + (target - start) * (1 - (1 - part) ** 3))
      from.current = value
      setShown(value)
      if (part < 1) frame = requestAnimationFrame(step)
    }
    frame = requestAnimationFrame(step)
    return () => cancelAnimationFrame(frame)
  }, [target])
  return shown
}
