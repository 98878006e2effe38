// After a reset, or a provider's first sign-in: what has changed about logging in, what was closed, and what else opens the account.

import { useState } from 'react'
import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router'
import { isOwnPath } from '../../../contract/paths.ts'
import { passkeyMessages } from '../../../i18n/passkeys.ts'
import { providerName } from '../../../i18n/provider_names.ts'
import { waysInMessages } from '../../../i18n/ways_in.ts'
import { afterSignIn } from '../../after_sign_in.ts'
import { browserApi } from '../../api.ts'
import { Banner } from '../../components/banner.tsx'
import { useMessages } from '../../components/brand_context.tsx'
import { Button, TextLink } from '../../components/button.tsx'
import { useLinks } from '../../components/links.ts'
import { useAttempt } from '../../forms/attempt.ts'
import { PageHead } from '../../layout/page_head.tsx'
import { load } from '../../load.ts'
import { settingsAction } from '../../settings/action.ts'
import { AskingHere } from '../../settings/asking_here.tsx'
import { SettingRows } from '../../settings/row.tsx'
import { removePasskeyForm, removeProviderForm } from '../../settings/way_forms.ts'
import { PasskeyRow, Remove, type Ways } from '../../settings/way_rows.tsx'
import { ClosedList } from '../../social/closed_list.tsx'
import { ProviderMark } from '../../social/marks.tsx'

export { SettingsBoundary as ErrorBoundary } from '../../settings/boundary.tsx'

export function loader(args: LoaderFunctionArgs) {
  return load(args, async api => {
    const signInMethods = await api.get('passkeys.show', {})
    const { email } = await api.get('reauthentications.new', {})
    return { signInMethods, email }
  })
}

export const action = settingsAction(removePasskeyForm, removeProviderForm)

type News = Ways['news']

export default function WaysIn() {
  const loaded = useLoaderData<typeof loader>()
  const { email } = loaded
  const [signInMethods, setSignInMethods] = useState(loaded.signInMethods)
  const take = (left: { signInMethods: Ways }) => setSignInMethods(left.signInMethods)
  const { news, password, passkeys } = signInMethods
  const say = useMessages(waysInMessages)
  const to = useLinks()
  const others = signInMethods.providers.filter(
    ({ provider, linked }) => linked && provider !== news?.provider,
  )
  return (
    <div className="page-width section narrow-page">
      <PageHead page="waysIn" title={say.title} />
      <Told news={news} password={password} />
      {news?.closed && <Closed closed={news.closed} email={email} former={news.what === 'reset'} />}
      {passkeys.length + others.length > 0 && (
        <section className="ways-open">
          <h2 className="text-h3">{say.open.heading}</h2>
          <p>{say.open.note}</p>
          <SettingRows>
            {others.map(({ provider, email: there }) => (
              <ProviderRow blocked={!password} email={there} key={provider} provider={provider} take={take} />
            ))}
            {passkeys.map(passkey => (
              <PasskeyRow key={passkey.id} passkey={passkey} take={take} />
            ))}
          </SettingRows>
        </section>
      )}
      {!password && (
        <p>
          <TextLink to={to('settingsAccount')}>{say.setPassword}</TextLink>
        </p>
      )}
      <Continue />
      <AskingHere />
    </div>
  )
}

function Told({ news, password }: { news: News; password: boolean }) {
  const say = useMessages(waysInMessages)
  if (!news) return <h1>{say.none}</h1>
  if (news.what === 'reset' || news.provider === null) {
    return (
      <>
        <h1>{say.reset}</h1>
        <p className="text-lede">{say.resetNote}</p>
      </>
    )
  }
  const name = providerName(news.provider)
  return (
    <>
      <h1>{say.linked(name)}</h1>
      <p className="text-lede">{password ? say.linkedNote(name) : say.linkedAlone(name)}</p>
    </>
  )
}

function Closed({
  closed,
  email,
  former,
}: {
  closed: NonNullable<NonNullable<News>['closed']>
  email: string
  former: boolean
}) {
  const say = useMessages(waysInMessages).closed
  const { password, passkeys, providers, devices } = closed
  const removed = password || passkeys.length + providers.length > 0
  if (!removed && devices === 0) return null
  return (
    <Banner title={say.heading(email)} tone="info">
      {removed ? (
        <>
          <p>{say.text}</p>
          <ClosedList closed={closed} former={former} />
        </>
      ) : (
        say.devicesOnly(devices)
      )}
    </Banner>
  )
}

function ProviderRow({
  provider,
  email,
  blocked,
  take,
}: Pick<Ways['providers'][number], 'provider' | 'email'> & {
  blocked: boolean
  take: (left: { signInMethods: Ways }) => void
}) {
  const say = useMessages(passkeyMessages)
  const name = providerName(provider)
  const reason = `keep-${provider}`
  return (
    <li className="setting">
      <div className="setting-words">
        <p className="setting-label provider-label">
          <ProviderMark provider={provider} />
          {name}
        </p>
        <div className="setting-value">{email ? say.linkedAs(email) : say.linked}</div>
        {blocked && (
          <p className="field-hint" id={reason}>
            {say.passwordFirst}
          </p>
        )}
      </div>
      <Remove
        {...(blocked && { blockedBy: reason })}
        form={removeProviderForm}
        name="provider"
        take={take}
        value={provider}
        what={name}
      />
    </li>
  )
}

/** On to where the person was going. */
function Continue() {
  const say = useMessages(waysInMessages)
  const to = useLinks()
  const [search] = useSearchParams()
  const attempt = useAttempt()
  const press = () =>
    attempt.run(async () => {
      const next = search.get('next')
      location.assign(next && isOwnPath(next) ? next : await afterSignIn(browserApi(), to('account')))
    })
  return (
    <>
      {attempt.sentence && <Banner tone="warn">{attempt.sentence}</Banner>}
      <p className="button-row">
        <Button arrow busy={attempt.busy} onClick={() => void press()}>
          {say.on}
        </Button>
      </p>
    </>
  )
}
