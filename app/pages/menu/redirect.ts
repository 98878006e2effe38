import { type LoaderFunctionArgs, redirect } from 'react-router'
import { requestContext } from '../../context.ts'
import { linkTo } from '../../paths.ts'

/** /menu has no page of its own: it is this week's (SPEC 2). */
export function loader({ context }: LoaderFunctionArgs) {
  return redirect(linkTo('menu', context.get(requestContext), { date: 'this-week' }))
}
