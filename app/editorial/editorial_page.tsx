// An editorial page: its head, its blocks, and live data where the content asks for it.

import type { LoaderFunctionArgs } from 'react-router'
import type { OutputOf } from '../../contract/index.ts'
import type { PageId } from '../../contract/paths.ts'
import { PageHead } from '../layout/page_head.tsx'
import { sharePicture } from '../layout/share_picture.ts'
import { load } from '../load.ts'
import { Blocks, type LiveParts } from './blocks.tsx'

type PageContent = OutputOf<'pages.show'>

/** Loads a page's content; a page that was taken off the site is the 404 page. */
export function loadPage(args: LoaderFunctionArgs, slug: string): Promise<PageContent> {
  return load(args, api => api.get('pages.show', { slug }))
}

export function EditorialPage({
  page,
  content,
  live,
}: {
  page: PageId
  content: PageContent
  live?: LiveParts
}) {
  const picture = sharePicture(content.picture)
  return (
    <div className="ed-page">
      <PageHead
        description={content.description}
        page={page}
        title={content.title}
        {...(picture !== undefined && { picture })}
      />
      <Blocks blocks={content.blocks} {...(live && { live })} />
    </div>
  )
}
