import { exceptionKinds } from '../../../../domain/office/exceptions.ts'
import { useLocale, useMessages } from '../../../components/brand_context.tsx'
import { Panel } from '../../../office/panel.tsx'
import { Shape } from '../../../office/shapes.tsx'
import { wordsOf } from '../../../office/when.ts'
import type { Day } from './page.tsx'
import { todayMessages } from './words.ts'

/** What nobody has to look at, small and grey, and when it was last checked. */
export function Fine({ days }: { days: readonly Day[] }) {
  const say = useMessages(todayMessages)
  const locale = useLocale()
  const wrong = new Set(days.flatMap(day => day.exceptions.map(({ kind }) => kind)))
  const [first] = days
  const counted = first?.countedAt
  return (
    <Panel
      end={counted && first ? say.checked(wordsOf(counted, first.today, locale)) : say.notCounted}
      title={say.fine}
    >
      <ul className="of-fine">
        {exceptionKinds
          .filter(kind => !wrong.has(kind))
          .map(kind => (
            <li key={kind}>
              <Shape is="done" />
              <span>{say.fineKinds[kind]}</span>
            </li>
          ))}
      </ul>
    </Panel>
  )
}
