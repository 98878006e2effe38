// The request's facts on every page: brand, language, and the signed-in client.

import { useRouteLoaderData } from 'react-router'
import type { OutputOf } from '../contract/index.ts'
import type { PageRequest } from '../contract/page_request.ts'

export interface RootData
  extends Pick<
    PageRequest,
    | 'brand'
    | 'locale'
    | 'facts'
    | 'origin'
    | 'sisterOrigin'
    | 'outsideSite'
    | 'pictureHost'
    | 'environment'
    | 'today'
  > {
  /** The page is kept for many: it has neither name nor points of a household (layout/use_client.ts). */
  kept: boolean
  session: OutputOf<'sessions.session_data'>
  /** The hidden fields of the newsletter's form. */
  newsletter: OutputOf<'newsletter.form'>
}

/** What the root loaded; present on every page, the error page too unless the root itself failed. */
export function useRootData(): RootData | undefined {
  return useRouteLoaderData('root') as RootData | undefined
}
