import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { EditorialPage } from '../../editorial/editorial_page.tsx'
import { MeasuredFigures, WeighedRecipe } from '../../editorial/live/measured.tsx'
import { load } from '../../load.ts'

export async function loader(args: LoaderFunctionArgs) {
  return load(args, api => api.get('pages.impact', {}))
}

/** The effect of right amounts, with numbers of this week's menu. */
export default function Impact() {
  const { measured, ...content } = useLoaderData<typeof loader>()
  return (
    <EditorialPage
      content={content}
      live={{
        measured: measured.recipes > 0 && <MeasuredFigures measured={measured} />,
        weighed: measured.weighed && <WeighedRecipe weighed={measured.weighed} />,
      }}
      page="impact"
    />
  )
}
