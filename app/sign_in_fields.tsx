import { signInMessages } from '../i18n/sign_in.ts'
import type { Attempt } from './attempt.ts'
import { useMessages } from './components/brand_context.tsx'
import { PasswordField, TextField } from './components/text_fields.tsx'

interface SignInFieldsProps {
  attempt: Pick<Attempt, 'of'>
  /** The email that was sent before. */
  email?: string | undefined
  onEmail?: (typed: string) => void
}

/** Email and password, as password managers look for them. */
export function SignInFields({ attempt, email, onEmail }: SignInFieldsProps) {
  const say = useMessages(signInMessages)
  return (
    <>
      <TextField
        autoComplete="username"
        defaultValue={email}
        error={attempt.of('email')}
        label={say.email}
        name="email"
        onChange={event => onEmail?.(event.currentTarget.value)}
        type="email"
      />
      <PasswordField
        autoComplete="current-password"
        error={attempt.of('password')}
        label={say.password}
        name="password"
      />
    </>
  )
}

/** What was typed into a form with these fields. */
export const signInOf = (form: HTMLFormElement): { email: string; password: string } => {
  const typed = new FormData(form)
  return { email: String(typed.get('email')), password: String(typed.get('password')) }
}
