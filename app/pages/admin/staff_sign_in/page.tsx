// Where staff sign in: one form, which works without scripts. It asks for everything at once, so that nobody learns what was wrong.

import { linkTo } from '../../../../contract/paths.ts'
import { signInMessages } from '../../../../i18n/sign_in.ts'
import { useMessages } from '../../../components/brand_context.tsx'
import { Button } from '../../../components/button.tsx'
import { useLinks } from '../../../components/links.ts'
import { PasswordField, TextField } from '../../../components/text_fields.tsx'
import { formAction, leading } from '../../../forms/action.ts'
import { FormFault, PostForm } from '../../../forms/post_form.tsx'
import { useForm } from '../../../forms/use_form.ts'
import { StandAlone } from '../../../staff/stand_alone.tsx'
import { staffWords } from '../../../staff/words.ts'
import { staffSignInForm } from './forms.ts'

export const action = formAction(leading(staffSignInForm, (_, { page }) => linkTo('admin', page)))

export default function StaffSignIn() {
  const say = useMessages(staffWords).signIn
  const fields = useMessages(signInMessages)
  const to = useLinks()
  const signingIn = useForm(staffSignInForm, () => location.assign(to('admin')))
  return (
    <StandAlone page="staffSignIn" title={say.title}>
      <PostForm of={signingIn}>
        <TextField {...signingIn.field('email')} label={fields.email} />
        <PasswordField {...signingIn.field('password')} label={fields.password} />
        <TextField {...signingIn.field('code')} hint={say.codeHint} label={say.code} />
        <FormFault of={signingIn} />
        <Button arrow busy={signingIn.busy} type="submit" width="full">
          {say.submit}
        </Button>
      </PostForm>
      <p className="text-muted">{say.lost}</p>
    </StandAlone>
  )
}
