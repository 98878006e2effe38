// The control room: move the clock, run a job, read the messages sent. Like its calls, it exists outside production
// only.

import { type FormEvent, useState } from 'react'
import { data, Link, type LoaderFunctionArgs, useLoaderData, useRevalidator } from 'react-router'
import type { OutputOf } from '../../../contract/index.ts'
import { browserApi } from '../../api.ts'
import { Banner } from '../../components/banner.tsx'
import { useMessages } from '../../components/brand_context.tsx'
import { Button } from '../../components/button.tsx'
import { TextField } from '../../components/text_fields.tsx'
import { requestContext } from '../../context.ts'
import { useAttempt } from '../../forms/attempt.ts'
import { PageHead } from '../../layout/page_head.tsx'
import { load } from '../../load.ts'
import { devMessages } from './words.ts'

const people = [
  'amelie@example.com',
  'jordan@example.com',
  'paused@example.com',
  'closed@example.com',
  'social@example.com',
  'corporate@example.com',
  'admin@example.com',
  'driver@example.com',
]

const jobs = [
  'open_orders',
  'weekly_run',
  'retry_payments',
  'settle_late_edits',
  'pack',
  'card_refunds',
  'send_messages',
]

export async function loader(args: LoaderFunctionArgs) {
  if (args.context.get(requestContext).environment === 'production') throw data(null, { status: 404 })
  const to = new URL(args.request.url).searchParams.get('to')
  return load(args, async api => {
    const [clock, messages] = await Promise.all([
      api.get('dev.clock', {}),
      api.get('dev.messages', to ? { to } : {}),
    ])
    return { now: clock.now, messages, to }
  })
}

export default function ControlRoom() {
  const { now, messages, to } = useLoaderData<typeof loader>()
  const say = useMessages(devMessages)
  const attempt = useAttempt()
  const revalidator = useRevalidator()
  const [answer, setAnswer] = useState<string | null>(null)

  const act = (action: () => Promise<unknown>) =>
    attempt.run(async () => {
      setAnswer(JSON.stringify(await action(), null, 2))
      await revalidator.revalidate()
    })
  const advance = (duration: string) => act(() => browserApi().post('dev.set_clock', { advance: duration }))

  return (
    <div className="page-width section dev-room">
      <PageHead page="devRoom" title={say.title} />
      <header className="stack">
        <h1 className="text-h1">{say.title}</h1>
        <p className="text-lede">{say.lede}</p>
        <p className="button-row">
          <Link className="link" to="/dev/components">
            {say.components}
          </Link>
          <a className="link" href="/api/docs">
            {say.api}
          </a>
        </p>
      </header>
      {attempt.sentence && <Banner tone="warn">{attempt.sentence}</Banner>}
      <section className="stack">
        <h2 className="text-h2">{say.clock}</h2>
        <p className="tabular">{say.now(now)}</p>
        <p className="button-row">
          <Button busy={attempt.busy} kind="secondary" onClick={() => advance('PT1H')}>
            {say.hour}
          </Button>
          <Button busy={attempt.busy} kind="secondary" onClick={() => advance('P1D')}>
            {say.day}
          </Button>
          <Button busy={attempt.busy} kind="secondary" onClick={() => advance('P7D')}>
            {say.week}
          </Button>
        </p>
        <h2 className="text-h2">{say.jobs}</h2>
        <p className="button-row">
          {jobs.map(job => (
            <Button
              busy={attempt.busy}
              key={job}
              kind="secondary"
              onClick={() => act(() => browserApi().post('dev.run', { job }))}
            >
              {say.run(job)}
            </Button>
          ))}
        </p>
        {answer && <pre className="dev-answer">{answer}</pre>}
      </section>
      <section className="stack">
        <h2 className="text-h2">{say.people}</h2>
        <p>{say.password}</p>
        <ul>
          {people.map(person => (
            <li key={person}>{person}</li>
          ))}
        </ul>
      </section>
      <SentMessages messages={messages} to={to} />
    </div>
  )
}

function SentMessages({ messages, to }: { messages: OutputOf<'dev.messages'>; to: string | null }) {
  const say = useMessages(devMessages)
  const filter = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    location.search = `?to=${encodeURIComponent(String(new FormData(event.currentTarget).get('to')))}`
  }
  return (
    <section className="stack">
      <h2 className="text-h2">{say.messages}</h2>
      <form className="code-form" method="dialog" onSubmit={filter}>
        <TextField defaultValue={to ?? ''} label={say.to} name="to" />
        <Button kind="secondary" type="submit">
          {say.filter}
        </Button>
      </form>
      {messages.length === 0 && <p>{say.none}</p>}
      <ul className="stack-close">
        {messages.map(message => (
          <li key={`${message.to} ${message.at} ${message.template} ${message.channel}`}>
            <details>
              <summary>
                <b>{message.subject || message.template}</b>{' '}
                <span className="text-muted">
                  {message.channel} · {message.to} · {message.at}
                </span>
              </summary>
              <pre className="dev-answer">{message.text}</pre>
            </details>
          </li>
        ))}
      </ul>
    </section>
  )
}
