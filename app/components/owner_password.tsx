import type { ComponentProps } from 'react'
import { PasswordField } from './text_fields.tsx'

interface OwnerPasswordProps
  extends Pick<ComponentProps<typeof PasswordField>, 'error' | 'label' | 'onChange' | 'value'> {
  /** The known owner's address. */
  email: string
}

/** The present password of an account that is known; password managers look for its owner beside it. */
export function OwnerPassword({ email, ...field }: OwnerPasswordProps) {
  return (
    <>
      <input autoComplete="username" hidden name="email" readOnly type="text" value={email} />
      <PasswordField {...field} autoComplete="current-password" name="password" />
    </>
  )
}
