import { useState } from 'react'
import {
  Link,
  type LoaderFunctionArgs,
  redirect,
  useLoaderData,
  useNavigate,
  useRevalidator,
} from 'react-router'
import { signupStepMessages } from '../../../../i18n/signup_steps.ts'
import { Banner } from '../../../components/banner.tsx'
import { useMessages } from '../../../components/brand_context.tsx'
import { Button } from '../../../components/button.tsx'
import { EmailField } from '../../../components/email_field.tsx'
import { useLinks } from '../../../components/links.ts'
import { PasswordField, TextField } from '../../../components/text_fields.tsx'
import { formAction, leading } from '../../../forms/action.ts'
import { FormFault, PostForm } from '../../../forms/post_form.tsx'
import { useForm } from '../../../forms/use_form.ts'
import { PageHead } from '../../../layout/page_head.tsx'
import { load } from '../../../load.ts'
import { AskingHere } from '../../../settings/asking_here.tsx'
import { SocialFailure } from '../../../social/failure.tsx'
import { Or, ProviderButtons } from '../../../social/provider_buttons.tsx'
import { BoxSummary } from '../box_summary.tsx'
import { chosenBox } from '../chosen_box.ts'
import { SignupFrame } from '../frame.tsx'
import { correctForm, registerForm } from './forms.ts'

/**
 * A plan comes first, and nobody registers twice: a person who registered and returns before the end corrects names, and asks for
 * another email; anybody else is sent to their present step.
 */
export async function loader(args: LoaderFunctionArgs) {
  return load(args, async api => {
    const current = await api.get('signup.current_step', {})
    const registered = current.step === 'delivery' || current.step === 'payment'
    if (!registered && current.step !== 'registration') throw redirect(current.url)
    const [box, account, offered] = await Promise.all([
      chosenBox(api),
      registered ? api.get('checkout.account', {}) : null,
      api.get('social.providers', {}),
    ])
    return { box, account, offered }
  })
}

export const action = formAction(
  leading(registerForm, ({ url }) => url),
  leading(correctForm, ({ url }) => url),
)

export default function RegistrationPage() {
  const { box, account, offered } = useLoaderData<typeof loader>()
  const say = useMessages(signupStepMessages).registration
  const to = useLinks()
  const navigate = useNavigate()
  const revalidator = useRevalidator()
  const [asked, setAsked] = useState(false)
  const registering = useForm(registerForm, ({ url }) => navigate(url))
  const correcting = useForm(correctForm, async ({ url }, { email }) => {
    // The person reads where the link went; a second press continues.
    if (!account || !isAnother(email, account)) return navigate(url)
    setAsked(true)
    return revalidator.revalidate()
  })
  const of = account ? correcting : registering
  const email = of.field('email', account?.newEmail ?? account?.email)

  return (
    <SignupFrame step="registration">
      <PageHead page="signupRegistration" title={say.title} />
      <div className="checkout">
        <div className="checkout-words">
          <h1 className="text-h1">{say.heading}</h1>
        </div>
        {box && <BoxSummary {...box} brief />}
        <PostForm className="checkout-form" of={of}>
          <div className="form-pair">
            <TextField {...of.field('firstName', account?.firstName)} label={say.firstName} />
            <TextField {...of.field('lastName', account?.lastName)} label={say.lastName} />
          </div>
          <EmailField
            {...email}
            error={
              of.refusal?.code === 'email_in_use' ? (
                <span>
                  {email.error}{' '}
                  <Link className="link" to={to('signIn')}>
                    {say.logIn}
                  </Link>
                </span>
              ) : (
                email.error
              )
            }
            label={say.email}
            onChange={() => setAsked(false)}
          />
          {account?.newEmail && (
            <div role="status">
              <Banner tone={asked ? 'good' : 'info'}>{say.waiting(account.newEmail, account.email)}</Banner>
            </div>
          )}
          {!account && (
            <PasswordField
              {...of.field('password')}
              hint={of.of('password') ? say.passwordTip : `${say.passwordLength} ${say.passwordTip}`}
              label={say.password}
            />
          )}
          <FormFault of={of} />
          <Button arrow busy={of.busy} type="submit" width="full">
            {say.submit}
          </Button>
          <p className="text-muted">{say.terms}</p>
          {!account && offered.providers.length > 0 && (
            <>
              <Or />
              <div className="providers">
                <ProviderButtons offered={offered} />
              </div>
            </>
          )}
        </PostForm>
        <SocialFailure />
        {account && <AskingHere />}
      </div>
    </SignupFrame>
  )
}

/** Whether an address has just been asked for: neither the account's nor the one that waits already. */
const isAnother = (typed: string, { email, newEmail }: { email: string; newEmail: string | null }) => {
  const normal = typed.trim().toLowerCase()
  return normal !== email && normal !== newEmail
}
