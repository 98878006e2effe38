import { useEffect, useRef, useState } from 'react'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import type { OutputOf } from '../../../contract/index.ts'
import { Banner } from '../../components/banner.tsx'
import { useMessages } from '../../components/brand_context.tsx'
import { formAction } from '../../forms/action.ts'
import { forgetTyped, readTyped, saveTyped, useTypingOf } from '../../forms/kept_typing.ts'
import { PageHead } from '../../layout/page_head.tsx'
import { load } from '../../load.ts'
import { AskingHere } from '../../settings/asking_here.tsx'
import { Bought } from './bought.tsx'
import { GiftFace } from './face.tsx'
import { GiftForm } from './form.tsx'
import { applyForm, keepForm } from './forms.ts'
import { emptyGift, type Gift } from './gift.ts'
import { RedeemGift } from './redeem.tsx'
import { giftMessages } from './words.ts'

export function loader(args: LoaderFunctionArgs) {
  return load(args, async (api, page) => ({
    form: await api.get('gift_cards.new', {}),
    first: await api.get('gift_cards.initialize_intent_api', {}),
    locale: page.locale,
  }))
}

export const action = formAction(applyForm, keepForm)

export type Form = OutputOf<'gift_cards.new'>
export interface BoughtGift {
  intent: string
  answer: OutputOf<'gift_cards.create'>
}

/** Buying a gift card beside the card as it will arrive (rule 39), and using one. */
export default function GiftPage() {
  const { form, first, locale } = useLoaderData<typeof loader>()
  const say = useMessages(giftMessages)
  const [gift, setGift] = useState<Gift>(() => emptyGift(form, locale))
  const [bought, setBought] = useState<BoughtGift | null>(null)
  const intent = useRef(first.intent)
  const typing = useTypingOf('gift')
  useEffect(() => {
    const typed = readTyped<Gift>(typing)
    if (typed) setGift(typed)
  }, [typing])
  const { bonus } = form

  return (
    <div className="page-width section gift">
      <PageHead description={say.description} page="gift" title={say.title} />
      <header className="gift-head">
        <h1 className="text-h1">{say.heading}</h1>
        <p className="text-lede">{say.lede}</p>
        {bonus && !bought && (
          <Banner tone="good">{say.bonus(bonus.minimumCents, bonus.percent, bonus.days)}</Banner>
        )}
      </header>
      <aside aria-label={say.preview} className="gift-preview">
        <GiftFace
          {...gift}
          amountCents={gift.amountCents}
          locale={gift.language}
          picture={form.designs.find(({ id }) => id === gift.design)?.picture ?? null}
        />
      </aside>
      {bought ? (
        <Bought
          bought={bought}
          onAnother={() => {
            setBought(null)
            setGift({
              ...emptyGift(form, locale),
              senderName: gift.senderName,
              senderEmail: gift.senderEmail,
            })
          }}
        />
      ) : (
        <GiftForm
          form={form}
          gift={gift}
          intent={intent}
          onBought={done => {
            forgetTyped(typing)
            setBought(done)
          }}
          onChange={changed => {
            saveTyped(typing, changed)
            setGift(changed)
          }}
        />
      )}
      <RedeemGift />
      {form.savedCard !== null && <AskingHere />}
    </div>
  )
}
