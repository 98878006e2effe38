// Questions that open on their answers: `<details>`, with an address for each.

import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import type { AnsweredQuestion } from '../../contract/faqs.ts'
import { faqMessages } from '../../i18n/faq.ts'
import { useMessages } from '../components/brand_context.tsx'
import { ChevronDown, LinkMark } from '../components/icons.tsx'
import { InlineText } from '../components/inline_text.tsx'
import { Prose } from '../components/prose.tsx'
import { useToasts } from '../components/toasts.tsx'

interface AnswerToShow extends AnsweredQuestion {
  /** Address of its category; the answer's own address is its anchor there. */
  page: string
  /** The category above the question, where answers of several categories are listed together. */
  over?: ReactNode
}

/** A list of answers. The one in the address is open and in view. */
export function Answers({ answers, level }: { answers: readonly AnswerToShow[]; level: 2 | 3 }) {
  const list = useRef<HTMLDivElement>(null)
  const { hash, key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a second visit to the same anchor opens it again.
  useEffect(() => {
    const named = hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)))
    if (!(named instanceof HTMLDetailsElement) || !list.current?.contains(named)) return
    named.open = true
    named.scrollIntoView()
  }, [hash, key])
  const Heading = `h${level}` as const
  return (
    <div className="answers" ref={list}>
      {answers.map(({ id, question, answer, page, over }) => (
        <details className="answer" id={id} key={id}>
          <summary>
            <Heading className="answer-question">
              {over && <span className="answer-over">{over}</span>}
              <span>
                <InlineText text={question} />
              </span>
            </Heading>
            <ChevronDown aria-hidden className="answer-mark" size={24} />
          </summary>
          <div className="answer-body">
            <Prose prose={answer} />
            <AnswerLink to={`${page}#${id}`} />
          </div>
        </details>
      ))}
    </div>
  )
}

/** The answer's address: a link like any other, copied where the browser lets it. */
function AnswerLink({ to }: { to: string }) {
  const say = useMessages(faqMessages)
  const notify = useToasts()

  function copy(event: MouseEvent<HTMLAnchorElement>) {
    if (!navigator.clipboard || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    navigator.clipboard.writeText(event.currentTarget.href).then(
      () => notify({ text: say.copied }),
      () => location.assign(to),
    )
  }

  return (
    <a className="answer-link" href={to} onClick={copy}>
      <LinkMark aria-hidden size={16} />
      {say.link}
    </a>
  )
}
