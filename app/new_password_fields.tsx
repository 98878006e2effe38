import { newPasswordMessages } from '../i18n/new_password.ts'
import { useMessages } from './components/brand_context.tsx'
import { PasswordField } from './components/text_fields.tsx'
import type { Sending } from './forms/use_form.ts'

/** A new password, typed twice. */
export function NewPasswordFields({ of }: { of: Pick<Sending, 'field'> }) {
  const say = useMessages(newPasswordMessages)
  const password = of.field('password')
  return (
    <>
      <PasswordField
        {...password}
        hint={password.error ? say.tip : `${say.length} ${say.tip}`}
        label={say.password}
      />
      <PasswordField {...of.field('confirmation')} label={say.confirmation} />
    </>
  )
}
