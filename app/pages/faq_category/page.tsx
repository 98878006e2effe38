import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { plainText } from '../../../domain/content/inline.ts'
import { faqMessages } from '../../../i18n/faq.ts'
import { useMessages } from '../../components/brand_context.tsx'
import { ArrowLeft } from '../../components/icons.tsx'
import { useLinks } from '../../components/links.ts'
import { Drawing } from '../../editorial/drawing.tsx'
import { Answers } from '../../help/answers.tsx'
import { StillStuck } from '../../help/still_stuck.tsx'
import { PageHead } from '../../layout/page_head.tsx'
import { load } from '../../load.ts'
import { faqThing } from './faq_thing.ts'

export function loader(args: LoaderFunctionArgs) {
  return load(args, async api => {
    const [category, { categories }] = await Promise.all([
      api.get('faqs.category_data', { friendlyId: args.params.friendlyId ?? '' }),
      api.get('faqs.categories', {}),
    ])
    const others = categories.map(({ friendlyId, name }) => ({ friendlyId, name }))
    return { category, others: others.filter(({ friendlyId }) => friendlyId !== category.friendlyId) }
  })
}

/** One category: its questions, each opening on its answer. */
export default function FaqCategory() {
  const { category, others } = useLoaderData<typeof loader>()
  const say = useMessages(faqMessages)
  const to = useLinks()
  const page = to('faqCategory', { friendlyId: category.friendlyId })
  const answers = category.questions.map(answer => ({ ...answer, page }))
  return (
    <div className="page-width section faq">
      <PageHead
        description={plainText(category.summary)}
        page="faqCategory"
        things={[faqThing(category.questions)]}
        title={category.name}
      />
      <header className="faq-head">
        <p className="faq-back">
          <Link to={to('faq')}>
            <ArrowLeft aria-hidden size={18} />
            {say.back}
          </Link>
        </p>
        <h1 className="text-h1">{category.name}</h1>
        <p className="text-lede">{category.summary}</p>
      </header>
      <div className="faq-category">
        <Answers answers={answers} level={2} />
        <div className="faq-beside">
          {category.drawing && <Drawing name={category.drawing} />}
          <nav aria-label={say.others}>
            <h2 className="faq-others">{say.others}</h2>
            <ul>
              {others.map(({ friendlyId, name }) => (
                <li key={friendlyId}>
                  <Link to={to('faqCategory', { friendlyId })}>{name}</Link>
                </li>
              ))}
            </ul>
          </nav>
        </div>
      </div>
      <StillStuck />
    </div>
  )
}
