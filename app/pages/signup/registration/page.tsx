import { type FormEvent, useState } from 'react'
import {
  type ActionFunctionArgs,
  Link,
  type LoaderFunctionArgs,
  redirect,
  useLoaderData,
  useNavigate,
  useRevalidator,
} from 'react-router'
import type { Api } from '../../../../contract/index.ts'
import { signupStepMessages } from '../../../../i18n/signup_steps.ts'
import { browserApi } from '../../../api.ts'
import { useFormAttempt } from '../../../attempt.ts'
import { Banner } from '../../../components/banner.tsx'
import { useMessages } from '../../../components/brand_context.tsx'
import { Button } from '../../../components/button.tsx'
import { EmailField } from '../../../components/email_field.tsx'
import { useLinks } from '../../../components/links.ts'
import { PasswordField, TextField } from '../../../components/text_fields.tsx'
import { answerForm, type Typed } from '../../../form_action.ts'
import { forgetTyped, useKeptTyping } from '../../../kept_typing.ts'
import { PageHead } from '../../../layout/page_head.tsx'
import { load } from '../../../load.ts'
import { useSentBack } from '../../../sent_back.ts'
import { AskingHere } from '../../../settings/asking_here.tsx'
import { SocialFailure } from '../../../social/failure.tsx'
import { Or, ProviderButtons } from '../../../social/provider_buttons.tsx'
import { BoxSummary } from '../box_summary.tsx'
import { chosenBox } from '../chosen_box.ts'
import { SignupFrame } from '../frame.tsx'

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

/** The name under which the form's fields are kept. */
const typing = 'signup.registration'

/** The form, sent without scripts. */
export const action = (args: ActionFunctionArgs) =>
  answerForm(
    args,
    async (api, typed) => (await savePerson(api, personOf(typed), typed('account') !== '')).url,
  )

const personOf = (typed: Typed) => ({
  firstName: typed('firstName'),
  lastName: typed('lastName'),
  email: typed('email'),
  password: typed('password'),
})

/** Registers, or corrects an earlier registration; another email waits until its link is followed. */
function savePerson(api: Api, { password, ...who }: ReturnType<typeof personOf>, registered: boolean) {
  return registered
    ? api.post('checkout.correct_account', who)
    : api.post('signup.create_client', { ...who, password })
}

export default function RegistrationPage() {
  const { box, account, offered } = useLoaderData<typeof loader>()
  const say = useMessages(signupStepMessages).registration
  const to = useLinks()
  const navigate = useNavigate()
  const revalidator = useRevalidator()
  const [asked, setAsked] = useState(false)
  const back = useSentBack()
  const attempt = useFormAttempt(back.refusal)
  useKeptTyping(attempt.form, typing, ['firstName', 'lastName', 'email'])

  async function register(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const person = personOf(name => String(form.get(name) ?? ''))
    const done = await attempt.run(() => savePerson(browserApi(), person, account !== null))
    if (!done) return
    forgetTyped(typing)
    // The person reads where the link went; a second press continues.
    if (account && isAnother(person.email, account)) {
      setAsked(true)
      return revalidator.revalidate()
    }
    navigate(done.url)
  }

  return (
    <SignupFrame step="registration">
      <PageHead page="signupRegistration" title={say.title} />
      <div className="checkout">
        <div className="checkout-words">
          <h1 className="font-display text-h1">{say.heading}</h1>
        </div>
        {box && <BoxSummary {...box} brief />}
        <form className="checkout-form" method="post" noValidate onSubmit={register} ref={attempt.form}>
          {account && <input name="account" type="hidden" value="known" />}
          <div className="form-pair">
            <TextField
              autoComplete="given-name"
              defaultValue={back.typed('firstName') ?? account?.firstName}
              error={attempt.of('firstName')}
              label={say.firstName}
              name="firstName"
            />
            <TextField
              autoComplete="family-name"
              defaultValue={back.typed('lastName') ?? account?.lastName}
              error={attempt.of('lastName')}
              label={say.lastName}
              name="lastName"
            />
          </div>
          <EmailField
            autoComplete="email"
            defaultValue={back.typed('email') ?? account?.newEmail ?? account?.email}
            error={
              attempt.refusal?.code === 'email_in_use' ? (
                <span>
                  {attempt.of('email')}{' '}
                  <Link className="link" to={to('signIn')}>
                    {say.logIn}
                  </Link>
                </span>
              ) : (
                attempt.of('email')
              )
            }
            label={say.email}
            name="email"
            onChange={() => setAsked(false)}
          />
          {account?.newEmail && (
            <div role="status">
              <Banner tone={asked ? 'good' : 'info'}>{say.waiting(account.newEmail, account.email)}</Banner>
            </div>
          )}
          {!account && (
            <PasswordField
              autoComplete="new-password"
              error={attempt.of('password')}
              hint={attempt.of('password') ? say.passwordTip : `${say.passwordLength} ${say.passwordTip}`}
              label={say.password}
              name="password"
            />
          )}
          {attempt.sentence && <Banner tone="warn">{attempt.sentence}</Banner>}
          <Button arrow busy={attempt.busy} type="submit" width="full">
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
        </form>
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
