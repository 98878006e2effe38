// The newsletter: an address, a consent, and one answer. Faults are beside their fields, both at once, and nothing is sent until
// both are right (area 4).

import { type FormEvent, type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import type { NewsletterForm } from '../../contract/newsletter.ts'
import { isEmail } from '../../domain/person.ts'
import { ownErrorMessages } from '../../i18n/errors_own.ts'
import { newsletterMessages } from '../../i18n/newsletter.ts'
import { browserApi } from '../api.ts'
import { useMessages } from '../components/brand_context.tsx'
import { Button } from '../components/button.tsx'
import { Checkbox } from '../components/checkbox.tsx'
import { Field } from '../components/field.tsx'
import { useLinks } from '../components/links.ts'
import { useFormAttempt } from '../forms/attempt.ts'
import { type CameBack, formField } from '../forms/came_back.ts'
import { leadsSomewhere, type Way } from './destinations.ts'
import { useWays } from './use_ways.ts'

/** The form's name: it is on many pages, and its action is that of the page of a newsletter's link. */
export const newsletterName = 'newsletter'

/** @param back what came back of it, on that page */
export function Newsletter({ form, back }: { form: NewsletterForm; back?: CameBack }) {
  const say = useMessages(newsletterMessages)
  const faults = useFaults()
  const to = useLinks()
  const attempt = useFormAttempt(back?.refusal ?? null)
  const [thanked, setThanked] = useState(back ? back.answer !== null : false)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    const email = String(typed.get('email'))
    if (!faults.check(email, typed.has('terms'))) {
      event.currentTarget
        .querySelector<HTMLElement>(isEmail(email) ? '[name=terms]' : '[name=email]')
        ?.focus()
      return
    }
    const sent = { ...form, email, terms: true } as const
    setThanked((await attempt.run(() => browserApi().post('newsletter.subscribe', sent))) !== undefined)
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
        <form
          action={to('newsletterConfirm')}
          className="newsletter-form"
          method="post"
          noValidate
          onSubmit={submit}
          ref={attempt.form}
        >
          <input name={formField} type="hidden" value={newsletterName} />
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
                  defaultValue={back?.typed('email')?.[0]}
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
