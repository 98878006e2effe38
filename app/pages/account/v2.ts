import { type LoaderFunctionArgs, redirect } from 'react-router'
import { linkTo } from '../../../contract/paths.ts'
import { askedQuery } from '../../asked_query.ts'
import { requestContext } from '../../context.ts'

/** /account_v2 was the dashboard's second address. */
export function loader({ context, request }: LoaderFunctionArgs) {
  return redirect(linkTo('account', context.get(requestContext)) + askedQuery(request))
}
