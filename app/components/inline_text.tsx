// Text in the inline format of domain/content/inline.ts: emphasis, strong words and links, made of elements and never of HTML.

import { Link } from 'react-router'
import { contactTargets, type Inline, type LinkTarget, parseInline } from '../../domain/content/inline.ts'
import type { BrandFacts } from '../brands/facts.ts'
import { useLinks } from '../layout/links.ts'
import { type PageId, pages } from '../paths.ts'
import { useBrand } from './brand_context.tsx'

export function InlineText({ text }: { text: string }) {
  return <Parts parts={parseInline(text)} />
}

function Parts({ parts }: { parts: readonly Inline[] }) {
  // The parts of a text never move among themselves.
  return parts.map((part, position) => <Part key={`${position} ${part.kind}`} part={part} />)
}

function Part({ part }: { part: Inline }) {
  const address = useAddresses()
  if (part.kind === 'text') return part.text
  if (part.kind === 'strong')
    return (
      <strong>
        <Parts parts={part.parts} />
      </strong>
    )
  if (part.kind === 'emphasis')
    return (
      <em>
        <Parts parts={part.parts} />
      </em>
    )
  const to = address(part.to)
  if (to === null) return <Parts parts={part.parts} />
  return /^(mailto|tel):/.test(to) ? (
    <a className="link" href={to}>
      <Parts parts={part.parts} />
    </a>
  ) : (
    <Link className="link" to={to}>
      <Parts parts={part.parts} />
    </Link>
  )
}

/** Gives the address of a target in the language being read; null for a page that does not exist. */
export function useAddresses(): (target: LinkTarget) => string | null {
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

function contactAddress(contact: Contact, facts: BrandFacts): string {
  if (contact === 'phone') return facts.phone.href
  return `mailto:${contact === 'mail' ? facts.email : facts.pickupsEmail}`
}
