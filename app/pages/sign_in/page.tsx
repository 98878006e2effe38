import { type FormEvent, useState } from 'react'
import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  redirect,
  useLoaderData,
  useSearchParams,
} from 'react-router'
import { linkTo } from '../../../contract/paths.ts'
import { signInMessages } from '../../../i18n/sign_in.ts'
import { afterPlainSignIn, afterSignIn, successDelayMilliseconds } from '../../after_sign_in.ts'
import { browserApi } from '../../api.ts'
import { useFormAttempt } from '../../attempt.ts'
import { Banner } from '../../components/banner.tsx'
import { useMessages } from '../../components/brand_context.tsx'
import { Button, TextLink } from '../../components/button.tsx'
import { useLinks } from '../../components/links.ts'
import { loadBanner, WithBanner } from '../../editorial/page_banner.tsx'
import { answerForm } from '../../form_action.ts'
import { PageHead } from '../../layout/page_head.tsx'
import { load } from '../../load.ts'
import { useSentBack } from '../../sent_back.ts'
import { SignInFields, signInOf } from '../../sign_in_fields.tsx'
import { SocialFailure } from '../../social/failure.tsx'
import { signInByPasskey } from '../../social/passkey.ts'
import { PasskeyButton } from '../../social/passkey_button.tsx'
import { Or, ProviderButtons } from '../../social/provider_buttons.tsx'

/** A signed-in person is sent on. */
export async function loader(args: LoaderFunctionArgs) {
  return load(args, async (api, page) => {
    if ((await api.get('sessions.validate', {})).valid) throw redirect(linkTo('account', page))
    const [banner, offered] = await Promise.all([
      loadBanner(api, page.brand, 'sign_in'),
      api.get('social.providers', {}),
    ])
    return { banner, offered }
  })
}

/** The form, sent without scripts. */
export const action = (args: ActionFunctionArgs) =>
  answerForm(args, async (api, typed, page) => {
    await api.post('clients.sign_in', { email: typed('email'), password: typed('password') })
    return afterPlainSignIn(api, linkTo('account', page))
  })

export default function SignIn() {
  const { banner, offered } = useLoaderData<typeof loader>()
  const say = useMessages(signInMessages)
  const to = useLinks()
  const [search] = useSearchParams()
  const back = useSentBack()
  const attempt = useFormAttempt(back.refusal)
  const [done, setDone] = useState(false)
  const [email, setEmail] = useState(back.typed('email') ?? '')

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = signInOf(event.currentTarget)
    const success = await attempt.run(async () => {
      const api = browserApi()
      await api.post('clients.sign_in', typed)
      return afterSignIn(api, to('account'))
    })
    if (success) finish(success)
  }

  function finish(url: string) {
    setDone(true)
    setTimeout(() => location.assign(url), successDelayMilliseconds)
  }

  async function byPasskey() {
    await signInByPasskey()
    finish(await afterSignIn(browserApi(), to('account')))
  }

  return (
    <WithBanner banner={banner}>
      <PageHead description={say.description} page="signIn" title={say.title} />
      <h1>{say.heading}</h1>
      {search.has('required') && !attempt.refusal && !done && <Banner>{say.required}</Banner>}
      <form className="form" method="post" noValidate onSubmit={submit} ref={attempt.form}>
        <SignInFields attempt={attempt} email={back.typed('email')} onEmail={setEmail} />
        <p>
          <TextLink state={{ email }} to={to('passwordNew')}>
            {say.forgotten}
          </TextLink>
        </p>
        {attempt.sentence && <Banner tone="warn">{attempt.sentence}</Banner>}
        <Button arrow busy={attempt.busy || done} type="submit" width="full">
          {done ? say.success : say.submit}
        </Button>
      </form>
      <Or />
      <div className="providers">
        <ProviderButtons offered={offered} />
        <PasskeyButton use={byPasskey} />
      </div>
      <SocialFailure />
      <p>
        {say.newHere} <TextLink to={to('signupPlans')}>{say.start}</TextLink>
      </p>
    </WithBanner>
  )
}
