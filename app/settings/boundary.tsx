// Replaces a settings page that could not be loaded: mostly by the question before settings.

import { useCallback, useEffect, useState } from 'react'
import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router'
import type { OutputOf } from '../../contract/index.ts'
import { pageOfPath } from '../../contract/paths.ts'
import { settingsMessages } from '../../i18n/settings.ts'
import { useMessages } from '../components/brand_context.tsx'
import { Button, ButtonLink } from '../components/button.tsx'
import { useLinks } from '../components/links.ts'
import { NotFound } from '../layout/not_found.tsx'
import { Oops } from '../layout/oops.tsx'
import { PageFailed } from '../layout/page_failed.tsx'
import { PageHead } from '../layout/page_head.tsx'
import type { SignInQuestion } from '../load.ts'
import type { Room } from '../settings_rooms.ts'
import { SocialFailure } from '../social/failure.tsx'
import { Reauthentication } from '../social/reauthentication.tsx'

/** Every settings page exports it, and an action that takes the answer (action.ts): `export { SettingsBoundary as ErrorBoundary } from '…/settings/boundary.tsx'`. */
export function SettingsBoundary() {
  const failure = useRouteError()
  if (!isRouteErrorResponse(failure)) return <Oops />
  if (failure.status === 403) return <AskedAgain {...(failure.data as SignInQuestion)} />
  return failure.status === 404 ? <NotFound /> : <PageFailed />
}

/** No setting is shown: the question is over the page, with the page's frame behind it (ST-REAUTH-SHOW). */
function AskedAgain({
  signInMethods,
  url,
}: {
  signInMethods: OutputOf<'reauthentications.new'>
  url: string
}) {
  const say = useMessages(settingsMessages)
  const to = useLinks()
  const page = pageOfPath(useLocation().pathname) ?? 'account'
  const room = page in say.page ? (page as Room) : undefined
  const heading = room ? say.page[room] : say.heading
  const [open, setOpen] = useState(true)
  const [failed, setFailed] = useState(false)
  useEffect(() => setOpen(!failed), [failed])
  const showFailure = useCallback(() => setFailed(true), [])
  return (
    <div className="page-width section narrow-page">
      <PageHead page={page} title={heading} />
      <h1>{heading}</h1>
      <p className="text-lede">{say.asked.locked}</p>
      <p className="button-row">
        <Button onClick={() => setOpen(true)}>{say.asked.again}</Button>
        <ButtonLink kind="secondary" to={to('account')}>
          {say.asked.back}
        </ButtonLink>
      </p>
      <SocialFailure onShow={showFailure} />
      <Reauthentication
        onAnswered={target => location.replace(target)}
        onClose={() => setOpen(false)}
        open={open}
        plain
        room={room}
        url={url}
        signInMethods={signInMethods}
      />
    </div>
  )
}
