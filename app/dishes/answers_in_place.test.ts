import { createMemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { answersInPlace, reread } from './answers_in_place.ts'

/** A page that was loaded once; each reload waits until the test releases it. */
function page() {
  let reads = 1
  let letGo = () => {}
  const loader = () => {
    reads += 1
    const read = reads
    return new Promise<number>(resolve => {
      letGo = () => resolve(read)
    })
  }
  const router = createMemoryRouter(
    [{ id: 'box', path: '/box', loader, shouldRevalidate: answersInPlace, element: null }],
    { initialEntries: ['/box'], hydrationData: { loaderData: { box: 1 } } },
  )
  return { router, reads: () => reads, letGo: () => letGo() }
}

test('a search among the shown products reloads nothing', async () => {
  const { router, reads } = page()
  await router.navigate('/box?q=a')
  expect([router.state.location.search, reads()]).toEqual(['?q=a', 1])
})

test.each(['before', 'while'] as const)(
  'a page that reloads after a change shows the new data, though its address begins to change %s the reload',
  async order => {
    const { router, reads, letGo } = page()
    const moved = order === 'before' ? router.navigate('/box?q=a') : null
    const read = reread(() => router.revalidate())
    const movedLater = order === 'while' ? router.navigate('/box?q=a') : null
    await new Promise(resolve => setImmediate(resolve))
    letGo()
    await Promise.all([moved, movedLater, read])
    expect(router.state.location.search).toBe('?q=a')
    expect(router.state.loaderData).toEqual({ box: reads() })
    expect(reads()).toBeGreaterThan(1)
  },
)
