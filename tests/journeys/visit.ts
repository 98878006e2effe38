// Requests without a browser, by brand.

import { request } from 'node:http'
import type { BrandId } from '../../domain/brands.ts'

export interface Answer {
  status: number
  /** Of a redirect. */
  location: string | undefined
  html: string
  /** Content-Security-Policy. */
  policy: string
  /** `Set-Cookie`, as a `Cookie` header sends it back. */
  cookie: string
  /** Language of the document. */
  lang: string | undefined
  /** The page's name, whatever its language: `Menu of the week of …`. */
  title: string | undefined
}

const hosts: Record<BrandId, string> = { freshprep: 'localhost', cookit: 'cookit.localhost' }

/**
 * One GET, or a POST of what is given; redirects not followed. `host` is a name without a port; only browsers know *.localhost,
 * so it goes in the header.
 */
export function visitHost(host: string, path: string, cookie?: string, body?: object): Promise<Answer> {
  const port = process.env.JOURNEYS_PORT
  return new Promise((resolve, reject) => {
    const own = { 'content-type': 'application/json', origin: `http://${host}:${port}` }
    const headers = { host: `${host}:${port}`, ...(cookie && { cookie }), ...(body && own) }
    const options = { port, path, headers, method: body ? 'POST' : 'GET' }
    const asked = request({ host: 'localhost', ...options }, response => {
      let html = ''
      response.setEncoding('utf8')
      response.on('data', chunk => {
        html += chunk
      })
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          location: response.headers.location,
          html,
          policy: String(response.headers['content-security-policy'] ?? ''),
          cookie: (response.headers['set-cookie'] ?? []).map(each => each.split(';', 1)[0]).join('; '),
          lang: /<html[^>]* lang="(\w+)"/.exec(html)?.[1],
          title: /<title>([^<]*)<\/title>/.exec(html)?.[1],
        }),
      )
    })
    asked.on('error', reject).end(body && JSON.stringify(body))
  })
}

export const visit = (brand: BrandId, path: string, cookie?: string, body?: object) =>
  visitHost(hosts[brand], path, cookie, body)

/** The cookie of a demo client who has just signed in. */
export async function cookieOf(brand: BrandId, email: string): Promise<string> {
  const account = { email, password: 'demo-password-1' }
  return (await visitHost(hosts[brand], '/clients/sign_in', undefined, account)).cookie
}

/** The cookie of a demo client, and the id of their next order. */
export async function signedIn(brand: BrandId, email: string): Promise<{ cookie: string; orderId: string }> {
  const cookie = await cookieOf(brand, email)
  const { html } = await visit(brand, '/api/v1/account/index', cookie)
  return { cookie, orderId: JSON.parse(html).orders[0].id }
}

/** The texts of a page, for sentences that it must have: tags dropped, entities of HTML read. */
export function textOf({ html }: Pick<Answer, 'html'>): string {
  const body = html.slice(html.indexOf('<body'))
  return body
    .replace(/<(script|style)[\s\S]*?<\/\1>/g, ' ')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&#x27;/g, '’')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
}

/** Addresses of a page's links. */
export const linksOf = ({ html }: Answer): string[] =>
  [...html.matchAll(/<a\b[^>]*\bhref="([^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'))
