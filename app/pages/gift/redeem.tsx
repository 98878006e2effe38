import { useEffect, useRef } from 'react'
import { useRouteLoaderData } from 'react-router'
import { browserApi } from '../../api.ts'
import { useMessages } from '../../components/brand_context.tsx'
import { ButtonLink } from '../../components/button.tsx'
import { useLinks } from '../../components/links.ts'
import { RedeemForm } from '../../redeem_form.tsx'
import type { RootData } from '../../root_data.ts'
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

  async function apply(code: string): Promise<string> {
    if (client) {
      const { valueCents, name } = await browserApi().post('clients.apply_code', { code })
      return valueCents === null ? say.appliedCode(name ?? '') : say.applied(valueCents)
    }
    const { name } = await browserApi().post('signup.save_discount_code', { code })
    return `${say.appliedCode(name)} ${say.kept}`
  }

  return (
    <section className="gift-redeem" data-ground="sunk" id="use">
      <h2 className="font-display text-h3">{say.heading}</h2>
      <p>{say.text}</p>
      <RedeemForm
        after={
          <p>
            <ButtonLink kind="link" to={to(client ? 'account' : 'signupPlans')}>
              {client ? say.toAccount : say.toSignup}
            </ButtonLink>
          </p>
        }
        apply={apply}
        field={field}
        label={say.code}
        submit={say.submit}
      />
    </section>
  )
}
