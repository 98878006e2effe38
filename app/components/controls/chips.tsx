import type { ComponentProps, ReactNode } from 'react'
import { Check } from '../icons.tsx'

interface ChipGroupProps {
  /** The legend; for screen readers only where `quiet`. */
  legend: string
  quiet?: boolean
  /** One line that scrolls (filters above dishes), or as many lines as needed. */
  line?: boolean
  children: ReactNode
}

export function ChipGroup({ legend, quiet, line, children }: ChipGroupProps) {
  return (
    <fieldset className="chip-group">
      <legend className={quiet ? 'visually-hidden' : 'group-legend'}>{legend}</legend>
      <div className={line ? 'scroll-row chips' : 'chips'}>{children}</div>
    </fieldset>
  )
}

interface ChipProps {
  pressed: boolean
  onToggle: (pressed: boolean) => void
  children: ReactNode
  icon?: ReactNode
  count?: number
}

/** A filter: it takes effect at once. */
export function Chip({ pressed, onToggle, children, icon, count }: ChipProps) {
  return (
    <button aria-pressed={pressed} className="chip" onClick={() => onToggle(!pressed)} type="button">
      {icon}
      <span>{children}</span>
      {count !== undefined && <span className="chip-count tabular">{count}</span>}
    </button>
  )
}

interface ChipChoicesProps<T extends string> {
  name: string
  options: readonly { value: T; title: string }[]
  chosen: readonly string[]
  onToggle: (value: T, on: boolean) => void
}

/** Chips of which any number can be chosen; part of a group. */
export function ChipChoices<T extends string>({ name, options, chosen, onToggle }: ChipChoicesProps<T>) {
  return options.map(({ value, title }) => (
    <ChipOption
      checked={chosen.includes(value)}
      key={value}
      name={name}
      onChange={event => onToggle(value, event.target.checked)}
      value={value}
    >
      {title}
    </ChipOption>
  ))
}

/** A list with one of its values chosen, or no longer. */
export const toggled = <T extends string>(list: readonly T[], value: T, on: boolean): T[] =>
  on ? [...list, value] : list.filter(other => other !== value)

/** A chip in a form: a checkbox or a radio that is sent with it. Its check shows when it is chosen. */
export function ChipOption({ children, type = 'checkbox', ...input }: ComponentProps<'input'>) {
  return (
    <label className="chip">
      <input {...input} className="visually-hidden" type={type} />
      <Check aria-hidden className="chip-check" size={18} />
      {children}
    </label>
  )
}
