import type { OutputOf } from '../../../contract/index.ts'
import { faqMessages } from '../../../i18n/faq.ts'
import { useMessages } from '../../components/brand_context.tsx'
import { TextLink } from '../../components/button.tsx'
import { useLinks } from '../../components/links.ts'
import { EmptyState } from '../../components/panels.tsx'
import { Answers } from '../../help/answers.tsx'

/** The results with their answers; or that there are none. */
export function Found({ query, results }: { query: string } & OutputOf<'faqs.search'>) {
  const say = useMessages(faqMessages)
  const to = useLinks()
  const all = <TextLink to={to('faq')}>{say.clear}</TextLink>
  const answers = results.map(({ category, ...answer }) => ({
    ...answer,
    page: to('faqCategory', { friendlyId: category.friendlyId }),
    over: category.name,
  }))
  return (
    <section className="faq-found">
      <p aria-live="polite" className={results.length === 0 ? 'visually-hidden' : 'faq-count'}>
        {results.length === 0 ? say.nothing(query) : say.found(results.length, query)}
      </p>
      {results.length === 0 ? (
        <EmptyState action={all} title={say.nothing(query)}>
          {say.nothingNote}
        </EmptyState>
      ) : (
        <>
          <Answers answers={answers} level={2} />
          <p>{all}</p>
        </>
      )}
    </section>
  )
}
