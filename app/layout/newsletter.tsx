// The newsletter: an address, a consent, and one answer. Faults are beside their fields, both at once, and nothing is sent until
// both are right (area 4).

import { type FormEvent, type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import type { NewsletterForm } from '../../contract/newsletter.ts'
import { isEmail } from '../../domain/person.ts'
import { ownErrorMessages } from '../../i18n/errors_own.ts'
import { newsletterMessages } from '../../i18n/newsletter.ts'
import { useMessages } from '../components/brand_context.tsx'
import { Button } from '../components/button.tsx'
import { Checkbox } from '../components/checkbox.tsx'
import { Field } from '../components/field.tsx'
import { useLinks } from '../components/links.ts'
import { PostForm } from '../forms/post_form.tsx'
import { readForm, useForm } from '../forms/use_form.ts'
import { leadsSomewhere, type Way } from './destinations.ts'
import { newsletterForm } from './newsletter_forms.ts'
import { useWays } from './use_ways.ts'

export function Newsletter({ form }: { form: NewsletterForm }) {
  const say = useMessages(newsletterMessages)
  const faults = useFaults()
  const action = useLinks()('newsletterConfirm')
  const subscribing = useForm(newsletterForm)

  function submit(event: FormEvent<HTMLFormElement>) {
    const { email, terms } = readForm(newsletterForm, event)
    if (faults.check(email, terms)) return subscribing.submit(event)
    event.currentTarget.querySelector<HTMLElement>(isEmail(email) ? '[name=terms]' : '[name=email]')?.focus()
  }

  return (
    <section aria-labelledby="newsletter" className="newsletter">
      <h2 className="newsletter-title" id="newsletter">
        {say.heading}
      </h2>
      {subscribing.answer ? (
        <p className="newsletter-thanks" role="status">
          {say.thanks}
        </p>
      ) : (
        <PostForm action={action} className="newsletter-form" of={{ ...subscribing, submit }}>
          {Object.entries(form).map(([name, value]) => (
            <input key={name} name={name} type="hidden" value={value} />
          ))}
          <Field error={faults.email ?? subscribing.of('email')} label={say.email}>
            {control => (
              <div className="newsletter-line">
                <input
                  {...control}
                  autoComplete="email"
                  className="input"
                  defaultValue={subscribing.typed('email')?.[0]}
                  inputMode="email"
                  name="email"
                  type="email"
                />
                <Button busy={subscribing.busy} kind="quiet" type="submit">
                  {say.submit}
                </Button>
              </div>
            )}
          </Field>
          <Checkbox error={faults.terms ?? subscribing.of('terms')} hint={say.stop} name="terms">
            {say.consent} <PolicyLink way="terms">{say.terms}</PolicyLink> {say.and}{' '}
            <PolicyLink way="privacy">{say.privacy}</PolicyLink>.
          </Checkbox>
          {subscribing.sentence && <p role="alert">{subscribing.sentence}</p>}
        </PostForm>
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
