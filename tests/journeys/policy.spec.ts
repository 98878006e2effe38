// The content security policy: our files, and known inline scripts. It needs no browser: a page must not need what its
// policy forbids.

import { createHash } from 'node:crypto'
import { expect, test } from '@playwright/test'
import { brandIds, locales } from '../../domain/brands.ts'
import { shownPages } from '../all_pages.ts'
import { type Answer, signedIn, visit } from './visit.ts'

const clients = { freshprep: 'jordan@example.com', cookit: 'amelie@example.com' } as const

const directive = ({ policy }: Answer, name: string) =>
  policy
    .split('; ')
    .find(each => each.startsWith(`${name} `))
    ?.split(' ')
    .slice(1) ?? []

/** Every element of a kind with its attributes and content. */
const elementsOf = ({ html }: Answer, name: string) =>
  [...html.matchAll(new RegExp(`<${name}\\b([^>]*)>([\\s\\S]*?)</${name}`, 'gi'))].map(
    ([, attributes = '', content = '']) => ({ attributes, content }),
  )

/** The parts of a page that its own policy would block, and the policy's excess permissions. */
function faultsOf(answer: Answer): string[] {
  const faults: string[] = []
  const loose = answer.policy.match(/'unsafe-[\w-]+'|https?:|\*|'strict-dynamic'/)
  if (!answer.policy.startsWith("default-src 'none'; ") || loose) faults.push(`policy: ${answer.policy}`)
  const letIn = (of: 'script-src' | 'style-src', attributes: string, content: string) => {
    const sources = directive(answer, of)
    const nonce = /\bnonce="([^"]+)"/.exec(attributes)?.[1]
    const hash = createHash('sha256').update(content).digest('base64')
    return sources.includes(`'nonce-${nonce}'`) || sources.includes(`'sha256-${hash}'`)
  }
  for (const { attributes, content } of elementsOf(answer, 'script')) {
    // A data block is never run, so no policy applies to it.
    if (/\btype="application\/(ld\+)?json"/.test(attributes)) continue
    const src = /\bsrc="([^"]+)"/.exec(attributes)?.[1]
    if (src === undefined && content !== '' && !letIn('script-src', attributes, content))
      faults.push(`script ${content.slice(0, 60)}`)
    if (src !== undefined && !src.startsWith('/')) faults.push(`script from ${src}`)
  }
  for (const { attributes, content } of elementsOf(answer, 'style'))
    if (!letIn('style-src', attributes, content)) faults.push(`style ${content.slice(0, 60)}`)
  const markup = answer.html.replace(/<(script|style)\b[\s\S]*?<\/\1/gi, '')
  for (const [found] of markup.matchAll(/<[^>]*\s(?:on\w+|style)="[^"]*"|(?:href|src|action)="javascript:/gi))
    faults.push(found.slice(-80))
  return faults
}

for (const brand of brandIds) {
  test(`${brand}: a strict policy applies on every page, visitors’ and clients’, in both languages`, async () => {
    const { cookie, orderId } = await signedIn(brand, clients[brand])
    const faults: string[] = []
    for (const locale of locales) {
      const visits = [
        ...shownPages('anyone', { brand, locale }).map(shown => ({ ...shown, as: undefined })),
        ...shownPages('client', { brand, locale }, { order: orderId }).map(shown => ({
          ...shown,
          as: cookie,
        })),
        ...shownPages('anyone', { brand, locale })
          .filter(({ page }) => page.cachedForVisitors)
          .map(shown => ({ ...shown, as: cookie })),
      ]
      for (const { path, as } of visits) {
        const answer = await visit(brand, path, as)
        if (answer.status >= 500) faults.push(`${path}: ${answer.status}`)
        else if (answer.status < 300) faults.push(...faultsOf(answer).map(fault => `${path}: ${fault}`))
      }
    }
    expect(faults).toEqual([])
  })
}
