// React Router's routes, made from the table of pages: each address with no prefix, under /en and under /fr.

import { layout, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes'
import { addressesOf, type Page, type PageId, pages } from '../contract/paths.ts'
import { fileOf } from './page_files.ts'

function routesOf(id: PageId, page: Page): RouteConfigEntry[] {
  const addresses = addressesOf(page).flatMap(path => [path, `/en${path}`, `/fr${path}`])
  return addresses.map((path, position) => route(path, `pages/${fileOf(id)}`, { id: `${id}:${position}` }))
}

const isOffice = (page: Page): boolean => page.layout === 'office'

const routesWhere = (isWanted: (page: Page) => boolean) =>
  Object.entries(pages).flatMap(([id, page]) => (isWanted(page) ? routesOf(id as PageId, page) : []))

export default [
  ...routesWhere(page => !isOffice(page)),
  layout('office/layout.tsx', { id: 'office' }, routesWhere(isOffice)),
  route('*', 'pages/not_found/page.tsx', { id: 'notFound:*' }),
] satisfies RouteConfig
