// Structured data of a page, in schema.org's terms (JSON-LD).

/** A schema.org object; values that are undefined are left out. */
export interface Thing {
  '@type': string
  [property: string]: unknown
}

/**
 * Things as a data block. Browsers never run it, so the page's policy does not apply; text that could end the element or begin a
 * comment is still escaped.
 */
export function StructuredData({ things }: { things: readonly Thing[] }) {
  const graph = { '@context': 'https://schema.org', '@graph': things }
  const json = JSON.stringify(graph).replace(/</g, '\\u003c')
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React would escape the quotes, which a data block keeps as they are.
  return <script dangerouslySetInnerHTML={{ __html: json }} type="application/ld+json" />
}
