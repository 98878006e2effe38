import { useEffect, useRef } from 'react'
import { useRouteLoaderData } from 'react-router'
import { useMessages } from '../../components/brand_context.tsx'
import { ButtonLink } from '../../components/button.tsx'
import { useLinks } from '../../components/links.ts'
import { useForm } from '../../forms/use_form.ts'
import { RedeemForm } from '../../redeem_form.tsx'
import type { RootData } from '../../root_data.ts'
import { applyForm, keepForm } from './forms.ts'
import { giftMessages } from './words.ts'

/** Redeems a card's code. A card brings its code after `#`, which stays in the browser. */
export function RedeemGift() {
  const say = useMessages(giftMessages).redeem
  const to = useLinks()
  const root = useRouteLoaderData('root') as RootData | undefined
  const client = root?.session.client ?? null
  const field = useRef<HTMLInputElement>(null)

  useEffect(() => {
    const brought = decodeURIComponent(location.hash.slice(1))
    if (!/^[0-9A-Za-z-]{16,24}$/.test(brought) || !field.current) return
    field.current.value = brought
    field.current.focus()
    history.replaceState(history.state, '', location.pathname + location.search)
  }, [])

  const applying = useForm(applyForm)
  const keeping = useForm(keepForm)
  const answer = client
    ? sentenceOf(applying.answer)
    : keeping.answer && `${say.appliedCode(keeping.answer.name)} ${say.kept}`

  function sentenceOf(applied: typeof applying.answer): string | null {
    if (!applied) return null
    return applied.valueCents === null ? say.appliedCode(applied.name ?? '') : say.applied(applied.valueCents)
  }

  return (
    <section className="gift-redeem" data-ground="sunk" id="use">
      <h2 className="text-h3">{say.heading}</h2>
      <p>{say.text}</p>
      <RedeemForm
        after={
          <p>
            <ButtonLink kind="link" to={to(client ? 'account' : 'signupPlans')}>
              {client ? say.toAccount : say.toSignup}
            </ButtonLink>
          </p>
        }
        answer={answer}
        field={field}
        label={say.code}
        of={client ? applying : keeping}
        submit={say.submit}
      />
    </section>
  )
}
