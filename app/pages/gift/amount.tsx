import { useState } from 'react'
import { formatMoneyShort } from '../../../domain/money.ts'
import { useLocale, useMessages } from '../../components/brand_context.tsx'
import { Chip, ChipGroup } from '../../components/controls/chips.tsx'
import { TextField } from '../../components/text_fields.tsx'
import { amountOf, type Gift, usualAmounts } from './gift.ts'
import type { Form } from './page.tsx'
import { giftMessages } from './words.ts'

interface AmountProps {
  form: Form
  gift: Gift
  error: string | undefined
  onChange: (patch: Pick<Gift, 'amountCents'>) => void
}

/** Usual amounts as buttons, any other by typing. */
export function Amount({ form, gift, error, onChange }: AmountProps) {
  const say = useMessages(giftMessages)
  const locale = useLocale()
  const [typed, setTyped] = useState(() => String((gift.amountCents ?? 0) / 100))
  return (
    <>
      <ChipGroup legend={say.amount} quiet>
        {usualAmounts.map(cents => (
          <Chip
            key={cents}
            onToggle={() => {
              setTyped(String(cents / 100))
              onChange({ amountCents: cents })
            }}
            pressed={gift.amountCents === cents}
          >
            {formatMoneyShort(cents, locale)}
          </Chip>
        ))}
      </ChipGroup>
      <TextField
        error={error}
        hint={say.amountHint(form.minimumCents, form.maximumCents)}
        inputMode="decimal"
        label={say.amount}
        name="amountCents"
        onChange={event => {
          setTyped(event.currentTarget.value)
          onChange({ amountCents: amountOf(event.currentTarget.value) })
        }}
        value={typed}
      />
    </>
  )
}
