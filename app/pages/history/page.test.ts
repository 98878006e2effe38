import { expect, test } from 'vitest'
import { apiContext, requestContext } from '../../context.ts'
import { loader, shouldRevalidate } from './page.tsx'

/** The pages of past orders that an address requests. */
async function pagesAt(search: string): Promise<string[]> {
  const asked: string[] = []
  const get = async (name: string, { page }: { page?: string }) => {
    if (page !== undefined) asked.push(page)
    return name === 'account.index' ? { subscription: null } : { orders: [], page: Number(page), more: false }
  }
  const context = {
    get: (key: unknown) => (key === apiContext ? { get } : key === requestContext ? {} : null),
  }
  const request = new Request(`http://localhost/history${search}`)
  await loader({ context, request, params: {} } as never)
  return asked
}

test('an address shows as many pages as were viewed, up to a limit', {
  tags: '[RT-HISTORY]',
}, async () => {
  expect(await pagesAt('')).toEqual(['1'])
  expect(await pagesAt('?pages=3')).toEqual(['1', '2', '3'])
  for (const nonsense of ['0', '-2', '1.5', 'many', ''])
    expect(await pagesAt(`?pages=${nonsense}`)).toEqual(['1'])
  expect(await pagesAt('?pages=100000')).toHaveLength(20)
})

test('pages fetched by “Show more” are not fetched again', () => {
  const again = (from: string, to: string) =>
    shouldRevalidate({
      currentUrl: new URL(`http://localhost/history${from}`),
      nextUrl: new URL(`http://localhost/history${to}`),
      defaultShouldRevalidate: true,
    } as never)
  expect(again('', '?pages=2')).toBe(false)
  expect(again('?pages=2', '')).toBe(true)
  expect(again('?pages=2', '?pages=2')).toBe(true)
})
