import { Link } from 'react-router'
import type { OutputOf } from '../../../contract/index.ts'
import { faqMessages } from '../../../i18n/faq.ts'
import { useMessages } from '../../components/brand_context.tsx'
import { InlineText } from '../../components/inline_text.tsx'
import { useLinks } from '../../components/links.ts'
import { Drawing } from '../../editorial/drawing.tsx'

/** Questions shown of each category; a link leads to the rest. */
const shown = 4

/** Every category with its first questions. */
export function Subjects({ categories }: OutputOf<'faqs.categories'>) {
  const say = useMessages(faqMessages)
  const to = useLinks()
  return (
    <section aria-label={say.subjects} className="subjects">
      {categories.map(({ friendlyId, name, summary, drawing, questions }) => {
        const page = to('faqCategory', { friendlyId })
        return (
          <article className="subject" key={friendlyId}>
            {drawing && <Drawing name={drawing} size="small" />}
            <div className="subject-words">
              <h2 className="subject-name">
                <Link to={page}>{name}</Link>
              </h2>
              <p className="subject-summary">{summary}</p>
              <ul>
                {questions.slice(0, shown).map(({ id, question }) => (
                  <li key={id}>
                    <Link to={`${page}#${id}`}>
                      <InlineText text={question} />
                    </Link>
                  </li>
                ))}
              </ul>
              {questions.length > shown && (
                <Link aria-label={say.allOf(questions.length, name)} className="link" to={page}>
                  {say.all(questions.length)}
                </Link>
              )}
            </div>
          </article>
        )
      })}
    </section>
  )
}
