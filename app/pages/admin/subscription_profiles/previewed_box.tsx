import { Link } from 'react-router'
import type { OutputOf } from '../../../../contract/index.ts'
import { leftOutReasons } from '../../../../domain/choice/explain.ts'
import { adminChoiceMessages } from '../../../../i18n/admin_choice.ts'
import { categoryMessages } from '../../../../i18n/browse.ts'
import { formatFullDay } from '../../../../i18n/dates.ts'
import { useLocale, useMessages } from '../../../components/brand_context.tsx'
import { useLinks } from '../../../components/links.ts'
import { sentences } from '../../../components/sentences.ts'

type Preview = OutputOf<'subscription_profiles.preview_order_generation'>

/** The box that one household of a profile would get, with the reasons, and the dishes left out. */
export function PreviewedBox({ preview }: { preview: Preview }) {
  const { week, dishes, safe, needed, ranked, leftOut } = preview
  const say = useMessages(adminChoiceMessages).profiles
  const names = useMessages(categoryMessages)
  const locale = useLocale()
  const to = useLinks()
  const out = leftOutReasons.flatMap(reason => {
    const count = leftOut[reason] ?? 0
    return count > 0 ? [say.leftOut[reason](count)] : []
  })
  return (
    <>
      <p className="of-preview-title">{say.box(formatFullDay(week, locale))}</p>
      {dishes.length === 0 ? (
        <p>{say.skipped(safe, needed)}</p>
      ) : (
        <ol className="of-preview-dishes">
          {dishes.map(({ id, name, category, quantity, reasons }) => (
            <li key={id}>
              <Link className="link" to={to('product', { id })}>
                {quantity > 1 ? `${quantity} × ${name}` : name}
              </Link>
              <span className="of-meta">
                {names[category]} · {reasons.map(reason => say.reasons[reason]).join('; ')}
              </span>
            </li>
          ))}
        </ol>
      )}
      <p className="of-meta">
        {sentences(
          ranked ? say.ranked : say.byMenu,
          say.safe(safe),
          out.length > 0 && say.out(out.join(', ')),
        )}
      </p>
    </>
  )
}
