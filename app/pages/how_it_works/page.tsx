import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { EditorialPage } from '../../editorial/editorial_page.tsx'
import { Servings } from '../../editorial/live/servings.tsx'
import { load } from '../../load.ts'

export async function loader(args: LoaderFunctionArgs) {
  return load(args, async api => {
    const [content, banner] = await Promise.all([
      api.get('pages.show', { slug: 'how-it-works' }),
      api.get('servings_based_banner.index', {}),
    ])
    return { content, banner }
  })
}

/** The visitor's tour in three steps (rule 11). */
export default function HowItWorks() {
  const { content, banner } = useLoaderData<typeof loader>()
  return (
    <EditorialPage content={content} live={{ servings: <Servings banner={banner} /> }} page="howItWorks" />
  )
}
