import { useState } from 'react'
import { browserApi } from '../../api.ts'
import { Banner } from '../../components/banner.tsx'
import { useMessages } from '../../components/brand_context.tsx'
import { Button } from '../../components/button.tsx'
import { useToasts } from '../../components/toasts.tsx'
import { useAttempt } from '../../forms/attempt.ts'
import { scheduleMessages } from './words.ts'

/** The address of the household's calendar feed, created on request. */
export function CalendarFeed() {
  const say = useMessages(scheduleMessages).feed
  const attempt = useAttempt()
  const notify = useToasts()
  const [url, setUrl] = useState<string | null>(null)
  const [renewed, setRenewed] = useState(false)

  async function get() {
    const answer = await attempt.run(() => browserApi().get('calendar.feed', {}))
    if (answer) setUrl(answer.url)
  }

  async function renew() {
    const answer = await attempt.run(() => browserApi().post('calendar.renew_feed', {}))
    if (!answer) return
    setUrl(answer.url)
    setRenewed(true)
  }

  async function copy(text: string) {
    await navigator.clipboard.writeText(text)
    notify({ text: say.copied })
  }

  return (
    <section aria-labelledby="calendar-feed" className="schedule-feed">
      <h2 id="calendar-feed">{say.heading}</h2>
      <p className="text-muted">{say.note}</p>
      {attempt.sentence && <Banner tone="warn">{attempt.sentence}</Banner>}
      {url === null ? (
        <div>
          <Button busy={attempt.busy} kind="secondary" onClick={get} size="small">
            {say.get}
          </Button>
        </div>
      ) : (
        <>
          <input
            aria-label={say.address}
            className="schedule-feed-address"
            onFocus={event => event.currentTarget.select()}
            readOnly
            value={url}
          />
          <div className="schedule-feed-actions">
            <a
              className="button"
              data-kind="secondary"
              data-size="small"
              href={url.replace(/^https?:/, 'webcal:')}
            >
              {say.open}
            </a>
            <Button kind="link" onClick={() => copy(url)} size="small">
              {say.copy}
            </Button>
            <Button busy={attempt.busy} kind="link" onClick={renew} size="small">
              {say.renew}
            </Button>
          </div>
          <p className="text-muted" role="status">
            {renewed ? say.renewed : say.secret}
          </p>
        </>
      )}
    </section>
  )
}
