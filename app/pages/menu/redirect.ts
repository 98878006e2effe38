import { type LoaderFunctionArgs, redirect } from 'react-router'
import { linkTo } from '../../../contract/paths.ts'
import { requestContext } from '../../context.ts'

/** /menu has no page of its own: it redirects to this week's (area 2). */
export function loader({ context }: LoaderFunctionArgs) {
  return redirect(linkTo('menu', context.get(requestContext), { date: 'this-week' }))
}
