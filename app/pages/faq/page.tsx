import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { faqMessages } from '../../../i18n/faq.ts'
import { useMessages } from '../../components/brand_context.tsx'
import { StillStuck } from '../../help/still_stuck.tsx'
import { PageHead } from '../../layout/page_head.tsx'
import { load } from '../../load.ts'
import { Found } from './found.tsx'
import { SearchForm } from './search_form.tsx'
import { Subjects } from './subjects.tsx'

/** The longest search; the rest is cut off. */
const longest = 120

/** Every category, or the results of `?q=`. */
export async function loader(args: LoaderFunctionArgs) {
  const query = (new URL(args.request.url).searchParams.get('q') ?? '').trim().slice(0, longest)
  return load(args, async api => {
    if (query !== '') return { query, ...(await api.get('faqs.search', { query })), categories: [] }
    return { query, results: [], ...(await api.get('faqs.categories', {})) }
  })
}

export default function Faq() {
  const { query, results, categories } = useLoaderData<typeof loader>()
  const say = useMessages(faqMessages)
  return (
    <div className="page-width section faq">
      <PageHead description={say.description} page="faq" title={say.title} unlisted={query !== ''} />
      <header className="faq-head">
        <h1 className="text-h1">{say.heading}</h1>
        <SearchForm query={query} />
      </header>
      {query === '' ? <Subjects categories={categories} /> : <Found query={query} results={results} />}
      <StillStuck />
    </div>
  )
}
