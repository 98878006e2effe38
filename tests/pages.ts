// For tests of the server around a page: minimal pages instead of React Router's.

import { type FastifyInstance, fastify } from 'fastify'
import type { PageRequest } from '../contract/page_request.ts'
import { calls } from '../server/calls/index.ts'
import { bindCalls } from '../server/http/bound_calls.ts'
import { answerFaults } from '../server/http/faults.ts'
import { tableOf } from '../server/http/in_process.ts'
import { mountPages } from '../server/http/page_delivery/pages.ts'
import { atEnd } from './database.ts'
import type { TestServices } from './services.ts'

/** A page as its renderer saw it. */
export interface RenderedPage {
  url: string
  facts: PageRequest
  discount: string | undefined
  /** Why the code in the address was refused. */
  refused: string | undefined
  flippers: Readonly<Record<string, boolean>>
}

/** Pages that show their language, discount, nonce, client and flags; `rendered` lists them. */
export async function testPages(services: TestServices, rendered: RenderedPage[]): Promise<FastifyInstance> {
  const app = fastify()
  answerFaults(app, services.config.cookitDomain)
  const table = tableOf(bindCalls(calls, services.config.production))
  mountPages(app, services, table, async (request, api, facts) => {
    const { pathname, search } = new URL(request.url)
    const session = await api.get('sessions.session_data', {})
    const { client } = session
    const discount = session.discountBar.discount?.code
    const { flippers } = session
    const { refused } = session.discountBar
    rendered.push({ url: pathname + search, facts, discount, refused, flippers })
    if (pathname === '/product/remembers') await facts.rememberLocation('/history')
    if (pathname === '/dev') await api.get('dev.clock', {})
    if (pathname === '/product/asks' && client) await api.get('orders.upcoming_order_ids', {})
    const status = pathname === '/product/missing' ? 404 : pathname === '/product/fails' ? 500 : 200
    const person = client ? `<p>${client.id} ${client.firstname} ${client.rewardPoints}</p>` : ''
    const flags = Object.values(flippers).map(Number).join('')
    const html = `<html lang="${facts.locale}"><script nonce="${facts.nonce}">go()</script>${discount}${person}${flags}</html>`
    const headers = { 'content-type': 'text/html; charset=utf-8' }
    return new Response(html, { status, headers })
  })
  await app.ready()
  atEnd(() => app.close())
  return app
}
