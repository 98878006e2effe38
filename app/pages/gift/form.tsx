import { type ChangeEvent, type FormEvent, type ReactNode, type RefObject, useRef, useState } from 'react'
import type { Locale } from '../../../domain/brands.ts'
import { formatMoney, formatMoneyShort } from '../../../domain/money.ts'
import { CardFields, useCardEntry } from '../../card/card_entry.tsx'
import { cardName } from '../../card/card_name.ts'
import { usePayPalReturn } from '../../card/paypal_return.ts'
import { Banner } from '../../components/banner.tsx'
import { useLocale, useMessages } from '../../components/brand_context.tsx'
import { Button } from '../../components/button.tsx'
import { EmailField } from '../../components/email_field.tsx'
import { sentences } from '../../components/sentences.ts'
import { SelectField, TextArea, TextField } from '../../components/text_fields.tsx'
import { ChoiceCards } from '../../dishes/choice_cards.tsx'
import { useFormAttempt } from '../../forms/attempt.ts'
import { Amount } from './amount.tsx'
import { takeGift } from './at_paypal.ts'
import type { Gift } from './gift.ts'
import type { BoughtGift, Form } from './page.tsx'
import { giftPayment } from './payment.ts'
import { GiftPlate } from './plate.tsx'
import { giftMessages } from './words.ts'

interface GiftFormProps {
  form: Form
  gift: Gift
  /** The present payment; a new one begins once it has paid for a gift. */
  intent: RefObject<string>
  onChange: (gift: Gift) => void
  onBought: (bought: BoughtGift) => void
}

type PayWith = 'saved' | 'card' | 'paypal'

