// Questions and answers in schema.org's terms.

import type { FAQPage } from 'schema-dts'
import type { Prose } from '../../../contract/content.ts'
import type { AnsweredQuestion } from '../../../contract/faqs.ts'
import { plainText } from '../../../domain/content/inline.ts'

/** A FAQPage of these questions. */
export function faqThing(questions: readonly AnsweredQuestion[]): Exclude<FAQPage, string> {
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: plainText(question),
      acceptedAnswer: { '@type': 'Answer', text: textOf(answer) },
    })),
  }
}

function textOf(answer: Prose): string {
  return answer
    .flatMap(part => (typeof part === 'string' ? [part] : part.items.map(item => `– ${item}`)))
    .map(plainText)
    .join('\n')
}
