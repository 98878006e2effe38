import { useRevalidator } from 'react-router'
import { referralMessages } from '../../../i18n/referrals.ts'
import { useMessages } from '../../components/brand_context.tsx'
import { Button } from '../../components/button.tsx'
import { EmailField } from '../../components/email_field.tsx'
import { TextField } from '../../components/text_fields.tsx'
import { FormFault, PostForm } from '../../forms/post_form.tsx'
import { useForm } from '../../forms/use_form.ts'
import { inviteForm } from './forms.ts'

/** A friend's name and address: we write once. @param typed the fields from before a required sign-in */
export function InviteForm({ typed: before }: { typed: Readonly<Record<string, string>> | null }) {
  const say = useMessages(referralMessages)
  const { revalidate } = useRevalidator()
  const inviting = useForm(inviteForm, async () => {
    inviting.form.current?.reset()
    await revalidate()
  })
  const { answer } = inviting
  return (
    <section aria-labelledby="invite-letter" className="invite-part">
      <h2 className="account-heading" id="invite-letter">
        {say.formHeading}
      </h2>
      <p>{say.formNote}</p>
      <PostForm className="form invite-form" of={inviting}>
        <TextField {...inviting.field('name', before?.name)} label={say.name} />
        <EmailField {...inviting.field('email', before?.email)} label={say.email} />
        <FormFault of={inviting} />
        <Button busy={inviting.busy} type="submit">
          {say.send}
        </Button>
        <p role="status">{answer && (answer.sent ? say.sent(inviting.sent('name')) : say.again)}</p>
      </PostForm>
    </section>
  )
}
