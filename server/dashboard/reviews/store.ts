// SQL of reviews.

import type pg from 'pg'
import type { Review } from '../../../contract/reviews.ts'
import { neverDish } from '../../../domain/catalogue/exclusions.ts'
import type { ProductKind } from '../../../domain/catalogue/types.ts'
import type { Answer } from '../../../domain/reviews/reviews.ts'
import type { Tx } from '../../request/database/database.ts'
import { column, columnsOf, type RowOf, statement } from '../../request/database/statement.ts'

export interface ReviewOf {
  clientId: string
  orderId: string
  productId: string
}

const reviewLine = statement({
  name: 'review_line',
  text: `select l.kind, l.version, o.state from order_line l
     join client_order o on o.client_id = $clientId and o.id = l.order_id
     where l.client_id = $clientId and l.order_id = $orderId and l.product_id = $productId`,
  row: { kind: column<ProductKind>('text'), version: 'int', state: 'text' },
})

/** The reviewed line, with the state of its order; undefined where it is another household's. */
export async function readReviewedLine(
  tx: Tx,
  of: ReviewOf,
): Promise<{ kind: ProductKind; version: number; state: string } | undefined> {
  return reviewLine.first(tx, of)
}

const columns = `order_id as "orderId", product_id as "productId", order_again as "orderAgain",
  most_liked as "mostLiked", next_time as "nextTime", dislikes, minutes, comment`
const reviewRow = columnsOf<Review>({
  orderId: 'uuid',
  productId: 'text',
  orderAgain: 'text?',
  mostLiked: 'text?',
  nextTime: 'text?',
  dislikes: 'json',
  minutes: 'int?',
  comment: 'text?',
})

interface ReviewOfProduct extends ReviewOf {
  version: number
  orderAgain: Answer
  mostLiked: string | null
  nextTime: string | null
  dislikes: Review['dislikes']
  minutes: number | null
  at: string
}

const reviewWrite = statement({
  name: 'review_write',
  text: `insert into review (client_id, order_id, product_id, version, order_again, most_liked, next_time, dislikes,
       minutes, created_at, updated_at)
     values ($clientId, $orderId, $productId, $version, $orderAgain, $mostLiked, $nextTime, $dislikes::jsonb,
       $minutes, $at, $at)
     on conflict (client_id, order_id, product_id) do update set order_again = excluded.order_again,
       most_liked = excluded.most_liked, next_time = excluded.next_time, dislikes = excluded.dislikes,
       minutes = excluded.minutes, updated_at = excluded.updated_at
     returning ${columns}`,
  row: reviewRow,
})

/** Writes a review; an earlier comment stays. */
export async function writeReview(tx: Tx, said: ReviewOfProduct): Promise<Review> {
  return reviewWrite.one(tx, { ...said, dislikes: JSON.stringify(said.dislikes) })
}

const reviewComment = statement({
  name: 'review_comment',
  text: `insert into review (client_id, order_id, product_id, version, comment, created_at, updated_at)
     values ($clientId, $orderId, $productId, $version, nullif($comment, ''), $at, $at)
     on conflict (client_id, order_id, product_id) do update set comment = excluded.comment,
       updated_at = excluded.updated_at
     returning ${columns}`,
  row: reviewRow,
})

/** Writes a comment; an earlier review stays. */
export async function writeComment(
  tx: Tx,
  of: ReviewOf & { version: number; comment: string; at: string },
): Promise<Review> {
  return reviewComment.one(tx, of)
}

const reviewsOfOrder = statement({
  name: 'reviews_of_order',
  text: `select coalesce((select json_agg(r) from (select ${columns} from review
         where client_id = $clientId and order_id = o.id order by product_id) r), '[]') as reviews
     from client_order o where o.client_id = $clientId and o.id = $orderId`,
  row: { reviews: column<Review[]>('json') },
})

/** Null where the order is not this household's. */
export async function readReviewsOfOrder(
  pool: pg.Pool,
  clientId: string,
  orderId: string,
): Promise<Review[] | null> {
  return (await reviewsOfOrder.first(pool, { clientId, orderId }))?.reviews ?? null
}

export type AnswerOf = RowOf<typeof readAnswers>

/** A household's answers about the products of some of its orders; none where it gave none. */
export const readAnswers = statement({
  name: 'review_answers',
  text: `select order_id as "orderId", product_id as "productId", order_again as "orderAgain" from review
     where client_id = $clientId and order_id = any($orderIds::uuid[]) and order_again is not null`,
  row: { orderId: 'uuid', productId: 'text', orderAgain: column<Answer>('text') },
})

const subscriptionNever = statement({
  name: 'subscription_never',
  text: `update subscription
    set exclusions = array_remove(exclusions, $exclusion::text) || case when $never::boolean
      then array[$exclusion::text] else '{}' end
    where client_id = $clientId`,
})

/** Adds a dish to the exclusions, or removes it. */
export async function writeNever(
  tx: Tx,
  { clientId, productId }: Pick<ReviewOf, 'clientId' | 'productId'>,
  never: boolean,
): Promise<void> {
  await subscriptionNever.run(tx, { clientId, exclusion: neverDish(productId), never })
}
