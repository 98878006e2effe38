import { type FormEvent, useState } from 'react'
import { useRevalidator } from 'react-router'
import { typedBy } from '../../../contract/page_request.ts'
import { referralMessages } from '../../../i18n/referrals.ts'
import { browserApi } from '../../api.ts'
import { useFormAttempt } from '../../attempt.ts'
import { Banner } from '../../components/banner.tsx'
import { useMessages } from '../../components/brand_context.tsx'
import { Button } from '../../components/button.tsx'
import { EmailField } from '../../components/email_field.tsx'
import { TextField } from '../../components/text_fields.tsx'
import { useRootData } from '../../root_data.ts'
import { useSent, useSentBack } from '../../sent_back.ts'

interface Outcome {
  sent: boolean
  name: string
}

/** The form's fields, as the call takes them. */
export const friendOf = (typed: (name: string) => string) => ({
  name: typed('name'),
  email: typed('email').trim(),
})

/** A friend's name and address: we write once. @param typed the fields from before a required sign-in */
export function InviteForm({ typed: before }: { typed: Readonly<Record<string, string>> | null }) {
  const say = useMessages(referralMessages)
  const whose = useRootData()?.session.client?.id ?? ''
  const back = useSentBack()
  const attempt = useFormAttempt(back.refusal)
  const [outcome, setOutcome] = useState<Outcome | null>(useSent<Outcome>() ?? null)
  const { revalidate } = useRevalidator()

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const typed = new FormData(form)
    const friend = friendOf(name => String(typed.get(name) ?? ''))
    setOutcome(null)
    const done = await attempt.run(() => browserApi().post('referrals.create_referral', friend))
    if (!done) return
    setOutcome({ sent: done.sent, name: friend.name })
    form.reset()
    await revalidate()
  }

  return (
    <section aria-labelledby="invite-letter" className="invite-part">
      <h2 className="account-heading" id="invite-letter">
        {say.formHeading}
      </h2>
      <p>{say.formNote}</p>
      <form className="form invite-form" method="post" noValidate onSubmit={submit} ref={attempt.form}>
        <input name={typedBy} type="hidden" value={whose} />
        <TextField
          autoComplete="off"
          defaultValue={back.typed('name') ?? before?.name}
          error={attempt.of('name')}
          label={say.name}
          name="name"
        />
        <EmailField
          autoComplete="off"
          defaultValue={back.typed('email') ?? before?.email}
          error={attempt.of('email')}
          label={say.email}
          name="email"
        />
        {attempt.sentence && <Banner tone="warn">{attempt.sentence}</Banner>}
        <Button busy={attempt.busy} type="submit">
          {say.send}
        </Button>
        <p role="status">{outcome && (outcome.sent ? say.sent(outcome.name) : say.again)}</p>
      </form>
    </section>
  )
}
