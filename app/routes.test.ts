// The table of pages and React Router's routes are two ways to find a page by its address. They find the same one.

import { matchRoutes, type RouteObject } from 'react-router'
import { expect, test } from 'vitest'
import { addressesOf, type PageId, pageOfPath, pages } from '../contract/paths.ts'
import routes from './routes.ts'

const table = (await routes) as RouteObject[]
const addresses = Object.values(pages).flatMap(page =>
  addressesOf(page)
    .map(path => path.replace(/:[^/]+/g, 'one'))
    .flatMap(path => [path, `/en${path}`, `/fr${path}`, `${path}/`, path.toLowerCase(), path.toUpperCase()]),
)

const routed = (path: string) =>
  matchRoutes(table, path)?.at(-1)?.route.id?.split(':')[0] as PageId | undefined

test('every address leads to the same page by the table of pages and by the routes', () => {
  expect(addresses.length).toBeGreaterThan(400)
  const differ = addresses.filter(path => pageOfPath(path) !== routed(path))
  expect(differ).toEqual([])
})
