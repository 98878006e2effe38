import { type FormEvent, useState } from 'react'
import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { linkTo } from '../../../../contract/paths.ts'
import { afterPlainSignIn, afterSignIn, successDelayMilliseconds } from '../../../after_sign_in.ts'
import { browserApi } from '../../../api.ts'
import { useFormAttempt } from '../../../attempt.ts'
import { Banner } from '../../../components/banner.tsx'
import { useMessages } from '../../../components/brand_context.tsx'
import { Button, ButtonLink, TextLink } from '../../../components/button.tsx'
import { Illustration } from '../../../components/illustrations.tsx'
import { useLinks } from '../../../components/links.ts'
import { answerForm } from '../../../form_action.ts'
import { PageHead } from '../../../layout/page_head.tsx'
import { load } from '../../../load.ts'
import { NewPasswordFields } from '../../../new_password_fields.tsx'
import { useSentBack } from '../../../sent_back.ts'
import { passwordMessages } from '../words.ts'

/** Whether the person's link still works. Opening the page does not use it up, so a mail scanner takes nothing away. */
export async function loader(args: LoaderFunctionArgs) {
  const token = new URL(args.request.url).searchParams.get('token') ?? ''
  if (token === '' || token.length > 200) return null
  return load(args, async api =>
    (await api.post('clients.check_password_link', { token })).valid ? { token } : null,
  )
}

/** The form, sent without scripts. */
export const action = (args: ActionFunctionArgs) =>
  answerForm(args, async (api, typed, page) => {
    const [token, password, confirmation] = [typed('token'), typed('password'), typed('confirmation')]
    const { news } = await api.put('clients.set_password', { token, password, confirmation })
    return news ? linkTo('waysIn', page) : afterPlainSignIn(api, linkTo('account', page))
  })

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
  const attempt = useFormAttempt(useSentBack().refusal)
  const [done, setDone] = useState(false)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const target = await attempt.run(async () => {
      const api = browserApi()
      const password = String(form.get('password'))
      const { news } = await api.put('clients.set_password', {
        token,
        password,
        confirmation: String(form.get('confirmation')),
      })
      return news ? to('waysIn') : afterSignIn(api, to('account'))
    })
    if (!target) return
    setDone(true)
    setTimeout(() => location.replace(target), successDelayMilliseconds)
  }

  const code = attempt.refusal?.code
  if (code === 'reset_link_invalid') return <InvalidLink />
  const unsaved = code === 'unexpected' || code === 'busy'
  return (
    <>
      <PageHead page="passwordEdit" title={say.title} />
      <h1>{say.heading}</h1>
      <p className="text-lede">{say.lede}</p>
      <form className="form" method="post" noValidate onSubmit={submit} ref={attempt.form}>
        <input name="token" type="hidden" value={token} />
        <NewPasswordFields attempt={attempt} />
        {attempt.sentence && <Banner tone="warn">{unsaved ? say.notSaved : attempt.sentence}</Banner>}
        <Button arrow busy={attempt.busy || done} type="submit" width="full">
          {done ? say.success : say.submit}
        </Button>
      </form>
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
