import { describe, expect, test } from 'vitest'
import { openTurns } from './turns.ts'

const never = new AbortController().signal

/** Takes turns by name: `done` lists them in the order in which they began. */
function queue(limits: { atOnce: number; waiting?: number; longest?: number }) {
  const turns = openTurns({ waiting: 1_000, longest: 300_000, ...limits })
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  return {
    begun,
    take: async (from: string, name: string, gone: AbortSignal = never) => {
      const end = await turns.take(from, gone)
      begun.push(name)
      ends.set(name, end)
    },
    end: async (name: string) => {
      ends.get(name)?.()
      await Promise.resolve()
    },
  }
}

const settled = () => new Promise<void>(resolve => setImmediate(resolve))

describe('turns by address', () => {
  test('an address with hundreds waiting delays another by one turn at most', async () => {
    const { begun, take, end } = queue({ atOnce: 2 })
    for (let n = 0; n < 400; n++) void take('crowd', `crowd ${n}`)
    await settled()
    void take('person', 'person 1')
    void take('person', 'person 2')
    await end('crowd 0')
    await settled()
    await end('crowd 1')
    await settled()
    await end('person 1')
    await settled()
    // The crowd's next came before, because it was next when the person had not come yet; from then on both take turns.
    expect(begun.slice(2)).toEqual(['crowd 2', 'person 1', 'crowd 3'])
    await end('crowd 2')
    await settled()
    expect(begun.at(-1)).toBe('person 2')
  })

  test('work alone takes all turns at once', async () => {
    const { begun, take } = queue({ atOnce: 3 })
    for (let n = 0; n < 5; n++) void take('here', String(n))
    await settled()
    expect(begun).toEqual(['0', '1', '2'])
  })

  test('an address has no more waiting than its share, and others still come', async () => {
    const { take } = queue({ atOnce: 1, waiting: 2 })
    await take('crowd', 'first')
    void take('crowd', 'second')
    void take('crowd', 'third')
    await expect(take('crowd', 'fourth')).rejects.toThrow('too_many_requests')
    void take('person', 'theirs')
  })

  test('whoever leaves the queue takes nobody’s turn', async () => {
    const { begun, take, end } = queue({ atOnce: 1 })
    const leaving = new AbortController()
    await take('a', 'first')
    const left = take('a', 'left', leaving.signal)
    void take('b', 'next')
    leaving.abort(new Error('gone'))
    await expect(left).rejects.toThrow('gone')
    await end('first')
    await settled()
    expect(begun).toEqual(['first', 'next'])
    await expect(take('c', 'too late', AbortSignal.abort(new Error('gone')))).rejects.toThrow('gone')
  })

  test('a turn that lasts too long keeps nobody waiting, and its end gives no second place', async () => {
    const { begun, take, end } = queue({ atOnce: 1, longest: 1 })
    await take('a', 'slow')
    await take('b', 'next')
    await take('b', 'after')
    expect(begun).toEqual(['slow', 'next', 'after'])
    await end('slow')
  })
})
