// Where an invitation leads: a password, a second factor, and then the recovery codes, once. It works without scripts.

import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { Refusal } from '../../../../contract/errors.ts'
import { useMessages } from '../../../components/brand_context.tsx'
import { Button } from '../../../components/button.tsx'
import { TextField } from '../../../components/text_fields.tsx'
import { formAction } from '../../../forms/action.ts'
import { FormFault, PostForm } from '../../../forms/post_form.tsx'
import { type Sending, useForm } from '../../../forms/use_form.ts'
import { load } from '../../../load.ts'
import { NewPasswordFields } from '../../../new_password_fields.tsx'
import { OfferedFactor, RecoveryCodes } from '../../../staff/second_factor.tsx'
import { StandAlone } from '../../../staff/stand_alone.tsx'
import { staffWords } from '../../../staff/words.ts'
import { joinForm } from './forms.ts'

/** Whom the invitation is for; null where it is over. Opening the page does not use it up. */
export async function loader(args: LoaderFunctionArgs) {
  const token = new URL(args.request.url).searchParams.get('token') ?? ''
  if (token === '' || token.length > 200) return null
  return load(args, async api => {
    try {
      return { token, ...(await api.post('staff_session.invitation', { token })) }
    } catch (failure) {
      if (failure instanceof Refusal && failure.code === 'invitation_over') return null
      throw failure
    }
  })
}

export const action = formAction(joinForm)

type Invitation = NonNullable<Awaited<ReturnType<typeof loader>>>

export default function JoinStaff() {
  const loaded = useLoaderData<typeof loader>()
  const say = useMessages(staffWords)
  const joining = useForm(joinForm)
  const codes = joining.answer?.recoveryCodes
  const isOver = !loaded || joining.refusal?.code === 'invitation_over'
  return (
    <StandAlone page="staffJoin" title={codes ? say.recovery.title : say.join.title}>
      {/* The link admits anyone who has it, so no other site may learn it. */}
      <meta content="same-origin" name="referrer" />
      {codes && <RecoveryCodes codes={codes} />}
      {!codes && isOver && (
        <>
          <p className="text-lede">{say.join.over}</p>
          <p>{say.join.overNext}</p>
        </>
      )}
      {!(codes || isOver) && loaded && <JoinForm joining={joining} {...loaded} />}
    </StandAlone>
  )
}

function JoinForm({
  joining,
  token,
  name,
  email,
  secret,
  qr,
}: Invitation & { joining: Sending<'staff_session.join'> }) {
  const say = useMessages(staffWords).join
  return (
    <>
      <p className="text-lede">{say.lede(name, email)}</p>
      <PostForm of={joining}>
        <input name="token" type="hidden" value={token} />
        <NewPasswordFields of={joining} />
        <OfferedFactor qr={qr} secret={secret} />
        <TextField {...joining.field('code')} label={say.code} />
        <FormFault of={joining} />
        <Button arrow busy={joining.busy} type="submit" width="full">
          {say.submit}
        </Button>
      </PostForm>
    </>
  )
}
