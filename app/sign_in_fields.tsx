import { signInMessages } from '../i18n/sign_in.ts'
import { useMessages } from './components/brand_context.tsx'
import { PasswordField, TextField } from './components/text_fields.tsx'
import type { Sending } from './forms/use_form.ts'

interface SignInFieldsProps {
  of: Sending<'clients.sign_in'>
  onEmail?: (typed: string) => void
}

/** Email and password, as password managers look for them. */
export function SignInFields({ of, onEmail }: SignInFieldsProps) {
  const say = useMessages(signInMessages)
  return (
    <>
      <TextField
        {...of.field('email')}
        label={say.email}
        onChange={event => onEmail?.(event.currentTarget.value)}
      />
      <PasswordField {...of.field('password')} label={say.password} />
    </>
  )
}
