// SQL of the reviews of dishes.

import type pg from 'pg'
import type { Answer } from '../../../domain/reviews/reviews.ts'
import { batchStatement, column, statement } from '../../request/database/statement.ts'

/** A household's latest review of each product. */
export const readLastAnswers = statement({
  name: 'reviews_last_answers',
  text: `select distinct on (product_id) product_id as "productId", order_again as "orderAgain"
      from review where client_id = $clientId and order_again is not null
      order by product_id, updated_at desc`,
  row: { productId: 'text', orderAgain: column<Answer>('text') },
})

const reviewsAllAnswers = batchStatement({
  name: 'reviews_all_answers',
  text: `select product_id as "productId", json_object_agg(order_again, times) as given,
       coalesce(json_agg(minutes) filter (where minutes is not null), '[]') as minutes
     from (select product_id, order_again, count(*)::int as times, array_agg(minutes) filter (where minutes is not null) as minutes
       from review where order_again is not null group by 1, 2) by_answer
     group by 1`,
  row: {
    productId: 'text',
    given: column<Partial<Record<Answer, number>>>('json'),
    minutes: column<number[][]>('json'),
  },
})

/** The reviews of every product, and the reported cooking times. */
export async function readAllAnswers(
  pool: pg.Pool,
): Promise<{ productId: string; given: Partial<Record<Answer, number>>; minutes: number[] }[]> {
  return (await reviewsAllAnswers.all(pool)).map(row => ({ ...row, minutes: row.minutes.flat() }))
}
