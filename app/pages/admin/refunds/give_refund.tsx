// The refund form: it shows the refund, then makes it. Inert until its script is there.

import { type FormEvent, useState } from 'react'
import { useRevalidator } from 'react-router'
import { Refusal } from '../../../../contract/errors.ts'
import type { InputOf, OutputOf } from '../../../../contract/index.ts'
import { readMoney } from '../../../../domain/money.ts'
import { refundReasons } from '../../../../domain/refunds/reasons.ts'
import { adminRefundMessages } from '../../../../i18n/admin_refunds.ts'
import { paperMessages } from '../../../../i18n/papers.ts'
import { Banner } from '../../../components/banner.tsx'
import { useMessages } from '../../../components/brand_context.tsx'
import { Button } from '../../../components/button.tsx'
import { SelectField, TextArea, TextField } from '../../../components/text_fields.tsx'
import { ChoiceCards } from '../../../dishes/choice_cards.tsx'
import { useFormAttempt } from '../../../forms/attempt.ts'
import { useOfficeApi } from '../../../office/use_office.ts'
import { useRequestId } from '../../../request_id.ts'
import { useSplitWords } from './use_split_words.ts'

type RefundableOrder = OutputOf<'refunds.order'>
type Wish = InputOf<'refunds.give'>['wish']
type Reason = InputOf<'refunds.give'>['reason']
type Way = InputOf<'refunds.give'>['to']

const kinds = ['units', 'amount', 'whole'] as const
const targets = ['payment', 'credit'] as const

export function GiveRefund({ shown }: { shown: RefundableOrder }) {
  const api = useOfficeApi()
  const say = useMessages(adminRefundMessages)
  const { reasons } = useMessages(paperMessages)
  const attempt = useFormAttempt()
  const { revalidate } = useRevalidator()
  const split = useSplitWords()
  const [kind, setKind] = useState<Wish['kind']>('units')
  const [to, setTo] = useState<Way>('payment')
  const [foreseen, setForeseen] = useState<OutputOf<'refunds.foreseen'> | null>(null)
  const requestId = useRequestId()
  const [done, setDone] = useState('')
  const { order, lines } = shown

  function changed() {
    setForeseen(null)
    requestId.renew()
    setDone('')
  }

  /** The reason and the remark change nothing of what goes back. */
  function typed(event: FormEvent<HTMLFormElement>) {
    const { name } = event.target as HTMLInputElement
    if (name !== 'reason' && name !== 'remark') changed()
  }

  /** Somebody refunded something in the meantime: what is shown is out of date. */
  async function lookAgain(failure: unknown): Promise<never> {
    if (failure instanceof Refusal && failure.code === 'conflict') {
      changed()
      await revalidate()
    }
    throw failure
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const typed = new FormData(form)
    const wish = wishOf(kind, typed)
    const asked = { orderId: order.id, wish, to }
    if (!foreseen) {
      const seen = await attempt.run(async () => {
        if (wish.kind === 'units' && Object.keys(wish.units).length === 0)
          throw new Refusal('required', { message: say.noUnits })
        return api().post('refunds.foreseen', asked)
      })
      if (seen) setForeseen(seen)
      return
    }
    const reason = String(typed.get('reason')) as Reason
    const remark = String(typed.get('remark'))
    const { leftCents } = order
    const refund = { ...asked, reason, remark, leftCents, requestId: requestId.get() }
    const given = await attempt.run(() => api().post('refunds.give', refund).catch(lookAgain))
    if (!given) return
    form.reset()
    changed()
    setDone(say.given(given.note))
    await revalidate()
  }

  return (
    <form
      className="form admin-find"
      method="dialog"
      noValidate
      onChange={typed}
      onSubmit={submit}
      ref={attempt.form}
    >
      <ChoiceCards
        hint={say.kindNotes[kind]}
        legend={say.what}
        name="kind"
        onChange={setKind}
        options={kinds.map(value => ({ value, title: say.kinds[value] }))}
        value={kind}
      />
      {kind === 'units' &&
        lines
          .filter(line => line.left > 0)
          .map(line => (
            <TextField
              defaultValue="0"
              inputMode="numeric"
              key={line.productId}
              label={say.units(line.name, line.left, line.leftCents)}
              max={line.left}
              min={0}
              name={`units:${line.productId}`}
              type="number"
            />
          ))}
      {kind === 'amount' && (
        <>
          <TextField
            autoComplete="off"
            error={attempt.of('wish.cents') ?? attempt.of('cents')}
            hint={say.amountHint(order.leftCents)}
            inputMode="decimal"
            label={say.amount}
            name="amount"
          />
          <SelectField defaultValue="" label={say.ofLine} name="line">
            <option value="">{say.ofAll}</option>
            {lines.map(line => (
              <option key={line.productId} value={line.productId}>
                {line.name}
              </option>
            ))}
          </SelectField>
        </>
      )}
      <ChoiceCards
        legend={say.to}
        name="to"
        onChange={setTo}
        options={targets.map(value => ({ value, title: say.targets[value], text: say.targetNotes[value] }))}
        value={to}
      />
      <SelectField defaultValue="" error={attempt.of('reason')} label={say.reason} name="reason">
        <option value="">{say.choose}</option>
        {refundReasons.map(reason => (
          <option key={reason} value={reason}>
            {reasons[reason]}
          </option>
        ))}
      </SelectField>
      <TextArea
        error={attempt.of('remark')}
        hint={say.remarkHint}
        label={say.remark}
        name="remark"
        rows={2}
      />
      {attempt.sentence && <Banner tone="warn">{attempt.sentence}</Banner>}
      <p aria-live="polite">
        {foreseen && (
          <span>
            {say.foreseen(foreseen.totalCents, foreseen.goodsCents, foreseen.taxCents)}{' '}
            {split(foreseen.payment)}
          </span>
        )}
      </p>
      <p>
        <Button busy={attempt.busy} type="submit">
          {foreseen ? say.give(foreseen.totalCents) : say.foresee}
        </Button>
      </p>
      <p role="status">{done}</p>
    </form>
  )
}

function wishOf(kind: Wish['kind'], typed: FormData): Wish {
  if (kind === 'whole') return { kind }
  if (kind === 'amount') {
    const productId = String(typed.get('line'))
    return {
      kind,
      cents: readMoney(String(typed.get('amount'))) ?? Number.NaN,
      ...(productId && { productId }),
    }
  }
  const units: Record<string, number> = {}
  for (const [name, value] of typed) {
    if (name.startsWith('units:') && Number(value) > 0) units[name.slice('units:'.length)] = Number(value)
  }
  return { kind, units }
}
