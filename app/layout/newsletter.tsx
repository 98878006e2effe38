// The newsletter: an address, a consent, and one answer. Faults are beside their fields, both at once, and nothing is sent until
// both are right (area 4).

import { type FormEvent, type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import type { NewsletterForm } from '../../contract/newsletter.ts'
import { isEmail } from '../../domain/person.ts'
import { ownErrorMessages } from '../../i18n/errors_own.ts'
import { newsletterMessages } from '../../i18n/newsletter.ts'
import { browserApi } from '../api.ts'
import { useFormAttempt } from '../attempt.ts'
import { useMessages } from '../components/brand_context.tsx'
import { Button } from '../components/button.tsx'
import { Checkbox } from '../components/checkbox.tsx'
import { Field } from '../components/field.tsx'
import { leadsSomewhere, type Way } from './destinations.ts'
import { useWays } from './use_ways.ts'

export function Newsletter({ form }: { form: NewsletterForm }) {
  const say = useMessages(newsletterMessages)
  const faults = useFaults()
  const attempt = useFormAttempt()
  const [thanked, setThanked] = useState(false)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    const email = String(typed.get('email'))
    const terms = typed.has('terms')
    if (!faults.check(email, terms)) {
      event.currentTarget
        .querySelector<HTMLElement>(isEmail(email) ? '[name=terms]' : '[name=email]')
        ?.focus()
      return
    }
    const answer = await attempt.run(() =>
      browserApi().post('newsletter.subscribe', { ...form, email, terms: true }),
    )
    setThanked(answer?.action === 'show_thank_you')
  }

  return (
    <section aria-labelledby="newsletter" className="newsletter">
      <h2 className="newsletter-title" id="newsletter">
        {say.heading}
      </h2>
      {thanked ? (
        <p className="newsletter-thanks" role="status">
          {say.thanks}
        </p>
      ) : (
        <form className="newsletter-form" method="dialog" noValidate onSubmit={submit} ref={attempt.form}>
          {Object.entries(form).map(([name, value]) => (
            <input key={name} name={name} type="hidden" value={value} />
          ))}
          <Field error={faults.email ?? attempt.of('email')} label={say.email}>
            {control => (
              <div className="newsletter-line">
                <input
                  {...control}
                  autoComplete="email"
                  className="input"
                  inputMode="email"
                  name="email"
                  type="email"
                />
                <Button busy={attempt.busy} kind="quiet" type="submit">
                  {say.submit}
                </Button>
              </div>
            )}
          </Field>
          <Checkbox error={faults.terms ?? attempt.of('terms')} hint={say.stop} name="terms">
            {say.consent} <PolicyLink way="terms">{say.terms}</PolicyLink> {say.and}{' '}
            <PolicyLink way="privacy">{say.privacy}</PolicyLink>.
          </Checkbox>
          {attempt.sentence && <p role="alert">{attempt.sentence}</p>}
        </form>
      )}
    </section>
  )
}

/** Faults found before anything is sent. */
function useFaults() {
  const say = useMessages(ownErrorMessages)
  const { missing } = useMessages(newsletterMessages)
  const [wrong, setWrong] = useState({ email: false, terms: false, empty: false })
  return {
    email: wrong.email ? (wrong.empty ? missing : say.email_invalid) : undefined,
    terms: wrong.terms ? say.terms_not_accepted : undefined,
    /** Whether both are right; records which is not. */
    check(email: string, terms: boolean): boolean {
      const found = { email: !isEmail(email), terms: !terms, empty: email.trim() === '' }
      setWrong(found)
      return !found.email && !found.terms
    },
  }
}

function PolicyLink({ way, children }: { way: Way; children: ReactNode }) {
  const to = useWays()
  if (!leadsSomewhere(way)) return children
  return (
    <Link className="link" to={to(way)}>
      {children}
    </Link>
  )
}
