import { type LoaderFunctionArgs, redirect } from 'react-router'
import { splitPrefix } from '../../../contract/paths.ts'
import { askedQuery } from '../../asked_query.ts'

/** /suivi was the French address of tracking, which has the same path in both languages (rule 5). Letters still lead to it. */
export function loader({ params, request }: LoaderFunctionArgs) {
  const { prefix } = splitPrefix(new URL(request.url).pathname)
  const token = params.token ? `/${encodeURIComponent(params.token)}` : ''
  return redirect(`/${prefix ?? 'fr'}/track${token}${askedQuery(request)}`, 301)
}
