import * as z from 'zod/mini'
import { get } from './call.ts'
import { drawingNames, prose, slug } from './content.ts'
import { code, nothing, text } from './fields.ts'

/** `id` is its anchor on the page of its category. */
const question = z.object({ id: z.string(), question: z.string() })
const answered = z.extend(question, { answer: prose })

const category = z.object({
  friendlyId: z.string(),
  name: z.string(),
  summary: z.string(),
  drawing: z.nullable(z.enum(drawingNames)),
})

export const faqs = {
  categories: get({
    summary: 'The categories of questions, in their order, with the questions of each.',
    who: 'anyone',
    input: nothing,
    output: z.object({ categories: z.array(z.extend(category, { questions: z.array(question) })) }),
  }),
  category_data: get({
    summary: 'One category with its questions and answers.',
    who: 'anyone',
    input: z.object({ friendlyId: slug }),
    output: z.extend(category, { questions: z.array(answered) }),
    errors: ['not_found'],
  }),
  search: get({
    path: '/faq/search',
    summary:
      'Questions whose words, or the words of whose answers, are asked for; accents and small slips are forgiven.',
    who: 'anyone',
    input: z.object({ query: text(120).check(z.minLength(1, code('required'))) }),
    output: z.object({
      /** Best first, ten at most. */
      results: z.array(
        z.extend(answered, { category: z.object({ friendlyId: z.string(), name: z.string() }) }),
      ),
    }),
  }),
} as const

export type AnsweredQuestion = z.output<typeof answered>
