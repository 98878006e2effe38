// A page is rendered by a build that knows its own addresses and those of the start page.

import type { ServerBuild } from 'react-router'
import { expect, test } from 'vitest'
import { buildOfPage } from './page_build.ts'

const ids = ['root', 'home:0', 'home:1', 'account:0', 'account:1', 'accountHistory:0', 'notFound:*']
const routes = Object.fromEntries(ids.map(id => [id, { id }]))
const build = { routes, assets: { routes, version: '1' }, ssr: true } as unknown as ServerBuild

test('a page’s build knows the document, the start page and the page, and otherwise equals the build', () => {
  const { routes: kept, assets, ...rest } = buildOfPage(build, 'account')
  const known = ['root', 'home:0', 'home:1', 'account:0', 'account:1']
  expect(Object.keys(kept)).toEqual(known)
  expect(Object.keys(assets.routes)).toEqual(known)
  expect(assets.version).toBe('1')
  expect(rest).toEqual({ ssr: true })
})

test('an address outside the table of pages gets a build without any of them', () => {
  expect(Object.keys(buildOfPage(build, 'notFound').routes)).toEqual([
    'root',
    'home:0',
    'home:1',
    'notFound:*',
  ])
})
