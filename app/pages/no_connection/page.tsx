// Shown in place of a page that cannot be fetched, at that page's address (public/no_connection_worker.js). The browser keeps it
// without its scripts, so everything on it works without them.

import { componentMessages } from '../../../i18n/components.ts'
import { useMessages } from '../../components/brand_context.tsx'
import { EmptyPlate } from '../../components/empty_plate.tsx'
import { Logo } from '../../components/logo.tsx'
import { PageHead } from '../../layout/page_head.tsx'
import { noConnectionMessages } from './words.ts'

export default function NoConnectionPage() {
  const say = useMessages(noConnectionMessages)
  const { offline, retry } = useMessages(componentMessages).error
  return (
    <div className="page-width section lost">
      <PageHead page="noConnection" title={offline} />
      <div className="lost-picture">
        <EmptyPlate />
      </div>
      <Logo />
      <h1 className="text-h1">{offline}</h1>
      <p className="text-lede">{say.lede}</p>
      <p>{say.note}</p>
      {/* biome-ignore lint/a11y/useValidAnchor: an empty address means the current page, which is the requested one. */}
      <a className="button" data-kind="primary" href="">
        {retry}
      </a>
    </div>
  )
}
