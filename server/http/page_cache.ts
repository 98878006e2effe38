// Pages that are the same for every visitor, kept whole and compressed. Their inline scripts are let in by hash in place of
// a nonce, so that every answer is the same to the byte: compressing each one anew took ten times as long as all the rest.

import { createHash } from 'node:crypto'
import { type Encoding, encoded } from './encoding.ts'

/** A page as it is kept. */
export interface WholePage {
  status: number
  headers: readonly (readonly [string, string])[]
  /** Sources of its inline scripts, for the policy: `'sha256-…'`. */
  scripts: readonly string[]
  /** Weak, for the encodings share it. */
  etag: string
  bytes(encoding: Encoding): Promise<Buffer>
}

/** Most pages kept; the one asked for longest ago goes first. */
const most = 300
/** Brotli's quality: a page lives for minutes. */
const quality = 5

export interface PageCache {
  /**
   * The page of a key, rendered once however many ask for it at the same time. Only a page that went well (200) is kept for
   * those who ask later. Null when `render` says that it was not everybody's page after all.
   */
  get(key: string, render: () => Promise<Response | null>): Promise<WholePage | null>
}

export function openPageCache(): PageCache {
  const pages = new Map<string, WholePage>()
  const rendering = new Map<string, Promise<WholePage | null>>()

  const make = async (key: string, render: () => Promise<Response | null>) => {
    const response = await render()
    if (!response) return null
    const page = await wholePage(response)
    if (page.status === 200) pages.set(key, page)
    const oldest = pages.keys().next()
    if (pages.size > most && !oldest.done) pages.delete(oldest.value)
    return page
  }

  return {
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

async function wholePage(response: Response): Promise<WholePage> {
  const html = await response.text()
  const content = Buffer.from(html)
  const kept = new Map<Encoding, Promise<Buffer>>()
  const bytes = (encoding: Encoding) => {
    let making = kept.get(encoding)
    if (!making) {
      making = encoded(content, encoding, quality)
      kept.set(encoding, making)
    }
    return making
  }
  const etag = `W/"${sha256(html).slice(0, 22)}"`
  return {
    status: response.status,
    headers: [...response.headers],
    scripts: inlineScripts(html),
    etag,
    bytes,
  }
}

/** The policy's sources for the scripts a page has inline; an empty one needs none. */
export function inlineScripts(html: string): string[] {
  const contents = [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script/gi)].map(
    match => match[1] as string,
  )
  return [...new Set(contents)]
    .filter(content => content !== '')
    .map(content => `'sha256-${sha256(content, 'base64')}'`)
}

const sha256 = (text: string, form: 'base64' | 'base64url' = 'base64url') =>
  createHash('sha256').update(text).digest(form)
