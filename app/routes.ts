// React Router's routes, made from the table of pages: each address with no prefix, under /en and under /fr.

import { layout, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes'
import { addressesOf, type Page, pages } from '../contract/paths.ts'

/** A page's module: of its own name, where the table does not say otherwise; the office's are in one folder. */
function fileOf(id: string, { file, layout: kind }: Page): string {
  const snake = id.replace(/[A-Z]/g, letter => `_${letter.toLowerCase()}`)
  return file ?? (kind === 'office' ? `admin/${snake.replace(/^admin_/, '')}/page.tsx` : `${snake}/page.tsx`)
}

function routesOf(id: string, page: Page): RouteConfigEntry[] {
  const addresses = addressesOf(page).flatMap(path => [path, `/en${path}`, `/fr${path}`])
  return addresses.map((path, position) =>
    route(path, `pages/${fileOf(id, page)}`, { id: `${id}:${position}` }),
  )
}

const isOffice = (page: Page): boolean => page.layout === 'office'

const routesWhere = (isWanted: (page: Page) => boolean) =>
  Object.entries(pages).flatMap(([id, page]) => (isWanted(page) ? routesOf(id, page) : []))

export default [
  ...routesWhere(page => !isOffice(page)),
  layout('office/layout.tsx', { id: 'office' }, routesWhere(isOffice)),
  route('*', 'pages/not_found/page.tsx', { id: 'notFound:*' }),
] satisfies RouteConfig
