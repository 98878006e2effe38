import type { ComponentProps } from 'react'
import { TextField } from './text_fields.tsx'

/** The field for a gift card's or a discount's code, named `code`: as printed, in capitals. */
export function CodeField(props: Omit<ComponentProps<typeof TextField>, 'name'>) {
  return (
    <TextField autoCapitalize="characters" autoComplete="off" name="code" spellCheck={false} {...props} />
  )
}
