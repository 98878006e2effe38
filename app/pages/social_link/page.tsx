// A provider's person has the address of an account that is there already: its password links the provider to it, and both open it.

import { useState } from 'react'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import type { OutputOf } from '../../../contract/index.ts'
import { linkTo } from '../../../contract/paths.ts'
import { providerName } from '../../../i18n/provider_names.ts'
import { socialLinkMessages } from '../../../i18n/ways_in.ts'
import { successDelayMilliseconds } from '../../after_sign_in.ts'
import { browserApi } from '../../api.ts'
import { useMessages } from '../../components/brand_context.tsx'
import { Button, ButtonLink, TextLink } from '../../components/button.tsx'
import { useLinks } from '../../components/links.ts'
import { OwnerPassword } from '../../components/owner_password.tsx'
import { formAction, leading } from '../../forms/action.ts'
import { FormFault, PostForm } from '../../forms/post_form.tsx'
import { useForm } from '../../forms/use_form.ts'
import { PageHead } from '../../layout/page_head.tsx'
import { load } from '../../load.ts'
import { ClosedList } from '../../social/closed_list.tsx'
import { linkAloneForm, linkForm } from './forms.ts'

type Waiting = NonNullable<OutputOf<'social.waiting'>>

export function loader(args: LoaderFunctionArgs) {
  return load(args, api => api.get('social.waiting', {}))
}

export const action = formAction(
  leading(linkForm, (_, { page }) => linkTo('waysIn', page)),
  leading(linkAloneForm, (_, { page }) => linkTo('waysIn', page)),
)

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
  const [done, setDone] = useState(false)
  const name = providerName(provider)
  const linking = useForm(
    linkForm,
    () => {
      setDone(true)
      setTimeout(() => location.replace(to('waysIn')), successDelayMilliseconds)
    },
    input => browserApi().post('clients.sign_in', input).catch(refused(onOver)),
  )
  return (
    <PostForm data-unkept of={linking}>
      <OwnerPassword email={email} error={linking.of('password')} label={say.password} />
      <FormFault of={linking} />
      <Button arrow busy={linking.busy || done} type="submit" width="full">
        {done ? say.linked(name) : say.submit(name)}
      </Button>
      <p>
        <TextLink state={{ email }} to={to('passwordNew')}>
          {say.forgotten}
        </TextLink>
      </p>
    </PostForm>
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
  const name = providerName(provider)
  const linking = useForm(
    linkAloneForm,
    () => location.replace(to('waysIn')),
    input => browserApi().post('social.link_alone', input).catch(refused(onOver)),
  )
  return (
    <section className="link-alone">
      <h2 className="text-h3">{password ? say.alone.headingPassword : say.alone.heading}</h2>
      <p>{say.alone.text(name, email)}</p>
      <ClosedList closed={closes} />
      <p>{say.alone.devices}</p>
      <PostForm of={linking}>
        <FormFault of={linking} />
        <Button busy={linking.busy} kind="secondary" type="submit" width="full">
          {say.alone.submit(name)}
        </Button>
      </PostForm>
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
