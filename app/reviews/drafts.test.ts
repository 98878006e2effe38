import { describe, expect, test } from 'vitest'
import type { Review } from '../../contract/reviews.ts'
import { changesOf, charactersIn, draftOf, withDislike } from './drafts.ts'

const said: Review = {
  orderId: 'o',
  productId: 'p',
  orderAgain: 'possibly',
  mostLiked: 'the sauce',
  nextTime: null,
  dislikes: { taste: 'sweet' },
  minutes: 35,
  comment: 'fine',
}

describe('what is said of a box', () => {
  test('opens as it was left, and then there is nothing to save', () => {
    const draft = draftOf(said)
    expect(draft).toMatchObject({ orderAgain: 'possibly', minutes: '35', nextTime: '' })
    expect(changesOf(draft, draftOf(said))).toEqual({ review: null, comment: null })
  })

  test('is sent only where it changed, review and comment apart', () => {
    const before = draftOf(said)
    expect(changesOf({ ...before, comment: 'good' }, before)).toEqual({ review: null, comment: 'good' })
    const { review, comment } = changesOf({ ...before, orderAgain: 'definitely', minutes: '40' }, before)
    expect(review).toMatchObject({ orderAgain: 'definitely', minutes: 40, dislikes: { taste: 'sweet' } })
    expect(comment).toBeNull()
  })

  test('without an answer there is no review yet', () => {
    const before = draftOf(undefined)
    expect(changesOf({ ...before, mostLiked: 'all' }, before).review).toBeNull()
  })

  test('a category keeps its words while it is ticked', () => {
    const draft = withDislike(draftOf(said), 'delivery', true)
    expect(draft.dislikes).toEqual({ taste: 'sweet', delivery: '' })
    expect(withDislike(draft, 'taste', false).dislikes).toEqual({ delivery: '' })
    expect(withDislike(draft, 'taste', true).dislikes.taste).toBe('sweet')
  })

  test('an emoji of several parts is one character', () => {
    expect([charactersIn('👩‍🍳 ok '), charactersIn('é'), charactersIn('')]).toEqual([4, 1, 0])
  })
})
