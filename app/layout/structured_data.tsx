// Structured data of a page, in schema.org's terms (JSON-LD).

import type { Graph } from 'schema-dts'

/** A schema.org object with its type; values that are undefined are left out. */
export type Thing = Graph['@graph'][number]

/**
 * Things as a data block. Browsers never run it, so the page's policy does not apply; text that could end the element or begin a
 * comment is still escaped.
 */
export function StructuredData({ things }: { things: readonly Thing[] }) {
  const graph: Graph = { '@context': 'https://schema.org', '@graph': things }
  const json = JSON.stringify(graph).replace(/</g, '\\u003c')
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React would escape the quotes, which a data block keeps as they are.
  return <script dangerouslySetInnerHTML={{ __html: json }} type="application/ld+json" />
}
