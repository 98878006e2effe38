// The pages of a menu and of a product are rendered once for all clients, so their loaders must not call for data of one household
// (server/http/page_delivery/shared_pages.ts).

import { expect, test } from 'vitest'
import { type CallName, contract } from '../../contract/index.ts'
import { apiContext, requestContext } from '../context.ts'
import * as menu from './menu/page.tsx'
import * as product from './product/page.tsx'

const stop = new Error('asked')

/** The calls of a loader, none of them answered. */
async function callsOf(loader: typeof menu.loader | typeof product.loader, params: object, search = '') {
  const asked: CallName[] = []
  const get = async (name: CallName) => {
    asked.push(name)
    throw stop
  }
  const context = {
    get: (key: unknown) =>
      key === apiContext ? { get } : key === requestContext ? { today: '2026-11-23', report() {} } : null,
  }
  const request = new Request(`http://localhost/${search}`)
  await loader({ context, request, params } as never).catch(() => {})
  return asked
}

const whoOf = (name: CallName) => {
  const [group, action] = name.split('.') as [keyof typeof contract, string]
  return (contract[group] as Record<string, { who: string }>)[action]?.who
}

test.each([
  ['menu', await callsOf(menu.loader, { date: 'this-week' }, '?category=rte&safe=us')],
  ['searched menu', await callsOf(menu.loader, { date: 'this-week' }, '?q=shrimp')],
  ['product', await callsOf(product.loader, { id: 'dal' })],
])(
  'loading a %s makes no call that is only for clients',
  { tags: '[RT-MENU-DATE] [RT-PRODUCT]' },
  (_, asked) => {
    expect(asked.length).toBeGreaterThan(1)
    expect(asked.map(whoOf)).toEqual(asked.map(() => 'anyone'))
  },
)

test('the search words of a menu come with the page only where there is a search', {
  tags: '[API-menu.data]',
}, async () => {
  expect(await callsOf(menu.loader, {})).not.toContain('menu.search_words')
  expect(await callsOf(menu.loader, {}, '?q=shrimp')).toContain('menu.search_words')
})
