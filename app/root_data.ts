// What every page knows of the request: brand, language, and who is signed in.

import { useRouteLoaderData } from 'react-router'
import type { OutputOf } from '../contract/index.ts'
import type { PageRequest } from '../contract/page_request.ts'

export interface RootData
  extends Pick<
    PageRequest,
    'brand' | 'locale' | 'origin' | 'sisterOrigin' | 'pictureHost' | 'environment' | 'today'
  > {
  /** The page is kept for many: of a household it holds neither name nor points (layout/use_client.ts). */
  kept: boolean
  session: OutputOf<'sessions.session_data'>
  /** What the newsletter's form sends along. */
  newsletter: OutputOf<'newsletter.form'>
}

/** What the root loaded; present on every page, the error page too unless the root itself failed. */
export function useRootData(): RootData | undefined {
  return useRouteLoaderData('root') as RootData | undefined
}
