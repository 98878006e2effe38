import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { Refusal } from '../../../contract/errors.ts'
import type { InputOf, OutputOf } from '../../../contract/index.ts'
import { contactTopics } from '../../../domain/contact/topics.ts'
import { contactMessages } from '../../../i18n/contact.ts'
import { browserApi } from '../../api.ts'
import { useFormAttempt } from '../../attempt.ts'
import { Banner } from '../../components/banner.tsx'
import { useMessages } from '../../components/brand_context.tsx'
import { Button } from '../../components/button.tsx'
import { EmailField } from '../../components/email_field.tsx'
import { SelectField, TextArea, TextField } from '../../components/text_fields.tsx'
import { forgetTyped, useKeptTyping, useTypingOf } from '../../kept_typing.ts'
import { useSent, useSentBack } from '../../sent_back.ts'

type Loaded = OutputOf<'contact.form'>

/** Milliseconds added to the server's minimum, so that a message arrives after it and not exactly then. */
const margin = 200

/** The form's fields, as the call takes them. */
export const messageOf = (typed: (name: string) => string) => ({
  name: typed('name'),
  email: typed('email').trim(),
  topic: typed('topic') as (typeof contactTopics)[number],
  orderNumber: typed('orderNumber'),
  message: typed('message'),
  website: typed('website'),
})

/** The form, until it is sent. A link may bring `?topic=` and `?order=`. */
export function ContactForm({ loaded }: { loaded: Loaded }) {
  const [sentBy, setSentBy] = useState<string | null>(useSent<string>() ?? null)
  if (sentBy !== null) return <Sent email={sentBy} onAnother={() => setSentBy(null)} />
  return <Form loaded={loaded} onSent={setSentBy} />
}

function Form({ loaded, onSent }: { loaded: Loaded; onSent: (email: string) => void }) {
  const say = useMessages(contactMessages)
  const back = useSentBack()
  const attempt = useFormAttempt(back.refusal)
  const typing = useTypingOf('contact')
  useKeptTyping(attempt.form, typing, ['name', 'email', 'orderNumber', 'message'])
  const send = useSend(loaded)
  const [search] = useSearchParams()

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const message = messageOf(name => String(form.get(name) ?? ''))
    const done = await attempt.run(() => send(message))
    if (!done) return
    forgetTyped(typing)
    onSent(message.email)
  }

  return (
    <form className="form contact-form" method="post" noValidate onSubmit={submit} ref={attempt.form}>
      <input name="ticket" type="hidden" value={loaded.ticket} />
      <div className="form-pair">
        <TextField
          autoComplete="name"
          defaultValue={back.typed('name') ?? loaded.sender?.name}
          error={attempt.of('name')}
          label={say.name}
          name="name"
        />
        <EmailField
          autoComplete="email"
          defaultValue={back.typed('email') ?? loaded.sender?.email}
          error={attempt.of('email')}
          hint={say.emailHint}
          label={say.email}
          name="email"
        />
      </div>
      <div className="form-pair">
        <SelectField
          defaultValue={back.typed('topic') ?? search.get('topic') ?? ''}
          error={attempt.of('topic')}
          label={say.topic}
          name="topic"
          options={[
            { value: '', label: say.choose, disabled: true },
            ...contactTopics.map(topic => ({ value: topic, label: say.topics[topic] })),
          ]}
        />
        <TextField
          autoComplete="off"
          defaultValue={back.typed('order') ?? search.get('order') ?? ''}
          error={attempt.of('orderNumber')}
          label={say.orderNumber}
          name="orderNumber"
          optional
        />
      </div>
      <TextArea
        defaultValue={back.typed('message')}
        error={attempt.of('message')}
        hint={say.messageHint}
        label={say.message}
        maxLength={5000}
        name="message"
        rows={7}
      />
      {/* People do not see it, so only a program fills it in. */}
      <div aria-hidden className="visually-hidden">
        <label htmlFor="website">{say.website}</label>
        <input autoComplete="off" id="website" name="website" tabIndex={-1} type="text" />
      </div>
      {attempt.sentence && <Banner tone="warn">{attempt.sentence}</Banner>}
      <Button arrow busy={attempt.busy} type="submit">
        {attempt.busy ? say.sending : say.submit}
      </Button>
    </form>
  )
}

/**
 * Sends with the current ticket, no sooner than the server accepts it: a fast typist waits here for the rest of the time. An
 * expired ticket is replaced.
 */
function useSend(loaded: Loaded) {
  const current = useRef({ ...loaded, since: 0 })
  useEffect(() => {
    current.current = { ...loaded, since: performance.now() }
  }, [loaded])

  const sendOnce = async (message: Omit<InputOf<'contact.send'>, 'ticket'>) => {
    const { ticket, notBefore, since } = current.current
    const left = since + notBefore + margin - performance.now()
    if (left > 0) await new Promise(resolve => setTimeout(resolve, left))
    return browserApi().post('contact.send', { ...message, ticket })
  }
  return async (message: Parameters<typeof sendOnce>[0]) => {
    try {
      return await sendOnce(message)
    } catch (failure) {
      if (!(failure instanceof Refusal) || failure.code !== 'contact_ticket_expired') throw failure
      current.current = { ...(await browserApi().get('contact.form', {})), since: performance.now() }
      return sendOnce(message)
    }
  }
}

function Sent({ email, onAnother }: { email: string; onAnother: () => void }) {
  const say = useMessages(contactMessages).sent
  return (
    <section className="contact-form contact-sent">
      <h2 className="font-display text-h2" ref={element => element?.focus()} tabIndex={-1}>
        {say.title}
      </h2>
      <p className="text-lede">{say.text(email)}</p>
      <Button kind="secondary" onClick={onAnother}>
        {say.another}
      </Button>
    </section>
  )
}
