// The pages as React Router built them, or straight from source in development.

import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { FastifyInstance } from 'fastify'
import { createRequestHandler, type RouterContextProvider, type ServerBuild } from 'react-router'
import type { Api } from '../../../contract/index.ts'
import type { PageRequest } from '../../../contract/page_request.ts'
import { type PageId, pageOfPath, pages } from '../../../contract/paths.ts'
import { addressSeen } from './visit.ts'

/** Renders a page, or answers the data request of a navigation. */
export type RenderPage = (request: Request, api: Api, facts: PageRequest) => Promise<Response>

/** The build's own keys for data for loaders: they are objects that only it has. */
interface EntryModule {
  loadContext(api: Api, facts: PageRequest): RouterContextProvider
}

const root = join(import.meta.dirname, '../../..')
const serverBuild = join(root, 'build/server/index.js')
/** Folder of the files for browsers. */
export const clientFiles = join(root, 'build/client')

/** The pages that `npm run build` made. */
export async function builtPages(): Promise<RenderPage> {
  if (!existsSync(serverBuild)) throw new Error('The pages are not built. Run: npm run build')
  const build = (await import(pathToFileURL(serverBuild).href)) as ServerBuild
  const whole = createRequestHandler(build, 'production')
  const ofPages = new Map<PageId | 'notFound', typeof whole>()
  const handlerOf = (pathname: string) => {
    // A browser asks here about all pages.
    if (pathname === '/__manifest') return whole
    const page = pageOfPath(addressSeen(pathname)) ?? 'notFound'
    const known = ofPages.get(page)
    if (known) return known
    const made = createRequestHandler(buildOfPage(build, page), 'production')
    ofPages.set(page, made)
    return made
  }
  return (request, api, facts) => {
    const handle = handlerOf(new URL(request.url).pathname)
    return handle(request, contextOf(build, api, facts))
  }
}

/**
 * The build with only the addresses of one page, and of the start page, which React Router tells every page of. It goes through all
 * known addresses four times a request; a browser asks for the others as links come into view. An address that the table of pages
 * does not know gets the 404 page, however React Router would read it.
 */
export function buildOfPage(build: ServerBuild, page: PageId | 'notFound'): ServerBuild {
  const inOffice = page !== 'notFound' && pages[page].layout === 'office'
  const known = ['root', 'home', page, ...(inOffice ? ['office'] : [])]
  const only = <T>(routes: Readonly<Record<string, T>>) =>
    Object.fromEntries(Object.entries(routes).filter(([id]) => known.includes(id.split(':', 1)[0] as string)))
  return {
    ...build,
    routes: only(build.routes),
    assets: { ...build.assets, routes: only(build.assets.routes) },
  }
}

/** Pages from source: Vite in this process, on this server's own port, hot reload included. */
export async function pagesFromSource(
  app: FastifyInstance,
  isPage: (path: string) => boolean,
): Promise<RenderPage> {
  const { createServer } = await import('vite')
  const vite = await createServer({
    root,
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server: app.server } },
  })
  app.addHook('onClose', () => vite.close())
  app.addHook('onRequest', (request, reply, done) => {
    if (isPage(request.url.split('?', 1)[0] as string)) vite.middlewares(request.raw, reply.raw, done)
    else done()
  })
  return async (request, api, facts) => {
    const build = (await vite.ssrLoadModule('virtual:react-router/server-build')) as ServerBuild
    // Node's copy of React, which pages use too: `npm run dev` selects the same build (scripts/start.mjs).
    return createRequestHandler(build, 'development')(request, contextOf(build, api, facts))
  }
}

const contextOf = (build: ServerBuild, api: Api, facts: PageRequest) =>
  (build.entry.module as unknown as EntryModule).loadContext(api, facts)
