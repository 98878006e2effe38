// Pays a box back, in whole, by its lines or by an amount: foreseen first, like everything that the office does for a household.

import { useState } from 'react'
import { Refusal } from '../../../contract/errors.ts'
import type { InputOf, OutputOf } from '../../../contract/index.ts'
import { readMoney } from '../../../domain/money.ts'
import { refundReasons } from '../../../domain/refunds/reasons.ts'
import { adminRefundMessages } from '../../../i18n/admin_refunds.ts'
import { paperMessages } from '../../../i18n/papers.ts'
import { useMessages } from '../../components/brand_context.tsx'
import { SelectField, TextField } from '../../components/text_fields.tsx'
import { type Attempt, useAttempt } from '../../forms/attempt.ts'
import { useOfficeApi } from '../../office/use_office.ts'
import { ActButton } from './act.tsx'
import { actingMessages } from './words.ts'

type RefundableOrder = Pick<OutputOf<'refunds.order'>, 'order' | 'lines'>
type Wish = InputOf<'refunds.give'>['wish']
type Way = InputOf<'refunds.give'>['to']

const kinds = ['units', 'amount', 'whole'] as const
const targets = ['payment', 'credit'] as const

interface RefundProps {
  clientId: string
  orderId: string
  /** Its day, in words. */
  day: string
  /** The box, where the page has it already. */
  known?: RefundableOrder
}

export function RefundButton({ clientId, orderId, day, known }: RefundProps) {
  const say = useMessages(adminRefundMessages)
  const words = useMessages(actingMessages).refund
  const api = useOfficeApi()
  const attempt = useAttempt()
  const [read, setRead] = useState<RefundableOrder | null>(null)
  const shown = known ?? read
  const [kind, setKind] = useState<Wish['kind']>('units')
  const [to, setTo] = useState<Way>('payment')
  const look = () => attempt.run(async () => setRead(await api().get('refunds.order', { orderId })))
  return (
    <ActButton
      attempt={attempt}
      clientId={clientId}
      done={say.givenBack(day)}
      fields={
        shown && (
          <Fields attempt={attempt} kind={kind} setKind={setKind} setTo={setTo} shown={shown} to={to} />
        )
      }
      isRefund
      label={words.of(day)}
      onOpen={() => {
        if (!known) void look()
      }}
      read={typed => {
        const wish = wishOf(kind, typed)
        if (wish.kind === 'units' && Object.keys(wish.units).length === 0)
          throw new Refusal('required', { message: say.noUnits })
        const leftCents = shown?.order.leftCents
        return { act: 'refund', with: { orderId, wish, to, ...(leftCents !== undefined && { leftCents }) } }
      }}
      title={words.title(day)}
      words={words.words}
    />
  )
}

interface FieldsProps {
  attempt: Attempt
  shown: RefundableOrder
  kind: Wish['kind']
  setKind: (kind: Wish['kind']) => void
  to: Way
  setTo: (to: Way) => void
}

function Fields({ attempt, shown: { order, lines }, kind, setKind, to, setTo }: FieldsProps) {
  const say = useMessages(adminRefundMessages)
  const { reasons } = useMessages(paperMessages)
  return (
    <>
      <SelectField
        hint={say.kindNotes[kind]}
        label={say.what}
        name="kind"
        onChange={event => setKind(kinds.find(one => one === event.currentTarget.value) ?? kind)}
        options={kinds.map(value => ({ value, label: say.kinds[value] }))}
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
            error={attempt.of('what.with.wish.cents') ?? attempt.of('cents')}
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
      <SelectField
        hint={say.targetNotes[to]}
        label={say.to}
        name="to"
        onChange={event => setTo(targets.find(one => one === event.currentTarget.value) ?? to)}
        options={targets.map(value => ({ value, label: say.targets[value] }))}
        value={to}
      />
      <SelectField defaultValue="" error={attempt.of('reason')} label={say.reason} name="because">
        <option value="">{say.choose}</option>
        {refundReasons.map(reason => (
          <option key={reason} value={reason}>
            {reasons[reason]}
          </option>
        ))}
      </SelectField>
    </>
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
