import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { EditorialPage, loadPage } from '../../editorial/editorial_page.tsx'

export const loader = (args: LoaderFunctionArgs) => loadPage(args, 'eco-friendly-commitments')

/** Our commitments, each with a way to check it. */
export default function Commitments() {
  return <EditorialPage content={useLoaderData<typeof loader>()} page="commitments" />
}
