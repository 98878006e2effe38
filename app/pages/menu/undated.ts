import { type LoaderFunctionArgs, redirect } from 'react-router'
import { requestContext } from '../../context.ts'
import { canonicalPath } from '../../paths.ts'

/** A localized menu address without a date is this week's, in that language (RULINGS 6). */
export function loader({ context }: LoaderFunctionArgs) {
  return redirect(canonicalPath('menu', context.get(requestContext).locale, { date: 'this-week' }))
}
