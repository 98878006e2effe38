// A provider's person has the address of an account that is there already: its password links the provider to it, and both open it.

import { type FormEvent, useState } from 'react'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import type { OutputOf } from '../../../contract/index.ts'
import { providerName } from '../../../i18n/provider_names.ts'
import { socialLinkMessages } from '../../../i18n/ways_in.ts'
import { successDelayMilliseconds } from '../../after_sign_in.ts'
import { browserApi } from '../../api.ts'
import { useAttempt, useFormAttempt } from '../../attempt.ts'
import { Banner } from '../../components/banner.tsx'
import { useMessages } from '../../components/brand_context.tsx'
import { Button, ButtonLink, TextLink } from '../../components/button.tsx'
import { useLinks } from '../../components/links.ts'
import { OwnerPassword } from '../../components/owner_password.tsx'
import { PageHead } from '../../layout/page_head.tsx'
import { load } from '../../load.ts'
import { ClosedList } from '../../social/closed_list.tsx'

type Waiting = NonNullable<OutputOf<'social.waiting'>>

export function loader(args: LoaderFunctionArgs) {
  return load(args, api => api.get('social.waiting', {}))
}

export default function LinkProvider() {
  const loaded = useLoaderData<typeof loader>()
  const say = useMessages(socialLinkMessages)
  const [over, setOver] = useState(false)
  const waiting = over ? null : loaded
  return (
    <div className="page-width section narrow-page">
      <PageHead
        page="socialLink"
        title={waiting ? say.title(providerName(waiting.provider)) : say.over.heading}
      />
      {waiting ? <Linking {...waiting} onOver={() => setOver(true)} /> : <Over />}
    </div>
  )
}

interface Part extends Waiting {
  /** Nothing waits any more. */
  onOver: () => void
}

function Linking(props: Part) {
  const { provider, email, password, closes } = props
  const say = useMessages(socialLinkMessages)
  const to = useLinks()
  const name = providerName(provider)
  return (
    <>
      <h1>{say.heading(name)}</h1>
      <p className="text-lede">{password ? say.lede(name, email) : say.otherLede(name, email)}</p>
      {password ? (
        <ByPassword {...props} />
      ) : (
        <p className="button-row">
          <ButtonLink to={to('signIn')}>{say.another}</ButtonLink>
        </p>
      )}
      {closes ? (
        <Alone {...props} closes={closes} />
      ) : (
        <p>
          {say.noPassword(name)} <TextLink to={to('signIn')}>{say.another}</TextLink>
        </p>
      )}
    </>
  )
}

function ByPassword({ provider, email, onOver }: Part) {
  const say = useMessages(socialLinkMessages)
  const to = useLinks()
  const attempt = useFormAttempt()
  const [done, setDone] = useState(false)
  const name = providerName(provider)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const password = String(new FormData(event.currentTarget).get('password'))
    const signedIn = await attempt.run(() =>
      browserApi().post('clients.sign_in', { email, password, link: true }).catch(refused(onOver)),
    )
    if (!signedIn) return
    setDone(true)
    setTimeout(() => location.replace(to('waysIn')), successDelayMilliseconds)
  }

  return (
    <form className="form" data-unkept method="dialog" noValidate onSubmit={submit} ref={attempt.form}>
      <OwnerPassword email={email} error={attempt.of('password')} label={say.password} />
      {attempt.sentence && <Banner tone="warn">{attempt.sentence}</Banner>}
      <Button arrow busy={attempt.busy || done} type="submit" width="full">
        {done ? say.linked(name) : say.submit(name)}
      </Button>
      <p>
        <TextLink state={{ email }} to={to('passwordNew')}>
          {say.forgotten}
        </TextLink>
      </p>
    </form>
  )
}

/** The provider's word for the address is enough to go on without what nobody has proven; what that closes is said before. */
function Alone({
  provider,
  email,
  password,
  closes,
  onOver,
}: Part & { closes: NonNullable<Part['closes']> }) {
  const say = useMessages(socialLinkMessages)
  const to = useLinks()
  const attempt = useAttempt()
  const name = providerName(provider)
  const press = async () => {
    const signedIn = await attempt.run(() =>
      browserApi().post('social.link_alone', {}).catch(refused(onOver)),
    )
    if (signedIn) location.replace(to('waysIn'))
  }
  return (
    <section className="link-alone">
      <h2 className="text-h3">{password ? say.alone.headingPassword : say.alone.heading}</h2>
      <p>{say.alone.text(name, email)}</p>
      <ClosedList closed={closes} />
      <p>{say.alone.devices}</p>
      {attempt.sentence && <Banner tone="warn">{attempt.sentence}</Banner>}
      <Button busy={attempt.busy} kind="secondary" onClick={() => void press()} width="full">
        {say.alone.submit(name)}
      </Button>
    </section>
  )
}

/** Tells the page where nothing waits any more; the form shows any other refusal. */
const refused = (onOver: () => void) => (failure: unknown) => {
  if ((failure as { code?: unknown }).code === 'provider_link_over') onOver()
  throw failure
}

function Over() {
  const say = useMessages(socialLinkMessages).over
  const to = useLinks()
  return (
    <>
      <h1>{say.heading}</h1>
      <p className="text-lede">{say.text}</p>
      <p className="button-row">
        <ButtonLink to={to('signIn')}>{say.signIn}</ButtonLink>
      </p>
    </>
  )
}
