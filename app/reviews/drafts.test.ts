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

describe('reviews of a box', () => {
  test('open as they were saved, with nothing new to save', () => {
    const draft = draftOf(said)
    expect(draft).toMatchObject({ orderAgain: 'possibly', minutes: '35', nextTime: '' })
    expect(changesOf(draft, draftOf(said))).toEqual({ review: null, comment: null })
  })

  test('are sent only where they changed, review and comment apart', () => {
    const before = draftOf(said)
    expect(changesOf({ ...before, comment: 'good' }, before)).toEqual({ review: null, comment: 'good' })
    const { review, comment } = changesOf({ ...before, orderAgain: 'definitely', minutes: '40' }, before)
    expect(review).toMatchObject({ orderAgain: 'definitely', minutes: 40, dislikes: { taste: 'sweet' } })
    expect(comment).toBeNull()
  })

  test('do not exist without an answer', () => {
    const before = draftOf(undefined)
    expect(changesOf({ ...before, mostLiked: 'all' }, before).review).toBeNull()
  })

  test('keep the words of a category while it is ticked', () => {
    const draft = withDislike(draftOf(said), 'delivery', true)
    expect(draft.dislikes).toEqual({ taste: 'sweet', delivery: '' })
    expect(withDislike(draft, 'taste', false).dislikes).toEqual({ delivery: '' })
    expect(withDislike(draft, 'taste', true).dislikes.taste).toBe('sweet')
  })

  test('count an emoji of several parts as one character', () => {
    expect([charactersIn('👩‍🍳 ok '), charactersIn('é'), charactersIn('')]).toEqual([4, 1, 0])
  })
})
