import { newPasswordMessages } from '../i18n/new_password.ts'
import type { Attempt } from './attempt.ts'
import { useMessages } from './components/brand_context.tsx'
import { PasswordField } from './components/text_fields.tsx'

/** A new password, typed twice. */
export function NewPasswordFields({ attempt }: { attempt: Pick<Attempt, 'of'> }) {
  const say = useMessages(newPasswordMessages)
  return (
    <>
      <PasswordField
        autoComplete="new-password"
        error={attempt.of('password')}
        hint={attempt.of('password') ? say.tip : `${say.length} ${say.tip}`}
        label={say.password}
        name="password"
      />
      <PasswordField
        autoComplete="new-password"
        error={attempt.of('confirmation')}
        label={say.confirmation}
        name="confirmation"
      />
    </>
  )
}
