import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { loadPage } from '../../editorial/editorial_page.tsx'
import { Policy } from '../../editorial/policy.tsx'

export const loader = (args: LoaderFunctionArgs) => loadPage(args, 'terms')

export default function Terms() {
  return <Policy content={useLoaderData<typeof loader>()} page="terms" />
}
