import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { EditorialPage, loadPage } from '../../editorial/editorial_page.tsx'

export const loader = (args: LoaderFunctionArgs) => loadPage(args, 'story')

/** Who we are (rule 12). */
export default function Story() {
  return <EditorialPage content={useLoaderData<typeof loader>()} page="story" />
}
