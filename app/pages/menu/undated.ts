import { type LoaderFunctionArgs, redirect } from 'react-router'
import { canonicalPath, linkTo, pages, splitPrefix } from '../../../contract/paths.ts'
import { askedQuery } from '../../asked_query.ts'
import { requestContext } from '../../context.ts'

/** A menu address without a date is this week's (area 2); a localized one leads to the localized one, in its language (rule 6). */
export function loader({ context, request }: LoaderFunctionArgs) {
  const voice = context.get(requestContext)
  const { rest } = splitPrefix(new URL(request.url).pathname)
  const date = { date: 'this-week' }
  const isMain = rest.replace(/\.data$|\/$/, '').toLowerCase() === pages.menuUndated.path
  const path = isMain ? linkTo('menu', voice, date) : canonicalPath('menu', voice.locale, date)
  return redirect(path + askedQuery(request))
}
