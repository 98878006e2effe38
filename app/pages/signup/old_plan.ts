import { type LoaderFunctionArgs, redirect } from 'react-router'
import { splitPrefix } from '../../../contract/paths.ts'
import { oldPlanQuery } from '../../../domain/plans.ts'

/** The old addresses of plans answer 301, keeping the prefix and any other query (rule 1). */
export function loader({ params, request }: LoaderFunctionArgs) {
  const url = new URL(request.url)
  const { prefix } = splitPrefix(url.pathname)
  const query = new URLSearchParams(oldPlanQuery(params.plan ?? '', params.submenu) ?? {})
  for (const [name, value] of url.searchParams)
    if (!query.has(name) && name !== '_routes') query.append(name, value)
  const path = `${prefix ? `/${prefix}` : ''}/signup/plans`
  return redirect(query.size > 0 ? `${path}?${query}` : path, 301)
}
