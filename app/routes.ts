// React Router's routes, made from the table of pages: each address with no prefix, under /en and under /fr.

import { type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes'
import { addressesOf, type Page, pages } from './paths.ts'

function routesOf(id: string, page: Page): RouteConfigEntry[] {
  const addresses = addressesOf(page).flatMap(path => [path, `/en${path}`, `/fr${path}`])
  return addresses.map((path, position) => route(path, `pages/${page.file}`, { id: `${id}:${position}` }))
}

export default [
  ...Object.entries(pages).flatMap(([id, page]) => routesOf(id, page)),
  route('*', 'pages/not-found/page.tsx', { id: 'notFound:*' }),
] satisfies RouteConfig
