import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { EditorialPage, loadPage } from '../../../editorial/editorial_page.tsx'

export const loader = (args: LoaderFunctionArgs) => loadPage(args, 'zero-waste-how-to')

/** How to return a kit: rinse, lid, pickup (area 9: 20 to 30 seconds). */
export default function ZeroWasteHowTo() {
  return <EditorialPage content={useLoaderData<typeof loader>()} page="zeroWasteHowTo" />
}
