import { useState } from 'react'
import { type LoaderFunctionArgs, redirect, useLoaderData, useSearchParams } from 'react-router'
import { linkTo } from '../../../contract/paths.ts'
import { signInMessages } from '../../../i18n/sign_in.ts'
import { afterPlainSignIn, afterSignIn, successDelayMilliseconds } from '../../after_sign_in.ts'
import { browserApi } from '../../api.ts'
import { Banner } from '../../components/banner.tsx'
import { useMessages } from '../../components/brand_context.tsx'
import { Button, TextLink } from '../../components/button.tsx'
import { useLinks } from '../../components/links.ts'
import { loadBanner, WithBanner } from '../../editorial/page_banner.tsx'
import { formAction, leading } from '../../forms/action.ts'
import { FormFault, PostForm } from '../../forms/post_form.tsx'
import { useForm } from '../../forms/use_form.ts'
import { PageHead } from '../../layout/page_head.tsx'
import { load } from '../../load.ts'
import { SignInFields } from '../../sign_in_fields.tsx'
import { signInForm } from '../../sign_in_forms.ts'
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

export const action = formAction(
  leading(signInForm, (_, { api, page }) => afterPlainSignIn(api, linkTo('account', page))),
)

export default function SignIn() {
  const { banner, offered } = useLoaderData<typeof loader>()
  const say = useMessages(signInMessages)
  const to = useLinks()
  const [search] = useSearchParams()
  const signingIn = useForm(signInForm, async () => finish(await afterSignIn(browserApi(), to('account'))))
  const [done, setDone] = useState(false)
  const [email, setEmail] = useState(signingIn.typed('email')?.[0] ?? '')

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
      {search.has('required') && !signingIn.refusal && !done && <Banner>{say.required}</Banner>}
      <PostForm of={signingIn}>
        <SignInFields of={signingIn} onEmail={setEmail} />
        <p>
          <TextLink state={{ email }} to={to('passwordNew')}>
            {say.forgotten}
          </TextLink>
        </p>
        <FormFault of={signingIn} />
        <Button arrow busy={signingIn.busy || done} type="submit" width="full">
          {done ? say.success : say.submit}
        </Button>
      </PostForm>
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
