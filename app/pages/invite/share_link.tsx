import { useEffect, useRef, useState } from 'react'
import { brands } from '../../../domain/brands.ts'
import { referralMessages } from '../../../i18n/referrals.ts'
import { useBrand, useMessages } from '../../components/brand_context.tsx'
import { Button } from '../../components/button.tsx'
import { TextField } from '../../components/text_fields.tsx'
import { useToasts } from '../../components/toasts.tsx'
import { copyLink, shareLink } from './hand_on.ts'

/** The household's link: to copy, and to share with the device's own sheet, where there is one. */
export function ShareLink({ link, code, meals }: { link: string; code: string; meals: number }) {
  const say = useMessages(referralMessages)
  const { id: brand } = useBrand()
  const notify = useToasts()
  const part = useRef<HTMLElement>(null)
  // Both need a script, and the second one a device that can share.
  const [can, setCan] = useState({ copy: false, share: false })
  useEffect(() => {
    setCan({ copy: navigator.clipboard !== undefined, share: typeof navigator.share === 'function' })
  }, [])

  function tell(end: Awaited<ReturnType<typeof shareLink>>) {
    if (end === 'copied') notify({ text: say.copied })
    if (end !== 'failed') return
    part.current?.querySelector('input')?.select()
    notify({ text: say.copyFailed })
  }
  const copy = async () => tell(await copyLink(navigator, link))
  const share = async () =>
    tell(await shareLink(navigator, { text: say.shareText(meals, brands[brand].name), url: link }))

  return (
    <section aria-labelledby="invite-link" className="invite-part" ref={part}>
      <h2 className="account-heading" id="invite-link">
        {say.linkHeading}
      </h2>
      <TextField
        label={say.link}
        onFocus={event => event.currentTarget.select()}
        readOnly
        type="url"
        value={link}
      />
      <p className="invite-ways">
        {can.copy && <Button onClick={copy}>{say.copy}</Button>}
        {can.share && (
          <Button kind="secondary" onClick={share}>
            {say.share}
          </Button>
        )}
      </p>
      <p className="text-muted">{say.code(code)}</p>
    </section>
  )
}
