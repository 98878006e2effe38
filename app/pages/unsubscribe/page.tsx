// Unsubscribes from letters by a link: without signing in, with one press. The form works without scripts.

import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { Refusal } from '../../../contract/errors.ts'
import { useLocale, useMessages } from '../../components/brand_context.tsx'
import { Button, ButtonLink } from '../../components/button.tsx'
import { useLinks } from '../../components/links.ts'
import { PageHead } from '../../layout/page_head.tsx'
import { load } from '../../load.ts'
import { unsubscribeMessages } from './words.ts'

export const loader = (args: LoaderFunctionArgs) =>
  load(args, async api => {
    const token = args.params.token ?? ''
    try {
      return { token, letters: await api.get('unsubscribing.show', { token }) }
    } catch (failure) {
      if (failure instanceof Refusal && failure.code === 'not_found') return { token, letters: null }
      throw failure
    }
  })

export default function UnsubscribePage() {
  const { token, letters } = useLoaderData<typeof loader>()
  const say = useMessages(unsubscribeMessages)
  const locale = useLocale()
  return (
    <div className="page-width account-page">
      <PageHead page="unsubscribe" title={say.title} />
      {!letters && (
        <>
          <h1>{say.unknown}</h1>
          <p className="text-lede">{say.unknownNote}</p>
          <ToSettings />
        </>
      )}
      {letters && !letters.on && (
        <>
          <h1>{say.stopped}</h1>
          <p className="text-lede">{letters.wish === 'invitations' ? say.uninvitedNote : say.stoppedNote}</p>
          {letters.wish !== 'invitations' && <ToSettings />}
        </>
      )}
      {letters?.on && (
        <>
          <h1>{say.heading}</h1>
          <p className="text-lede">{say.what[letters.wish]}</p>
          {letters.wish !== 'invitations' && <p>{say.note}</p>}
          <form action={`/unsubscribe/${encodeURIComponent(token)}`} method="post">
            <input name="locale" type="hidden" value={locale} />
            <Button type="submit">{say.stop}</Button>
          </form>
        </>
      )}
    </div>
  )
}

function ToSettings() {
  const say = useMessages(unsubscribeMessages)
  const to = useLinks()
  return (
    <p>
      <ButtonLink kind="secondary" to={to('settingsCommunications')}>
        {say.toSettings}
      </ButtonLink>
    </p>
  )
}
