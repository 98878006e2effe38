// One campaign: its codes as a file, more of them, its name and days, and its end.

import { type FormEvent, useState } from 'react'
import { Link, useRevalidator } from 'react-router'
import { csvOf } from '../../../../domain/csv_file.ts'
import { readWhole } from '../../../../domain/money.ts'
import { CodeFields, type CodeTexts, emptyCode, typedCode } from '../../../codes/code_fields.tsx'
import { CodeMeaning } from '../../../codes/code_meaning.tsx'
import { Banner } from '../../../components/banner.tsx'
import { useLocale, useMessages } from '../../../components/brand_context.tsx'
import { useLinks } from '../../../components/links.ts'
import { TextField } from '../../../components/text_fields.tsx'
import { useToasts } from '../../../components/toasts.tsx'
import { useAttempt, useFormAttempt } from '../../../forms/attempt.ts'
import { officeApi } from '../../../office/office_api.ts'
import { Panel } from '../../../office/panel.tsx'
import { ReasonForm } from '../../../office/reason_form.tsx'
import { saveFile } from '../../../office/table/csv.ts'
import { useOffice } from '../../../office/use_office.ts'
import { EditCampaign } from './edit_campaign.tsx'
import type { Campaign } from './page.tsx'
import { campaignMessages } from './words.ts'

export function CampaignPanel({ campaign }: { campaign: Campaign }) {
  const { rights } = useOffice()
  const say = useMessages(campaignMessages)
  if (!rights.includes('run_offers')) return <p className="of-none">{say.mayNot}</p>
  return (
    <>
      <Codes campaign={campaign} />
      <MakeCodes campaign={campaign} />
      <EditCampaign brands={[campaign.brand]} known={campaign} />
      {campaign.codes > 0 && <EndCodes campaign={campaign} />}
    </>
  )
}

function Codes({ campaign: { id, brand, name, made, listed } }: { campaign: Campaign }) {
  const say = useMessages(campaignMessages)
  const locale = useLocale()
  const to = useLinks()
  const attempt = useAttempt()
  async function save() {
    const rows: (string | number)[][] = []
    const done = await attempt.run(async () => {
      for (let after: string | null = ''; after !== null; ) {
        const page: {
          codes: { code: string; uses: number; boxes: number; until: string | null }[]
          next: string | null
        } = await officeApi(brand).get('codes_admin.made', { campaignId: id, ...(after && { after }) })
        rows.push(...page.codes.map(one => [one.code, one.uses, one.boxes, one.until ?? '']))
        after = page.next
      }
      return true
    })
    if (done) saveFile(`${name}.csv`, csvOf([[...say.csvColumns], ...rows], locale))
  }
  if (made === 0 && listed.length === 0) return null
  return (
    <Panel title={name}>
      {made > 0 && (
        <p>
          <button
            aria-busy={attempt.busy || undefined}
            className="of-btn"
            onClick={() => void save()}
            type="button"
          >
            {say.csv(made)}
          </button>
        </p>
      )}
      {attempt.sentence && <Banner tone="warn">{attempt.sentence}</Banner>}
      {listed.length > 0 && (
        <>
          <p className="of-meta">{say.listed}</p>
          <ul className="of-history">
            {listed.map(code => (
              <li key={code}>
                <Link className="link" to={`${to('adminCodes')}?acts_on=${brand}&of=${brand}&code=${code}`}>
                  {code}
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </Panel>
  )
}

/** Inert until its script is there. */
function MakeCodes({ campaign: { id, brand } }: { campaign: Campaign }) {
  const say = useMessages(campaignMessages)
  const attempt = useFormAttempt()
  const notify = useToasts()
  const { revalidate } = useRevalidator()
  const [texts, setTexts] = useState<CodeTexts>(() => emptyCode(brand))
  const [count, setCount] = useState('1000')
  const [beginning, setBeginning] = useState('')

  async function make(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const { brand: _, code: __, ...columns } = texts
    const body = { campaignId: id, beginning, count: readWhole(count) ?? 0, columns }
    const done = await attempt.run(() => officeApi(brand).post('codes_admin.make', body))
    if (!done) return
    notify({ text: say.made(done.made) })
    await revalidate()
  }

  return (
    <Panel title={say.make}>
      <form className="form" method="dialog" noValidate onSubmit={make} ref={attempt.form}>
        <p className="of-meta">{say.makeNote}</p>
        <TextField
          error={attempt.of('count')}
          hint={say.countHint}
          inputMode="numeric"
          label={say.count}
          name="count"
          onChange={event => setCount(event.currentTarget.value)}
          value={count}
        />
        <TextField
          autoComplete="off"
          error={attempt.of('beginning')}
          hint={say.beginningHint}
          label={say.beginning}
          maxLength={12}
          name="beginning"
          onChange={event => setBeginning(event.currentTarget.value.toUpperCase())}
          value={beginning}
        />
        <CodeFields
          attempt={attempt}
          onChange={changed => setTexts(before => ({ ...before, ...changed }))}
          texts={texts}
        />
        <CodeMeaning code={typedCode({ ...texts, total_uses: '1' })} />
        {attempt.sentence && <Banner tone="warn">{attempt.sentence}</Banner>}
        <p>
          <button aria-busy={attempt.busy || undefined} className="of-btn" data-kind="primary" type="submit">
            {say.makeMany(readWhole(count) ?? 0)}
          </button>
        </p>
      </form>
    </Panel>
  )
}

function EndCodes({ campaign: { id, brand } }: { campaign: Campaign }) {
  const say = useMessages(campaignMessages)
  const notify = useToasts()
  return (
    <Panel title={say.end}>
      <ReasonForm
        label={say.reason}
        note={say.endNote}
        onDone={({ ended }) => notify({ text: say.ended(ended) })}
        send={(reason: string) =>
          officeApi(brand).post('codes_admin.stop_campaign', { campaignId: id, reason })
        }
        words={say.end}
      />
    </Panel>
  )
}
