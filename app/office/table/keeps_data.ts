import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { withoutViews } from './view_state.ts'

const plain = (asked: URLSearchParams) => withoutViews(asked).toString()

/**
 * A page's `shouldRevalidate`: another view of a table asks the server nothing. Its data is read again where anything else changes, and
 * where it is asked for.
 */
export function keepsData({
  currentUrl,
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}: Pick<
  ShouldRevalidateFunctionArgs,
  'currentUrl' | 'nextUrl' | 'formMethod' | 'defaultShouldRevalidate'
>): boolean {
  const isSame = currentUrl.href === nextUrl.href
  const isOtherView =
    currentUrl.pathname === nextUrl.pathname &&
    currentUrl.searchParams.get('acts_on') === nextUrl.searchParams.get('acts_on') &&
    plain(currentUrl.searchParams) === plain(nextUrl.searchParams)
  return formMethod || isSame || !isOtherView ? defaultShouldRevalidate : false
}
