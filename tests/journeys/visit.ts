// Visits without a browser: what an address answers, by brand.

import { request } from 'node:http'
import type { BrandId } from '../../domain/brands.ts'

export interface Answer {
  status: number
  /** Of a redirect. */
  location: string | undefined
  html: string
  /** Language of the document. */
  lang: string | undefined
  /** What the page is, whatever its language: `Menu of the week of …`. */
  title: string | undefined
}

const hosts: Record<BrandId, string> = { freshprep: 'localhost', cookit: 'cookit.localhost' }

/** One GET, redirects not followed. `host` is a name without a port; only browsers know *.localhost, so it goes in the header. */
export function visitHost(host: string, path: string, cookie?: string): Promise<Answer> {
  const port = process.env.JOURNEYS_PORT
  return new Promise((resolve, reject) => {
    const options = { port, path, headers: { host: `${host}:${port}`, ...(cookie && { cookie }) } }
    request({ host: 'localhost', ...options }, response => {
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
          lang: /<html lang="(\w+)"/.exec(html)?.[1],
          title: /<title>([^<]*)<\/title>/.exec(html)?.[1],
        }),
      )
    })
      .on('error', reject)
      .end()
  })
}

export const visit = (brand: BrandId, path: string, cookie?: string) => visitHost(hosts[brand], path, cookie)

/** The texts of a page, for sentences that must stand on it: tags dropped, entities of HTML read. */
export function textOf({ html }: Answer): string {
  const body = html.slice(html.indexOf('<body'))
  return body
    .replace(/<(script|style)[\s\S]*?<\/\1>/g, ' ')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&#x27;/g, '’')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
}

/** Addresses that links of a page lead to. */
export const linksOf = ({ html }: Answer): string[] =>
  [...html.matchAll(/<a\b[^>]*\bhref="([^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'))
