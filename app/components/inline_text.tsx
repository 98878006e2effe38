// Text in the inline format of domain/content/inline.ts: emphasis, strong words and links, made of elements and never of HTML.

import { createElement, Fragment, type ReactNode } from 'react'
import { Link } from 'react-router'
import type { PageFacts } from '../../contract/page_request.ts'
import { type PageId, pages } from '../../contract/paths.ts'
import { contactTargets, type Inline, type LinkTarget, parseInline } from '../../domain/content/inline.ts'
import { useBrand } from './brand_context.tsx'
import { useLinks } from './links.ts'

export function InlineText({ text }: { text: string }) {
  const address = useAddresses()
  return together(parseInline(text), address)
}

type AddressOf = (target: LinkTarget) => string | null

/** Parts never move among themselves, so that they need no keys. */
function together(parts: readonly Inline[], address: AddressOf): ReactNode {
  return createElement(Fragment, null, ...parts.map(part => element(part, address)))
}

function element(part: Inline, address: AddressOf): ReactNode {
  if (part.kind === 'text') return part.text
  const words = together(part.parts, address)
  if (part.kind === 'strong') return <strong>{words}</strong>
  if (part.kind === 'emphasis') return <em>{words}</em>
  const to = address(part.to)
  // A link to a page that does not exist is shown as its words alone.
  if (to === null) return words
  if (/^(mailto|tel):/.test(to))
    return (
      <a className="link" href={to}>
        {words}
      </a>
    )
  return (
    <Link className="link" to={to}>
      {words}
    </Link>
  )
}

/** Gives the address of a target in the language being read; null for a page that does not exist. */
export function useAddresses(): AddressOf {
  const to = useLinks()
  const { facts } = useBrand()
  return ({ id, parameters, anchor }) => {
    if (isContact(id)) return contactAddress(id, facts)
    if (!Object.hasOwn(pages, id)) return null
    return to(id as PageId, parameters) + (anchor === null ? '' : `#${anchor}`)
  }
}

type Contact = (typeof contactTargets)[number]
const isContact = (id: string): id is Contact => contactTargets.some(contact => contact === id)

function contactAddress(
  contact: Contact,
  facts: Pick<PageFacts, 'phone' | 'email' | 'pickupsEmail'>,
): string {
  if (contact === 'phone') return facts.phone.href
  return `mailto:${contact === 'mail' ? facts.email : facts.pickupsEmail}`
}
