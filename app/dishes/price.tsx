import { type RefObject, useLayoutEffect, useRef } from 'react'
import type { Locale } from '../../domain/brands.ts'
import { formatMoney, formatMoneyShort } from '../../domain/money.ts'
import { useLocale } from '../components/brand_context.tsx'

/** An amount in cents, in the page's language. `short` drops the decimals of whole dollars. */
export function Price({ cents, short }: { cents: number; short?: boolean }) {
  const locale = useLocale()
  return <data value={cents}>{short ? formatMoneyShort(cents, locale) : formatMoney(cents, locale)}</data>
}

/** The largest figure where a person pays: it counts to its new value in 240 ms, or changes at once with reduced motion. */
export function Total({ cents }: { cents: number }) {
  const locale = useLocale()
  return (
    <data className="total" ref={useCounting(cents, locale)} value={cents}>
      {formatMoney(cents, locale)}
    </data>
  )
}

/** The former price, struck out, in an element of its own. */
export function FormerPrice({ cents }: { cents: number }) {
  const locale = useLocale()
  return <del className="former-price">{formatMoney(cents, locale)}</del>
}

const COUNT_MILLISECONDS = 240

/**
 * Writes the counting figures directly into the element: rendering the page for every frame would delay taps. The text that React
 * made is not there any more in a page that the browser translates.
 */
function useCounting(target: number, locale: Locale): RefObject<HTMLDataElement | null> {
  const element = useRef<HTMLDataElement>(null)
  const from = useRef(target)
  useLayoutEffect(() => {
    const start = from.current
    const figure = element.current
    if (start === target || !figure) return
    const show = (cents: number) => {
      from.current = cents
      figure.textContent = formatMoney(cents, locale)
    }
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return show(target)
    let frame = 0
    let began: number | null = null
    const step = (time: number) => {
      began ??= time
      const part = Math.min((time - began) / COUNT_MILLISECONDS, 1)
      show(Math.round(start + (target - start) * (1 - (1 - part) ** 3)))
      if (part < 1) frame = requestAnimationFrame(step)
    }
    show(start)
    frame = requestAnimationFrame(step)
    return () => cancelAnimationFrame(frame)
  }, [target, locale])
  return element
}
