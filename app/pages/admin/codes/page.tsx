// A discount code: its terms, how often it was taken, its end, and who ended it.

import { type FormEvent, useState } from 'react'
import type { Api, OutputOf } from '../../../../contract/index.ts'
import { adminCodeMessages } from '../../../../i18n/admin_codes.ts'
import { formatClock, formatFullDay } from '../../../../i18n/dates.ts'
import { AskFirst } from '../../../admin/ask_first.tsx'
import { Fact } from '../../../admin/fact.tsx'
import { Banner } from '../../../components/banner.tsx'
import { useLocale, useMessages } from '../../../components/brand_context.tsx'
import { Button } from '../../../components/button.tsx'
import { sentences } from '../../../components/sentences.ts'
import { Table } from '../../../components/table.tsx'
import { TextArea, TextField } from '../../../components/text_fields.tsx'
import { useToasts } from '../../../components/toasts.tsx'
import { useAttempt } from '../../../forms/attempt.ts'
import { OfficePage } from '../../../office/office_page.tsx'
import { useOfficeApi } from '../../../office/use_office.ts'

type Code = OutputOf<'codes_admin.find'>

const codeOf = (api: Api, code: string) => api.get('codes_admin.find', { code })

/** Inert until its script is there. */
export default function DiscountCodes() {
  const say = useMessages(adminCodeMessages)
  const api = useOfficeApi()
  const attempt = useAttempt()
  const fault = attempt.of('code')
  const [found, setFound] = useState<Code | null>(null)

  async function find(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = String(new FormData(event.currentTarget).get('code')).trim()
    setFound(null)
    setFound((await attempt.run(() => codeOf(api(), typed))) ?? null)
  }

  return (
    <OfficePage lede={say.lede} page="adminCodes" title={say.title}>
      <form className="form admin-find" method="dialog" noValidate onSubmit={find}>
        <TextField
          autoCapitalize="characters"
          autoComplete="off"
          error={fault && attempt.refusal?.code === 'not_found' ? say.none : fault}
          label={say.code}
          name="code"
        />
        {attempt.sentence && <Banner tone="warn">{attempt.sentence}</Banner>}
        <p>
          <Button busy={attempt.busy} type="submit">
            {say.find}
          </Button>
        </p>
      </form>
      <div aria-live="polite">{found && <Terms code={found} renew={setFound} />}</div>
    </OfficePage>
  )
}

function Terms({ code: shown, renew }: { code: Code; renew: (code: Code) => void }) {
  const say = useMessages(adminCodeMessages)
  const { code, name, unit, elements, minimumSpendCents, from, until, audience, taken, totalUses } = shown
  const offs = elements.map(amount => say[unit](amount))
  return (
    <section className="admin-section">
      <h2 className="text-h3">{say.named(code, name)}</h2>
      <p>{sentences(shown.isOpen ? say.open : say.over, shown.isDefault && say.isDefault)}</p>
      <dl className="admin-profile-facts">
        <Fact label={say.off}>{offs.length === 1 ? offs[0] : say.eachBox(offs)}</Fact>
        <Fact label={say.minimum}>
          {minimumSpendCents > 0 ? say.cents(minimumSpendCents) : say.noMinimum}
        </Fact>
        <Fact label={say.days}>{say.between(from, until)}</Fact>
        <Fact label={say.audience}>{say.audiences[audience]}</Fact>
        <Fact label={say.taken}>{say.takenBy(taken, totalUses)}</Fact>
      </dl>
      {shown.canEnd && <End code={shown} key={code} renew={renew} />}
      <Endings endings={shown.endings} />
    </section>
  )
}

/** Ends it at once, or after a day to come. */
function End({ code: { code, today }, renew }: { code: Code; renew: (code: Code) => void }) {
  const api = useOfficeApi()
  const say = useMessages(adminCodeMessages)
  const attempt = useAttempt()
  const notify = useToasts()
  const [reason, setReason] = useState('')
  const [lastDay, setLastDay] = useState('')

  async function stop() {
    const renewed = await attempt.run(async () => {
      await api().post('codes_admin.stop', { code, reason, ...(lastDay && { lastDay }) })
      return codeOf(api(), code)
    })
    if (!renewed) return
    renew(renewed)
    setReason('')
    setLastDay('')
    notify({ text: lastDay ? say.stopsOn(code, lastDay) : say.stopped(code) })
  }

  return (
    <div className="admin-find stack-close">
      <TextArea
        error={attempt.of('reason')}
        label={say.reason}
        maxLength={300}
        onChange={event => setReason(event.currentTarget.value)}
        rows={2}
        value={reason}
      />
      <TextField
        error={attempt.of('lastDay')}
        hint={say.lastDayHint}
        label={say.lastDay}
        min={today}
        onChange={event => setLastDay(event.currentTarget.value)}
        optional
        type="date"
        value={lastDay}
      />
      <p>
        <AskFirst
          act={stop}
          busy={attempt.busy}
          note={say.stopNote}
          question={lastDay ? say.stopAskOn(code, lastDay) : say.stopAsk(code)}
          words={say.stop}
        />
      </p>
      {attempt.sentence && <Banner tone="warn">{attempt.sentence}</Banner>}
    </div>
  )
}

function Endings({ endings }: Pick<Code, 'endings'>) {
  const say = useMessages(adminCodeMessages)
  const locale = useLocale()
  if (endings.length === 0) return null
  return (
    <Table
      caption={say.endings}
      columns={say.endingColumns}
      rows={endings.map(({ date, time, lastDay, reason, admin }) => ({
        id: `${date} ${time} ${lastDay}`,
        cells: [
          `${formatFullDay(date, locale)}, ${formatClock(time, locale)}`,
          formatFullDay(lastDay, locale),
          reason,
          admin ?? say.gone,
        ],
      }))}
    />
  )
}
