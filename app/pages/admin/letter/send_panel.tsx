import { Link, useNavigate, useRevalidator } from 'react-router'
import type { BrandId } from '../../../../domain/brands.ts'
import { unwritten } from '../../../../domain/letters/filter.ts'
import { formatWhole } from '../../../../domain/money.ts'
import { AskFirst } from '../../../admin/ask_first.tsx'
import { useLocale, useMessages } from '../../../components/brand_context.tsx'
import { useLinks } from '../../../components/links.ts'
import { useToasts } from '../../../components/toasts.tsx'
import { useAttempt } from '../../../forms/attempt.ts'
import { Failed } from '../../../office/failed.tsx'
import { officeApi } from '../../../office/office_api.ts'
import { Panel } from '../../../office/panel.tsx'
import { Follows, Preview } from '../../../office/preview.tsx'
import { RowAction } from '../../../office/row_action.tsx'
import { type Draft, filterOf } from './draft.ts'
import type { LetterData } from './page.tsx'
import { letterMessages } from './words.ts'

interface SendPanelProps {
  shown: LetterData
  draft: Draft
  /** What is typed differs from what is saved. */
  isChanged: boolean
}

/** Beside a draft: how many get it, who they are, a sample, its sending and its end. */
export function SendPanel({ shown: { letter, brand }, draft, isChanged }: SendPanelProps) {
  const say = useMessages(letterMessages)
  const locale = useLocale()
  const to = useLinks()
  const notify = useToasts()
  const navigate = useNavigate()
  const attempt = useAttempt()
  const { revalidate } = useRevalidator()
  const api = () => officeApi(brand)
  const { id, name, version } = letter
  async function send() {
    const sent = await attempt.run(() => api().post('letters_admin.send', { id, seen: version }))
    if (sent) notify({ text: say.sentTo(formatWhole(sent.expected, locale)) })
    await revalidate()
  }

  async function drop() {
    if (!(await attempt.run(() => api().post('letters_admin.drop', { id })))) return
    notify({ text: say.dropped(name) })
    await navigate(`${to('adminLetters')}?acts_on=${brand}`)
  }

  return (
    <>
      <Panel title={say.counts}>
        <Counts brand={brand} draft={draft} />
        <p>
          <Link className="link" to={`${to('adminRecipients', { id })}?acts_on=${brand}`}>
            {say.recipients}
          </Link>
        </p>
      </Panel>
      <Panel title={say.sendTitle}>
        {isChanged && <p className="of-meta">{say.saveFirst}</p>}
        <div className="of-letter-acts">
          <RowAction
            act={async () => {
              const { email } = await api().post('letters_admin.send_sample', { id })
              notify({ text: say.sampled(email) })
            }}
            words={say.sample}
          />
          {!isChanged && (
            <AskFirst
              act={() => void send()}
              busy={attempt.busy}
              note={
                <>
                  <Counts brand={brand} draft={draft} />
                  <p>{say.sendNote}</p>
                </>
              }
              question={say.sendAsk(name)}
              words={say.send}
            />
          )}
          <AskFirst
            act={() => void drop()}
            busy={attempt.busy}
            note={say.dropNote}
            question={say.dropAsk(name)}
            words={say.drop}
          />
        </div>
        <Failed>{attempt.sentence}</Failed>
      </Panel>
    </>
  )
}

/** How many households are on the list, and how many of them may be written to. */
function Counts({ brand, draft }: { brand: BrandId; draft: Draft }) {
  const say = useMessages(letterMessages)
  const locale = useLocale()
  return (
    <Preview
      of={JSON.stringify(filterOf(draft))}
      read={() => officeApi(brand).post('letters_admin.foresee', { filter: filterOf(draft) })}
    >
      {({ listed, written, others }) => (
        <Follows
          follows={[
            { words: say.listed, is: formatWhole(listed, locale) },
            ...unwritten
              .filter(why => others[why] > 0)
              .map(why => ({ words: say.others[why], is: formatWhole(others[why], locale) })),
            { words: say.writable, is: formatWhole(written, locale), tone: written > 0 ? 'good' : 'warn' },
          ]}
          none={say.noneListed}
        />
      )}
    </Preview>
  )
}
