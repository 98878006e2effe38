// The pages of a menu and of a product are rendered once for all clients, so their loaders may not call for anything of
// one household (server/http/shared_pages.ts).

import { expect, test } from 'vitest'
import { type CallName, contract } from '../../contract/index.ts'
import { apiContext, requestContext } from '../context.ts'
import * as menu from './menu/page.tsx'
import * as product from './product/page.tsx'

const stop = new Error('asked')

/** The calls a loader makes, none of them answered. */
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
  'loading a %s asks for nothing that is a client’s alone',
  { tags: '[RT-MENU-DATE] [RT-PRODUCT]' },
  (_, asked) => {
    expect(asked.length).toBeGreaterThan(1)
    expect(asked.map(whoOf)).toEqual(asked.map(() => 'anyone'))
  },
)

test('the words a menu is searched by travel with the page only where something is searched', {
  tags: '[API-menu.data]',
}, async () => {
  expect(await callsOf(menu.loader, {})).not.toContain('menu.search_words')
  expect(await callsOf(menu.loader, {}, '?q=shrimp')).toContain('menu.search_words')
})
