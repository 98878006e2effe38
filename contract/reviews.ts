import * as z from 'zod/mini'
import { answers, dislikeCategories, longestComment } from '../domain/reviews/reviews.ts'
import { get, post } from './call.ts'
import { code, id, productId, text } from './fields.ts'

/** The reviewer's own words, beside the comment. */
const words = text(300)

/** Characters as a person counts them: an emoji is one. */
const comment = text(4 * longestComment).check(
  z.refine(value => [...new Intl.Segmenter().segment(value)].length <= longestComment, code('too_long')),
)

const dislikes = z.partialRecord(z.enum(dislikeCategories), words)

const reviewed = z.object({ orderId: id, productId })

const review = z.extend(reviewed, {
  orderAgain: z.nullable(z.enum(answers)),
  mostLiked: z.nullable(z.string()),
  nextTime: z.nullable(z.string()),
  dislikes: z.partialRecord(z.enum(dislikeCategories), z.string()),
  minutes: z.nullable(z.int()),
  comment: z.nullable(z.string()),
})

const saved = z.object({ review })

const reviewErrors = ['not_found', 'order_not_delivered'] as const

export const reviews = {
  review: post({
    summary: 'Says whether a product of a delivered order would be ordered again, and what was good and bad.',
    who: 'client',
    input: z.extend(reviewed, {
      orderAgain: z.enum(answers, { error: code('review_answer_unknown') }),
      mostLiked: z.optional(z.nullable(words)),
      nextTime: z.optional(z.nullable(words)),
      dislikes: z.optional(dislikes),
      /** Minutes it took from start to table. */
      minutes: z.optional(
        z.nullable(z.int().check(z.minimum(1, code('invalid_input')), z.maximum(600, code('invalid_input')))),
      ),
    }),
    output: saved,
    errors: [...reviewErrors, 'review_answer_unknown'],
  }),
  comment: post({
    summary: 'Adds a comment to a product of a delivered order, at most 300 characters.',
    who: 'client',
    input: z.extend(reviewed, { comment }),
    output: saved,
    errors: reviewErrors,
  }),
  /** Area 7 has no call to read reviews; the modal shows the earlier ones. */
  mine: get({
    path: '/reviews/mine',
    summary: 'What the household said of the products of an order.',
    who: 'client',
    input: z.object({ orderId: id }),
    output: z.object({ reviews: z.array(review) }),
    errors: ['not_found'],
  }),
} as const

export type Review = z.output<typeof review>
