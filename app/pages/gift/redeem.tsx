import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useRouteLoaderData } from 'react-router'
import { giftMessages } from '../../../i18n/gift.ts'
import { browserApi } from '../../api.ts'
import { useFormAttempt } from '../../attempt.ts'
import { Banner } from '../../components/banner.tsx'
import { useMessages } from '../../components/brand_context.tsx'
import { Button, ButtonLink } from '../../components/button.tsx'
import { CodeField } from '../../components/code_field.tsx'
import { useLinks } from '../../layout/links.ts'
import type { RootData } from '../../root_data.ts'

/** Redeems a card's code. A card brings its code after `#`, which stays in the browser. */
export function RedeemGift() {
  const say = useMessages(giftMessages).redeem
  const to = useLinks()
  const root = useRouteLoaderData('root') as RootData | undefined
  const client = root?.session.client ?? null
  const attempt = useFormAttempt()
  const [answer, setAnswer] = useState<string | null>(null)
  const field = useRef<HTMLInputElement>(null)

  useEffect(() => {
    const brought = decodeURIComponent(location.hash.slice(1))
    if (!/^[0-9A-Za-z-]{16,24}$/.test(brought) || !field.current) return
    field.current.value = brought
    field.current.focus()
    history.replaceState(history.state, '', location.pathname + location.search)
  }, [])

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const code = String(new FormData(form).get('code') ?? '')
    setAnswer(null)
    await attempt.run(async () => {
      if (client) {
        const { valueCents, name } = await browserApi().post('clients.apply_code', { code })
        setAnswer(valueCents === null ? say.appliedCode(name ?? '') : say.applied(valueCents))
      } else {
        const { name } = await browserApi().post('signup.save_discount_code', { code })
        setAnswer(`${say.appliedCode(name)} ${say.kept}`)
      }
      form.reset()
    })
  }

  return (
    <section className="gift-redeem" data-ground="sunk" id="use">
      <h2 className="font-display text-h3">{say.heading}</h2>
      <p>{say.text}</p>
      <form className="gift-redeem-form" method="dialog" noValidate onSubmit={submit} ref={attempt.form}>
        <CodeField error={attempt.of('code')} label={say.code} ref={field} />
        <Button busy={attempt.busy} kind="secondary" type="submit">
          {say.submit}
        </Button>
      </form>
      {attempt.sentence && <Banner tone="warn">{attempt.sentence}</Banner>}
      <div aria-live="polite">{answer !== null && <Banner tone="good">{answer}</Banner>}</div>
      {answer !== null && (
        <p>
          <ButtonLink kind="link" to={to(client ? 'account' : 'signupPlans')}>
            {client ? say.toAccount : say.toSignup}
          </ButtonLink>
        </p>
      )}
    </section>
  )
}
