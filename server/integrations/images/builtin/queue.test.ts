import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { NobodyWaits, openQueue, QueueFull, type QueueLimits } from './queue.ts'

/** Work that ends on command. */
function held(log: string[], name: string) {
  let end: () => void = () => {}
  const ended = new Promise<void>(resolve => {
    end = resolve
  })
  const work = async () => {
    log.push(name)
    await ended
    return name
  }
  return { work, end: () => end() }
}

const me = { from: 'me', of: 'plate' }

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const queueOf = (limits: Partial<QueueLimits> = {}) =>
  openQueue({
    atOnce: 2,
    waiting: 10,
    waitingOfAddress: 10,
    waitingOfPicture: 10,
    later: 10,
    patience: 3_000,
    onError: error => {
      throw error
    },
    ...limits,
  })

test('only a limited number runs at once', async () => {
  const queue = queueOf()
  const started: string[] = []
  const pieces = ['a', 'b', 'c'].map(name => held(started, name))
  const answers = pieces.map((piece, at) => queue.now(String(at), me, piece.work))
  expect(started).toEqual(['a', 'b'])
  pieces[1]?.end()
  await answers[1]
  await vi.advanceTimersByTimeAsync(0)
  expect(started).toEqual(['a', 'b', 'c'])
  for (const piece of pieces) piece.end()
  expect(await Promise.all(answers)).toEqual(['a', 'b', 'c'])
})

test('simultaneous requests for the same work get the same answer', async () => {
  const queue = queueOf()
  const started: string[] = []
  const piece = held(started, 'a')
  const answers = [1, 2, 3].map(() => queue.now('a', me, piece.work))
  piece.end()
  expect(await Promise.all(answers)).toEqual(['a', 'a', 'a'])
  expect(started).toEqual(['a'])
  await queue.now('a', me, piece.work)
  expect(started).toEqual(['a', 'a'])
})

test('more than may wait is refused, and a failure reaches its caller and delays nobody', async () => {
  const queue = queueOf({ atOnce: 1, waiting: 1 })
  const piece = held([], 'a')
  const first = queue.now('a', me, piece.work)
  const second = queue.now('b', me, () => Promise.reject(new Error('no')))
  await expect(queue.now('c', me, piece.work)).rejects.toBeInstanceOf(QueueFull)
  piece.end()
  expect(await first).toBe('a')
  await expect(second).rejects.toThrow('no')
  expect(await queue.now('c', me, async () => 'c')).toBe('c')
})

test('addresses take turns: one with many requests delays only itself', async () => {
  const queue = queueOf({ atOnce: 1 })
  const started: string[] = []
  const pieces: ReturnType<typeof held>[] = []
  const ask = (name: string, from: string) => {
    const piece = held(started, name)
    pieces.push(piece)
    return queue.now(name, { from, of: name }, piece.work)
  }
  const all = ['a', 'b', 'c', 'd'].map(name => ask(name, 'greedy'))
  all.push(ask('x', 'modest'), ask('c', 'modest'), ask('y', 'other'))
  for (const piece of pieces) piece.end()
  await Promise.all(all)
  expect(started).toEqual(['a', 'b', 'x', 'y', 'c', 'd'])
})

test('one address, and sizes of one picture, have a limit on waiting work; others still can wait', async () => {
  const queue = queueOf({ atOnce: 1, waitingOfAddress: 2, waitingOfPicture: 3 })
  const piece = held([], 'a')
  const ask = (key: string, from: string, of: string) => queue.now(key, { from, of }, piece.work)
  const waiting = [ask('under way', 'me', 'a'), ask('1', 'me', 'a'), ask('2', 'me', 'b')]
  await expect(ask('3', 'me', 'c')).rejects.toBeInstanceOf(QueueFull)
  waiting.push(ask('4', 'you', 'a'), ask('5', 'she', 'a'))
  await expect(ask('6', 'he', 'a')).rejects.toBeInstanceOf(QueueFull)
  waiting.push(ask('7', 'he', 'b'), ask('1', 'me', 'a'))
  piece.end()
  expect(await Promise.all(waiting)).toHaveLength(7)
})

test('work that nobody waits for any more is dropped unless it has begun, and can be asked for again', async () => {
  const queue = queueOf({ atOnce: 1, waitingOfAddress: 2 })
  const started: string[] = []
  const pieces = new Map(['a', 'b', 'c'].map(name => [name, held(started, name)]))
  const ask = (name: string) => {
    const caller = new AbortController()
    const work = pieces.get(name)?.work ?? (() => Promise.reject(new Error(`no work ${name}`)))
    const answer = queue.now(name, { ...me, gone: caller.signal }, work)
    return { answer, leave: () => caller.abort() }
  }
  const [begun, left, shared, sharer] = [ask('a'), ask('b'), ask('c'), ask('c')]
  for (const { leave } of [begun, left, shared]) leave()
  await expect(left.answer).rejects.toBeInstanceOf(NobodyWaits)
  // It leaves room for another, and is no answer for the next who asks.
  const again = ask('b')
  for (const piece of pieces.values()) piece.end()
  expect(await Promise.all([begun, shared, sharer, again].map(({ answer }) => answer))).toEqual([
    'a',
    'c',
    'c',
    'b',
  ])
  expect(started).toEqual(['a', 'c', 'b'])
})

test('deferred work waits a while and until nobody else does, one at a time and each once', async () => {
  const queue = queueOf()
  const started: string[] = []
  const piece = held(started, 'now')
  const answer = queue.now('now', me, piece.work)
  const x = held(started, 'x')
  queue.later('x', x.work)
  for (const name of ['y', 'x']) queue.later(name, held(started, name).work)
  await vi.advanceTimersByTimeAsync(3_000)
  expect(started).toEqual(['now'])
  piece.end()
  await answer
  await vi.advanceTimersByTimeAsync(0)
  expect(started).toEqual(['now', 'x'])
  x.end()
  await vi.advanceTimersByTimeAsync(0)
  expect(started).toEqual(['now', 'x', 'y'])
})

test('deferred work does not begin while its caller is being answered', async () => {
  const queue = queueOf()
  const started: string[] = []
  queue.later('x', held(started, 'x').work)
  await vi.advanceTimersByTimeAsync(2_999)
  expect(await queue.now('now', me, async () => 'now')).toBe('now')
  await vi.advanceTimersByTimeAsync(0)
  expect(started).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(started).toEqual(['x'])
})

test('closing drops deferred work, and waits for running work', async () => {
  const failures: unknown[] = []
  const queue = queueOf({ onError: error => failures.push(error) })
  const started: string[] = []
  queue.later('x', async () => {
    started.push('x')
    throw new Error('no')
  })
  await vi.advanceTimersByTimeAsync(3_000)
  queue.later('y', held(started, 'y').work)
  await queue.close()
  expect(started).toEqual(['x'])
  expect(failures).toHaveLength(1)
})
