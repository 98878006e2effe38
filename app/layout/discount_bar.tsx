import { Link } from 'react-router'
import type { Discount } from '../../contract/sessions.ts'
import { formatMoneyShort } from '../../domain/money.ts'
import { layoutMessages } from '../../i18n/layout.ts'
import { useLocale, useMessages } from '../components/brand_context.tsx'
import { ChevronDown } from '../components/icons.tsx'
import { useLinks } from '../components/links.ts'

/**
 * A visitor's discount, shown once at the top, with a panel that lists its parts; a code over several boxes lists each, numbered
 * from 1 (area 2, rule 27).
 */
export function DiscountBar({ discount, signupDisabled }: { discount: Discount; signupDisabled: boolean }) {
  const say = useMessages(layoutMessages).discountBar
  const locale = useLocale()
  const to = useLinks()
  const worth = (value: number) =>
    discount.unit === 'cents' ? formatMoneyShort(value, locale) : locale === 'fr' ? `${value} %` : `${value}%`
  const text = locale === 'fr' ? discount.textFr : discount.textEn
  // A text without the code is the small print of a discount; its name says more.
  const namesCode = text.includes(discount.code)
  const several = discount.elements.length > 1
  return (
    <aside aria-label={say.label} className="discount-bar" data-ground="deep">
      <p>
        <Emphasized part={discount.code} text={namesCode ? text : `${discount.name}.`} />{' '}
        {!signupDisabled && (
          <Link className="link" to={to('getStarted')}>
            {say.link}
          </Link>
        )}
      </p>
      <details className="discount-details">
        <summary>
          <span className="when-closed">{say.details}</span>
          <span className="when-open">{say.hide}</span>
          <ChevronDown aria-hidden size={18} />
        </summary>
        {several && (
          <ol>
            {discount.elements.map((element, position) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: an element's identity is its position.
              <li key={position}>{say.order(position + 1, worth(element.value))}</li>
            ))}
          </ol>
        )}
        <p>
          {namesCode ? `${discount.name}. ${say.offGoods}` : text} {say.entered}
        </p>
      </details>
    </aside>
  )
}

/** A sentence with the code in it set off. */
function Emphasized({ text, part }: { text: string; part: string }) {
  const at = part === '' ? -1 : text.indexOf(part)
  if (at < 0) return text
  return (
    <>
      <span>{text.slice(0, at)}</span>
      <b>{part}</b>
      <span>{text.slice(at + part.length)}</span>
    </>
  )
}
