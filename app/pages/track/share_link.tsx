import { useState } from 'react'
import { trackingMessages } from '../../../i18n/tracking.ts'
import { browserApi } from '../../api.ts'
import { Banner } from '../../components/banner.tsx'
import { useMessages } from '../../components/brand_context.tsx'
import { Button } from '../../components/button.tsx'
import { TextField } from '../../components/text_fields.tsx'
import { useAttempt } from '../../forms/attempt.ts'

/** A link for people who wait for the box: it needs no sign-in, and expires with the day. */
export function ShareLink() {
  const say = useMessages(trackingMessages)
  const attempt = useAttempt()
  const [url, setUrl] = useState('')
  const [copied, setCopied] = useState(false)

  async function make() {
    const made = await attempt.run(() => browserApi().post('tracking.share', {}))
    if (!made) return
    setUrl(made.url)
    setCopied(
      await navigator.clipboard
        ?.writeText(made.url)
        .then(() => true)
        .catch(() => false),
    )
  }

  return (
    <section aria-labelledby="share-link" className="share-link">
      <h2 className="account-heading" id="share-link">
        {say.share}
      </h2>
      <p className="text-muted">{say.shareNote}</p>
      <p>
        <Button busy={attempt.busy} kind="secondary" onClick={make}>
          {say.shareMake}
        </Button>
      </p>
      <div aria-live="polite">
        {url && (
          <TextField
            hint={copied ? say.shareCopied : say.shareCopy}
            label={say.shareLink}
            readOnly
            value={url}
          />
        )}
        {attempt.sentence && <Banner tone="warn">{attempt.sentence}</Banner>}
      </div>
    </section>
  )
}
