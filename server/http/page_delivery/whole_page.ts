// Pages that are the same for every visitor, cached whole and compressed. Hashes allow their inline scripts instead of a nonce, so
// every response is identical: compressing each one anew took ten times as long as everything else.

import { createHash } from 'node:crypto'
import { type Encoding, encoded } from '../encoding.ts'

/** A cached page. */
export interface WholePage {
  status: number
  /** In bytes, uncompressed. */
  length: number
  headers: readonly (readonly [string, string])[]
  /** Sources of its inline scripts, for the policy: `'sha256-…'`. */
  scripts: readonly string[]
  /** Weak, because the encodings share it. */
  etag: string
  bytes(encoding: Encoding): Promise<Buffer>
}

/** Brotli's quality: the first request waits for it. At 10 a page is an eighth shorter, and takes fifty milliseconds. */
const quality = 5

/** @param nonce the unguessable word the page was rendered with, which marks its own scripts */
export async function wholePage(response: Response, nonce: string): Promise<WholePage> {
  const marked = await response.text()
  const html = marked.replaceAll(` nonce="${nonce}"`, '')
  const content = Buffer.from(html)
  const kept = new Map<Encoding, Promise<Buffer>>()
  const bytes = (encoding: Encoding) => {
    const making = kept.get(encoding) ?? encoded(content, encoding, quality)
    kept.set(encoding, making)
    return making
  }
  const etag = `W/"${sha256(html).slice(0, 22)}"`
  return {
    status: response.status,
    length: content.length,
    headers: [...response.headers],
    scripts: inlineScripts(marked, nonce),
    etag,
    bytes,
  }
}

/**
 * The policy's sources for a page's own inline scripts, which are those with its nonce: any other script does not run. An empty one
 * needs none, nor does text that no browser runs.
 */
export function inlineScripts(html: string, nonce: string): string[] {
  const inline = /<script(?![^>]*\s(?:src=|type="application\/json"))[^>]*>([\s\S]*?)<\/script/gi
  const contents = [...html.matchAll(inline)]
    .filter(([tag]) => tag.slice(0, tag.indexOf('>')).includes(` nonce="${nonce}"`))
    .map(match => match[1] as string)
  return [...new Set(contents)]
    .filter(content => content !== '')
    .map(content => `'sha256-${sha256(content, 'base64')}'`)
}

const sha256 = (text: string, form: 'base64' | 'base64url' = 'base64url') =>
  createHash('sha256').update(text).digest(form)
