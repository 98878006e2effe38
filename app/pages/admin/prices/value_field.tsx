import { useOffice } from '../../../office/use_office.ts'
import type { SheetRow, SheetState } from './use_sheet.ts'

interface ValueFieldProps {
  sheet: SheetState
  row: SheetRow
  /** Of the term's fields, as `fieldsOf` names it. */
  field: string
  label: string
  /** The value in words, for who may not change it. */
  words: string
}

/** A value that is typed where it stands in its table. */
export function ValueField({ sheet, row, field, label, words }: ValueFieldProps) {
  const { rights } = useOffice()
  if (!rights.includes('set_money')) return words
  return (
    <input
      aria-invalid={row.faults.includes(field) || undefined}
      aria-label={label}
      autoComplete="off"
      className="prices-field"
      data-changed={row.isChanged || undefined}
      inputMode="decimal"
      onChange={event => sheet.type(row.subject, field, event.currentTarget.value)}
      type="text"
      value={row.texts[field] ?? ''}
    />
  )
}
