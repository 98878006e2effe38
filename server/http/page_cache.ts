// Pages that are the same for every visitor, kept whole. Only the nonce differs from answer to answer: a page is rendered
// with a stand-in for it, which no answer ever carries.

import { createHash, randomBytes } from 'node:crypto'

/** A page as it is kept: its HTML, cut where the nonce goes. */
export interface WholePage {
  status: number
  headers: readonly (readonly [string, string])[]
  parts: readonly string[]
  /** Weak: two answers differ in their nonce and in nothing that a reader sees. */
  etag: string
}

/** Most pages kept; the one asked for longest ago goes first. */
const most = 300

export interface PageCache {
  /** Stands in for the nonce while a page is rendered to be kept; known to this process alone. */
  readonly standIn: string
  /**
   * The page of a key, rendered once however many ask for it at the same time. Only a page that went well (200) is kept for
   * those who ask later. Null when `render` says that it was not everybody's page after all.
   */
  get(key: string, render: () => Promise<Response | null>): Promise<WholePage | null>
}

export function openPageCache(): PageCache {
  const standIn = randomBytes(18).toString('base64url')
  const pages = new Map<string, WholePage>()
  const rendering = new Map<string, Promise<WholePage | null>>()

  const make = async (key: string, render: () => Promise<Response | null>) => {
    const response = await render()
    if (!response) return null
    const page = await wholePage(response, standIn)
    if (page.status === 200) pages.set(key, page)
    const oldest = pages.keys().next()
    if (pages.size > most && !oldest.done) pages.delete(oldest.value)
    return page
  }

  return {
    standIn,
    get: async (key, render) => {
      const known = pages.get(key)
      if (known) {
        pages.delete(key)
        pages.set(key, known)
        return known
      }
      let making = rendering.get(key)
      if (!making) {
        making = make(key, render).finally(() => rendering.delete(key))
        rendering.set(key, making)
      }
      return making
    },
  }
}

async function wholePage(response: Response, standIn: string): Promise<WholePage> {
  const html = await response.text()
  const etag = `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`
  return { status: response.status, headers: [...response.headers], parts: html.split(standIn), etag }
}

/** The HTML of a page under a nonce. */
export const withNonce = (page: WholePage, nonce: string): string => page.parts.join(nonce)
