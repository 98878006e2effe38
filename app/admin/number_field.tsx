import { useState } from 'react'
import { useLocale } from '../components/brand_context.tsx'
import { numberIn, numberShown } from './number_in.ts'

interface NumberFieldProps {
  label: string
  value: number
  onNumber: (value: number) => void
  disabled: boolean
  /** Digits after the comma that count. */
  digits?: 0 | 1 | 2
  most?: number
}

/** A small field for a number; what is not one is marked, and changes nothing. */
export function NumberField({
  label,
  value,
  onNumber,
  disabled,
  digits = 2,
  most = 100_000,
}: NumberFieldProps) {
  const locale = useLocale()
  const [typed, setTyped] = useState<string | null>(null)
  const isWrong = typed !== null && !fits(numberIn(typed), digits, most)
  return (
    <input
      aria-invalid={isWrong || undefined}
      aria-label={label}
      className="of-number"
      disabled={disabled}
      inputMode={digits === 0 ? 'numeric' : 'decimal'}
      onBlur={() => setTyped(null)}
      onChange={event => {
        const text = event.currentTarget.value
        setTyped(text)
        const number = numberIn(text)
        if (number !== null && fits(number, digits, most)) onNumber(number)
      }}
      value={typed ?? numberShown(value, locale)}
    />
  )
}

const fits = (number: number | null, digits: number, most: number): boolean =>
  number !== null && number <= most && Number(number.toFixed(digits)) === number
