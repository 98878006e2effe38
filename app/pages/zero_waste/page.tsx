import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { EditorialPage, loadPage } from '../../editorial/editorial_page.tsx'

export const loader = (args: LoaderFunctionArgs) => loadPage(args, 'zero-waste')

/** The Zero Waste kit: what is reused, and why. */
export default function ZeroWaste() {
  return <EditorialPage content={useLoaderData<typeof loader>()} page="zeroWaste" />
}