/** Everything a gift needs on one page, and one button that pays. */
export function GiftForm({ form, gift, intent, onChange, onBought }: GiftFormProps) {
  const say = useMessages(giftMessages)
  const locale = useLocale()
  const attempt = useFormAttempt()
  const entry = useCardEntry(form.cardForm)
  const payment = giftPayment(entry, intent, onBought)
  const [payWith, setPayWith] = useState<PayWith>(form.savedCard === null ? 'card' : 'saved')
  const [cancelled, setCancelled] = useState(false)
  const set = (patch: Partial<Gift>) => onChange({ ...gift, ...patch })

  const typedField = (name: 'senderName' | 'senderEmail' | 'recipientName' | 'recipientEmail') => ({
    error: attempt.of(name),
    label: say[name],
    name,
    onChange: (event: ChangeEvent<HTMLInputElement>) => set({ [name]: event.currentTarget.value }),
    value: gift[name],
  })

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    const value = (name: string) => String(typed.get(name) ?? '').trim()
    setCancelled(false)
    await attempt.run(async () => {
      if (payWith === 'paypal') return payment.goToPayPal(gift)
      const saved = payWith === 'saved'
      if (!saved) await payment.check(gift, entry.missing(value))
      const paymentToken = saved ? '' : await entry.tokenOf(value)
      await payment.byCard({ ...gift, savedCard: saved, paymentToken, nameOnCard: value('nameOnCard') })
    })
  }

  const paying = useRef<HTMLDivElement>(null)
  usePayPalReturn(back => {
    const kept = takeGift()
    if (!kept) return
    onChange(kept.gift)
    intent.current = kept.intent
    setPayWith('paypal')
    paying.current?.scrollIntoView({ block: 'start' })
    if (back === 'cancelled') setCancelled(true)
    else void attempt.run(() => payment.afterPayPal(kept))
  })

  const { savedCard } = form
  const waysToPay: { value: PayWith; title: string; text?: string }[] = [
    ...(savedCard
      ? [
          {
            value: 'saved' as const,
            title: say.saved(`${cardName(savedCard.brand)} ${savedCard.last4}`.trim()),
            text: savedCard.nameOnCard,
          },
        ]
      : []),
    { value: 'card', title: savedCard ? say.other : say.byCard },
    ...(form.paypal === null ? [] : [{ value: 'paypal' as const, title: say.paypal, text: say.paypalText }]),
  ]
  const bonus = form.bonus && (gift.amountCents ?? 0) >= form.bonus.minimumCents ? form.bonus : null
  return (
    <form className="form gift-form" method="dialog" noValidate onSubmit={submit} ref={attempt.form}>
      <Section heading={say.card}>
        <Amount error={attempt.of('amountCents')} form={form} gift={gift} onChange={set} />
        <fieldset className="gift-designs">
          <legend className="group-legend">{say.design}</legend>
          {form.designs.map(({ id: design, picture }) => (
            <label key={design}>
              <input
                checked={gift.design === design}
                className="visually-hidden"
                name="design"
                onChange={() => set({ design })}
                type="radio"
                value={design}
              />
              <span className="gift-design" data-ground="deep">
                <GiftPlate across={96} late picture={picture} />
              </span>
              <span>{say.designs[design]}</span>
            </label>
          ))}
        </fieldset>
        <ChoiceCards
          legend={say.delivery}
          name="deliveryMethod"
          onChange={deliveryMethod => set({ deliveryMethod })}
          options={form.deliveryMethods.map(method => ({
            value: method,
            title: say.methods[method],
            text: say.methodTexts[method],
          }))}
          value={gift.deliveryMethod}
        />
      </Section>
      <Section heading={say.people}>
        <div className="form-pair">
          <TextField {...typedField('senderName')} autoComplete="name" />
          <EmailField {...typedField('senderEmail')} autoComplete="email" />
        </div>
        <div className="form-pair">
          <TextField {...typedField('recipientName')} autoComplete="off" />
          <EmailField
            {...typedField('recipientEmail')}
            autoComplete="off"
            hint={gift.deliveryMethod === 'print' ? say.recipientEmailPrintHint : undefined}
          />
        </div>
        <TextArea
          error={attempt.of('message')}
          hint={say.messageHint(form.messageLength)}
          label={say.message}
          maxLength={form.messageLength}
          name="message"
          onChange={event => set({ message: event.currentTarget.value })}
          optional
          rows={3}
          value={gift.message}
        />
        <SelectField
          label={say.language}
          name="language"
          onChange={event => set({ language: event.currentTarget.value as Locale })}
          options={(['en', 'fr'] as const).map(one => ({ value: one, label: say.languages[one] }))}
          value={gift.language}
        />
      </Section>
      <Section heading={say.when}>
        <ChoiceCards
          legend={say.when}
          name="when"
          onChange={when => set({ sendOn: when === 'now' ? null : form.today })}
          options={[
            { value: 'now', title: say.now },
            { value: 'later', title: say.later },
          ]}
          quiet
          value={gift.sendOn === null ? 'now' : 'later'}
        />
        {gift.sendOn !== null && (
          <TextField
            error={attempt.of('sendOn')}
            hint={say.dayHint}
            label={say.day}
            max={form.lastDay}
            min={form.today}
            name="sendOn"
            onChange={event => set({ sendOn: event.currentTarget.value || form.today })}
            type="date"
            value={gift.sendOn}
          />
        )}
      </Section>
      <div ref={paying} />
      <Section heading={say.payment}>
        {waysToPay.length > 1 && (
          <ChoiceCards
            legend={say.payment}
            name="payWith"
            onChange={setPayWith}
            options={waysToPay}
            quiet
            value={payWith}
          />
        )}
        {payWith === 'card' && <CardFields attempt={attempt} entry={entry} />}
        <p className="gift-total">
          <span>{say.total}</span>
          <strong className="tabular">
            {gift.amountCents === null ? '—' : formatMoney(gift.amountCents, locale)}
          </strong>
        </p>
        <p className="text-muted">
          {sentences(
            say.noTax,
            bonus && say.bonusHere(Math.floor(((gift.amountCents ?? 0) * bonus.percent) / 100)),
          )}
        </p>
        {cancelled && <Banner tone="info">{say.paypalCancelled}</Banner>}
        {attempt.sentence && <Banner tone="warn">{attempt.sentence}</Banner>}
        <Button busy={attempt.busy} type="submit" width="full">
          {payWith === 'paypal'
            ? say.toPaypal
            : say.submit(gift.amountCents === null ? '' : formatMoneyShort(gift.amountCents, locale))}
        </Button>
      </Section>
      {entry.dialog}
    </form>
  )
}

function Section({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section className="gift-section">
      <h2 className="text-h3">{heading}</h2>
      {children}
    </section>
  )
}
