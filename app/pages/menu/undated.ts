import { type LoaderFunctionArgs, redirect } from 'react-router'
import { canonicalPath } from '../../../contract/paths.ts'
import { requestContext } from '../../context.ts'

/** A localized menu address without a date is this week's, in that language (rule 6). */
export function loader({ context }: LoaderFunctionArgs) {
  return redirect(canonicalPath('menu', context.get(requestContext).locale, { date: 'this-week' }))
}
