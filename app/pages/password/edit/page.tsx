import { useState } from 'react'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { linkTo } from '../../../../contract/paths.ts'
import { afterPlainSignIn, afterSignIn, successDelayMilliseconds } from '../../../after_sign_in.ts'
import { browserApi } from '../../../api.ts'
import { Banner } from '../../../components/banner.tsx'
import { useMessages } from '../../../components/brand_context.tsx'
import { Button, ButtonLink, TextLink } from '../../../components/button.tsx'
import { Illustration } from '../../../components/illustrations.tsx'
import { useLinks } from '../../../components/links.ts'
import { formAction, leading } from '../../../forms/action.ts'
import { PostForm } from '../../../forms/post_form.tsx'
import { useForm } from '../../../forms/use_form.ts'
import { PageHead } from '../../../layout/page_head.tsx'
import { load } from '../../../load.ts'
import { NewPasswordFields } from '../../../new_password_fields.tsx'
import { passwordMessages } from '../words.ts'
import { passwordForm } from './forms.ts'

/** Whether the person's link still works. Opening the page does not use it up, so a mail scanner takes nothing away. */
export async function loader(args: LoaderFunctionArgs) {
  const token = new URL(args.request.url).searchParams.get('token') ?? ''
  if (token === '' || token.length > 200) return null
  return load(args, async api =>
    (await api.post('clients.check_password_link', { token })).valid ? { token } : null,
  )
}

export const action = formAction(
  leading(passwordForm, ({ news }, { api, page }) =>
    news ? linkTo('waysIn', page) : afterPlainSignIn(api, linkTo('account', page)),
  ),
)

export default function ResetPassword() {
  const loaded = useLoaderData<typeof loader>()
  return (
    <div className="page-width section narrow-page">
      {/* The link admits anyone who has it, so no other site may learn it. A form without scripts still says where it comes from. */}
      <meta content="same-origin" name="referrer" />
      {loaded ? <SetForm token={loaded.token} /> : <InvalidLink />}
    </div>
  )
}

function SetForm({ token }: { token: string }) {
  const say = useMessages(passwordMessages).set
  const to = useLinks()
  const [done, setDone] = useState(false)
  const setting = useForm(passwordForm, async ({ news }) => {
    const target = news ? to('waysIn') : await afterSignIn(browserApi(), to('account'))
    setDone(true)
    setTimeout(() => location.replace(target), successDelayMilliseconds)
  })
  const code = setting.refusal?.code
  if (code === 'reset_link_invalid') return <InvalidLink />
  const unsaved = code === 'unexpected' || code === 'busy'
  return (
    <>
      <PageHead page="passwordEdit" title={say.title} />
      <h1>{say.heading}</h1>
      <p className="text-lede">{say.lede}</p>
      <PostForm of={setting}>
        <input name="token" type="hidden" value={token} />
        <NewPasswordFields of={setting} />
        {setting.sentence && <Banner tone="warn">{unsaved ? say.notSaved : setting.sentence}</Banner>}
        <Button arrow busy={setting.busy || done} type="submit" width="full">
          {done ? say.success : say.submit}
        </Button>
      </PostForm>
    </>
  )
}

/** Area 8: the sentence, and a link to another try. */
function InvalidLink() {
  const { ask, invalid: say } = useMessages(passwordMessages)
  const to = useLinks()
  return (
    <>
      <PageHead page="passwordEdit" title={say.title} />
      <Illustration name="plate" />
      <h1>{say.heading}</h1>
      <p className="text-lede">{say.lede}</p>
      <p className="button-row">
        <ButtonLink to={to('passwordNew')}>{say.another}</ButtonLink>
      </p>
      <p>
        <TextLink to={to('signIn')}>{ask.back}</TextLink>
      </p>
    </>
  )
}
