// How a page gets its data: a loader calls the one door, and a refusal becomes a page for the person.

import { data, type LoaderFunctionArgs, redirect } from 'react-router'
import { errorStatus, Refusal } from '../contract/errors.ts'
import type { Api, OutputOf } from '../contract/index.ts'
import type { PageRequest } from '../contract/page_request.ts'
import { linkTo } from '../contract/paths.ts'
import { apiContext, requestContext } from './context.ts'

type Arguments = Pick<LoaderFunctionArgs, 'context' | 'request' | 'params'>

/**
 * Runs a page's calls. `require_login` remembers the page and goes to sign-in; a `redirect` is followed; `not_found`, refused ids
 * and what is for others (rule 7) become the 404 page; any other refusal becomes a page that says that it could not be loaded.
 */
export async function load<T>(
  { context, request }: Arguments,
  calls: (api: Api, page: PageRequest) => Promise<T>,
): Promise<T> {
  const page = context.get(requestContext)
  try {
    return await calls(context.get(apiContext), page)
  } catch (failure) {
    // A page's own answers are thrown too: a redirect, a 404.
    if (!(failure instanceof Error)) throw failure
    if (!(failure instanceof Refusal)) {
      page.report(failure)
      throw notSetUp()
    }
    if (failure.redirect) throw redirect(failure.redirect)
    if (failure.code === 'require_login') {
      await page.rememberLocation(pageAddress(request))
      throw redirect(`${linkTo('signIn', page)}?required=1`)
    }
    // The person has to come back later: the page is not at fault.
    if (failure.code === 'busy') throw data(null, { status: 503 })
    if (failure.code === 'reauthentication_required') {
      const signInMethods = await context.get(apiContext).get('reauthentications.new', {})
      throw data({ signInMethods, url: pageAddress(request) } satisfies SignInQuestion, { status: 403 })
    }
    throw leadsNowhere(failure) || failure.code === 'forbidden' ? data(null, { status: 404 }) : notSetUp()
  }
}

/** A settings page gets this instead of its data while the question before settings is open (settings/boundary.tsx). */
export interface SignInQuestion {
  signInMethods: OutputOf<'reauthentications.new'>
  /** The requested page. */
  url: string
}

/** Whether an address names something that does not exist: an unknown or invalid id. */
export const leadsNowhere = ({ code }: Refusal): boolean => [400, 404, 422].includes(errorStatus[code])

/** How the error page recognizes a page that could not be loaded, as opposed to a crash (rule 56). */
const notSetUp = () => data(null, { status: 500 })

/** The address a person sees: React Router's data requests end in `.data` and carry `_routes`. */
export function pageAddress(request: Pick<Request, 'url'>): string {
  const url = new URL(request.url)
  url.searchParams.delete('_routes')
  const pathname = url.pathname.replace(/\/_\.data$/, '/').replace(/\.data$/, '')
  return pathname + url.search
}
