import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { Refusal } from '../../../contract/errors.ts'
import type { InputOf, OutputOf } from '../../../contract/index.ts'
import { contactTopics } from '../../../domain/contact/topics.ts'
import { contactMessages } from '../../../i18n/contact.ts'
import { browserApi } from '../../api.ts'
import { useMessages } from '../../components/brand_context.tsx'
import { Button } from '../../components/button.tsx'
import { EmailField } from '../../components/email_field.tsx'
import { SelectField, TextArea, TextField } from '../../components/text_fields.tsx'
import { FormFault, PostForm } from '../../forms/post_form.tsx'
import { type Sending, useForm } from '../../forms/use_form.ts'
import { contactForm } from './forms.ts'

type Loaded = OutputOf<'contact.form'>

/** Milliseconds added to the server's minimum, so that a message arrives after it and not exactly then. */
const margin = 200

/** The form, until it is sent. A link may bring `?topic=` and `?order=`. */
export function ContactForm({ loaded }: { loaded: Loaded }) {
  const [another, setAnother] = useState(false)
  const sending = useForm(contactForm, () => setAnother(false), useSend(loaded))
  if (sending.answer && !another)
    return <Sent email={sending.sent('email')} onAnother={() => setAnother(true)} />
  return <Form loaded={loaded} of={sending} />
}

function Form({ loaded, of }: { loaded: Loaded; of: Sending<'contact.send'> }) {
  const say = useMessages(contactMessages)
  const [search] = useSearchParams()
  return (
    <PostForm className="form contact-form" of={of}>
      <input name="ticket" type="hidden" value={loaded.ticket} />
      <div className="form-pair">
        <TextField {...of.field('name', loaded.sender?.name)} label={say.name} />
        <EmailField {...of.field('email', loaded.sender?.email)} hint={say.emailHint} label={say.email} />
      </div>
      <div className="form-pair">
        <SelectField
          {...of.field('topic', search.get('topic') ?? '')}
          label={say.topic}
          options={[
            { value: '', label: say.choose, disabled: true },
            ...contactTopics.map(topic => ({ value: topic, label: say.topics[topic] })),
          ]}
        />
        <TextField {...of.field('orderNumber', search.get('order') ?? '')} label={say.orderNumber} optional />
      </div>
      <TextArea {...of.field('message')} hint={say.messageHint} label={say.message} rows={7} />
      {/* People do not see it, so only a program fills it in. */}
      <div aria-hidden className="visually-hidden">
        <label htmlFor="website">{say.website}</label>
        <input autoComplete="off" id="website" name="website" tabIndex={-1} type="text" />
      </div>
      <FormFault of={of} />
      <Button arrow busy={of.busy} type="submit">
        {of.busy ? say.sending : say.submit}
      </Button>
    </PostForm>
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

  const sendOnce = async (message: InputOf<'contact.send'>) => {
    const { ticket, notBefore, since } = current.current
    const left = since + notBefore + margin - performance.now()
    if (left > 0) await new Promise(resolve => setTimeout(resolve, left))
    return browserApi().post('contact.send', { ...message, ticket })
  }
  return async (message: InputOf<'contact.send'>) => {
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
      <h2 className="text-h2" ref={element => element?.focus()} tabIndex={-1}>
        {say.title}
      </h2>
      <p className="text-lede">{say.text(email)}</p>
      <Button kind="secondary" onClick={onAnother}>
        {say.another}
      </Button>
    </section>
  )
}
