import { Link } from 'react-router'
import { formatWhole } from '../../../../domain/money.ts'
import { useLocale, useMessages } from '../../../components/brand_context.tsx'
import { useLinks } from '../../../components/links.ts'
import { useToasts } from '../../../components/toasts.tsx'
import { Meter } from '../../../office/meter.tsx'
import { Note } from '../../../office/note.tsx'
import { officeApi } from '../../../office/office_api.ts'
import { Panel } from '../../../office/panel.tsx'
import { ReasonForm } from '../../../office/reason_form.tsx'
import { wordsOf } from '../../../office/when.ts'
import type { LetterData } from './page.tsx'
import { letterMessages } from './words.ts'

/** What became of a letter, and its stop. */
export function Figures({ shown, mayWrite }: { shown: LetterData; mayWrite: boolean }) {
  const { letter, brand, when, today } = shown
  const say = useMessages(letterMessages)
  const locale = useLocale()
  const to = useLinks()
  const notify = useToasts()
  const { id, name, stands, expected, written, sent, bounced, dropped } = letter
  if (stands === 'draft') return <p className="of-none">{say.mayNot}</p>
  // All of it may be written and none of it have left: it can be stopped until everything has.
  const canStop =
    mayWrite && stands !== 'stopped' && (stands === 'sending' || sent + bounced + dropped < written)
  return (
    <>
      <Panel title={say.figures}>
        <Meter share={expected === 0 ? 1 : written / expected} wide />
        <dl className="of-follows">
          {(['expected', 'written', 'sent', 'bounced', 'dropped'] as const).map(figure => (
            <div data-tone={figure === 'bounced' && bounced > 0 ? 'warn' : undefined} key={figure}>
              <dt>{say.figure[figure]}</dt>
              <dd>{formatWhole(letter[figure], locale)}</dd>
            </div>
          ))}
        </dl>
        <p className="of-meta">{say.droppedNote}</p>
        {mayWrite && (
          <p>
            <Link className="link" to={`${to('adminRecipients', { id })}?acts_on=${brand}`}>
              {say.recipientsGot}
            </Link>
          </p>
        )}
      </Panel>
      {stands === 'stopped' && (
        <Note shape="skipped" tone="warn">
          <p>{say.stoppedBy(letter.stoppedBy, when.stopped ? wordsOf(when.stopped, today, locale) : '')}</p>
          <q>{letter.stopReason}</q>
        </Note>
      )}
      {canStop && (
        <Panel title={say.stop}>
          <ReasonForm
            label={say.reason}
            note={say.stopNote}
            onDone={() => notify({ text: say.stopped(name) })}
            send={reason => officeApi(brand).post('letters_admin.stop', { id, reason })}
            words={say.stop}
          />
        </Panel>
      )}
    </>
  )
}
