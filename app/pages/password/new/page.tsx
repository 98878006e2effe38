import { useState } from 'react'
import { type LoaderFunctionArgs, useLoaderData, useLocation } from 'react-router'
import { useMessages } from '../../../components/brand_context.tsx'
import { Button, TextLink } from '../../../components/button.tsx'
import { useLinks } from '../../../components/links.ts'
import { TextField } from '../../../components/text_fields.tsx'
import { loadBanner, WithBanner } from '../../../editorial/page_banner.tsx'
import { formAction } from '../../../forms/action.ts'
import { FormFault, PostForm } from '../../../forms/post_form.tsx'
import { type Sending, useForm } from '../../../forms/use_form.ts'
import { PageHead } from '../../../layout/page_head.tsx'
import { load } from '../../../load.ts'
import { passwordMessages } from '../words.ts'
import { askForm } from './forms.ts'

export async function loader(args: LoaderFunctionArgs) {
  return load(args, (api, page) => loadBanner(api, page.brand, 'password_reset'))
}

export const action = formAction(askForm)

/** Asks for a link to set a new password. The answer does not reveal whether there is an account (rule 59). */
export default function ForgottenPassword() {
  const banner = useLoaderData<typeof loader>()
  const [again, setAgain] = useState(false)
  const asking = useForm(askForm, () => setAgain(false))
  const { answer } = asking
  return (
    <WithBanner banner={banner}>
      {answer === null || again ? (
        <AskForm of={asking} />
      ) : (
        <Asked email={asking.sent('email')} onAgain={() => setAgain(true)} />
      )}
    </WithBanner>
  )
}

function AskForm({ of }: { of: Sending<'clients.ask_password_reset'> }) {
  const say = useMessages(passwordMessages).ask
  const to = useLinks()
  // The sign-in page gives along what was typed there.
  const { email } = (useLocation().state ?? {}) as { email?: string }
  return (
    <>
      <PageHead page="passwordNew" title={say.title} />
      <h1>{say.heading}</h1>
      <p className="text-lede">{say.lede}</p>
      <PostForm of={of}>
        <TextField {...of.field('email', email)} label={say.email} />
        <FormFault of={of} />
        <Button arrow busy={of.busy} type="submit" width="full">
          {say.submit}
        </Button>
      </PostForm>
      <p>
        <TextLink to={to('signIn')}>{say.back}</TextLink>
      </p>
    </>
  )
}

function Asked({ email, onAgain }: { email: string; onAgain: () => void }) {
  const { ask, asked: say } = useMessages(passwordMessages)
  const to = useLinks()
  return (
    <>
      <PageHead page="passwordNew" title={say.title} />
      <h1 ref={element => element?.focus()} tabIndex={-1}>
        {say.heading}
      </h1>
      <p className="text-lede">{say.sent(email)}</p>
      <p>{say.nothing}</p>
      <p className="button-row">
        <Button kind="secondary" onClick={onAgain}>
          {say.again}
        </Button>
      </p>
      <p>
        <TextLink to={to('signIn')}>{ask.back}</TextLink>
      </p>
    </>
  )
}
