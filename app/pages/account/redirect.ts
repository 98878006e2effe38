import { type LoaderFunctionArgs, redirect } from 'react-router'
import { requestContext } from '../../context.ts'
import { linkTo } from '../../paths.ts'

/** /account_v2 was the dashboard's second address. */
export function loader({ context }: LoaderFunctionArgs) {
  return redirect(linkTo('account', context.get(requestContext)))
}
