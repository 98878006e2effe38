// Reviews on the real database: who may write them, and how they affect the next boxes.

import { randomUUIDv7 } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { menusAt, orderOf, productsOn, subscribe, type TestHousehold } from '../../../tests/household.ts'
import { signedInVisitor, testServer } from '../../../tests/http.ts'
import { likedBy, reviewSummary } from '../../menu/reviews/opinions.ts'
import { updateQuantity } from '../../orders/update_quantity.ts'

const now = '2026-11-20T20:00:00.000Z'
let dish: string
let item: string

const server = await testServer({ now, beginning: menusAt(now) })

/** A household with a delivered dish and market item. */
async function eaten(state = 'delivered') {
  const { pool } = server.services
  const who = await subscribe(server.services.pool, now)
  const { id: orderId, week } = orderOf(who, 1)
  dish = (await productsOn(server.services, 'freshprep', week, 'rtc'))[0]?.id as string
  item = (await productsOn(server.services, 'freshprep', week, 'item'))[0]?.id as string
  for (const productId of [dish, item]) {
    await updateQuantity(
      server.services,
      { clientId: who.clientId, orderId, now },
      { productId, quantity: 1 },
    )
  }
  await pool.query('update client_order set state = $3 where client_id = $1 and id = $2', [
    who.clientId,
    orderId,
    state,
  ])
  const self = await signedInVisitor(server, who.clientId)
  const review = (body: object) => self.post('/api/v1/reviews/review', { orderId, productId: dish, ...body })
  const comment = (body: object) =>
    self.post('/api/v1/reviews/comment', { orderId, productId: dish, ...body })
  return { who, self, orderId, review, comment }
}

const profileKeyOf = async ({ clientId }: TestHousehold) => {
  const { rows } = await server.services.pool.query(
    'select profile_key from subscription where client_id = $1',
    [clientId],
  )
  return rows[0]?.profile_key as string
}

describe('a review', () => {
  test('is saved as given, and can be changed', {
    tags: '[API-reviews.review] [ENT-REVIEW-LIKED] [ENT-REVIEW-DISLIKE-TEXT]',
  }, async () => {
    const { self, orderId, review } = await eaten()
    const said = {
      orderAgain: 'possibly',
      mostLiked: 'the sauce',
      nextTime: 'more lime',
      dislikes: { taste: 'too sweet', instructions: 'step 3 is two steps' },
      minutes: 35,
    }
    expect((await review(said)).statusCode).toBe(200)
    await review({ ...said, orderAgain: 'definitely' })
    const { reviews } = (await self.get(`/reviews/mine?orderId=${orderId}`)).json()
    expect(reviews).toEqual([{ orderId, productId: dish, ...said, orderAgain: 'definitely', comment: null }])
  })

  test('takes a comment of 300 characters unchanged, and none of 301', {
    tags: '[API-reviews.comment] [ENT-REVIEW-COMMENT] [VAL-REVIEW-300]',
  }, async () => {
    const { comment, review } = await eaten()
    for (const character of ['a', 'é', '🍋']) {
      const kept = await comment({ comment: character.repeat(300) })
      expect(kept.json().review.comment).toBe(character.repeat(300))
      const refused = await comment({ comment: character.repeat(301) })
      expect([refused.statusCode, refused.json().error.fields.comment.code]).toEqual([422, 'too_long'])
    }
    expect((await review({ orderAgain: 'possibly' })).json().review.comment).toBe('🍋'.repeat(300))
  })

  test('is yes or no for a market item, and never for a dish', { tags: '[LBL-REVIEW-YES-NO]' }, async () => {
    const { review } = await eaten()
    expect((await review({ productId: item, orderAgain: 'yes' })).statusCode).toBe(200)
    for (const body of [
      { productId: item, orderAgain: 'never' },
      { orderAgain: 'yes' },
      { orderAgain: 'often' },
      {},
    ]) {
      const refused = await review(body)
      expect([refused.statusCode, refused.json().error.fields.orderAgain.code]).toEqual([
        422,
        'review_answer_unknown',
      ])
    }
  })

  test('is only possible for the household’s own products, once they have arrived', async () => {
    const other = await eaten()
    const { self, review } = await eaten()
    expect((await review({ productId: 'nothing-of-ours', orderAgain: 'never' })).statusCode).toBe(404)
    expect((await review({ orderId: other.orderId, orderAgain: 'never' })).statusCode).toBe(404)
    expect((await review({ orderId: randomUUIDv7(), orderAgain: 'never' })).statusCode).toBe(404)
    expect((await self.get(`/reviews/mine?orderId=${other.orderId}`)).statusCode).toBe(404)
    const coming = await eaten('charged')
    expect((await coming.review({ orderAgain: 'never' })).json().error.code).toBe('order_not_delivered')
    expect((await coming.comment({ comment: 'soon' })).json().error.code).toBe('order_not_delivered')
  })

  test('of "never" keeps the dish out of the automatic choice, until another answer', async () => {
    const { who, review } = await eaten()
    const before = await profileKeyOf(who)
    await review({ orderAgain: 'never' })
    expect(await profileKeyOf(who)).toBe(`${before}dish:${dish}`)
    expect(await likedBy(server.services, who.clientId)).toEqual([])
    await review({ orderAgain: 'definitely' })
    expect(await profileKeyOf(who)).toBe(before)
    expect(await likedBy(server.services, who.clientId)).toEqual([dish])
  })

  test('counts towards the public summary, from the fifth on', async () => {
    const { pool } = server.services
    await pool.query('delete from review')
    const { orderId } = await eaten()
    for (const [n, orderAgain] of [
      'never',
      'possibly',
      'most_likely',
      'definitely',
      'definitely',
    ].entries()) {
      await pool.query(
        `insert into review (client_id, order_id, product_id, version, order_again, minutes, created_at, updated_at)
         values ($1, $2, $3, 1, $4, $5, $6, $6)`,
        [randomUUIDv7(), orderId, dish, orderAgain, 20 + n, now],
      )
    }
    expect(await reviewSummary(server.services, dish)).toEqual({ count: 5, againPercent: 60, minutes: 22 })
    expect(await reviewSummary(server.services, item)).toBeNull()
  })
})
