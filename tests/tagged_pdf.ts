// Reads the accessibility tags of an uncompressed PDF, for tests.

interface TaggedPdf {
  /** Whether it declares its content tagged, follows PDF/UA-1, and shows its title instead of its file's name. */
  isMarked: boolean
  isUa1: boolean
  showsTitle: boolean
  lang: string | undefined
  title: string | undefined
  /** Tags of its structure, and how many of each. */
  tags: Record<string, number>
  /** Alternative texts of its pictures. */
  alternatives: string[]
}

export function readTagged(pdf: Buffer): TaggedPdf {
  const text = pdf.toString('latin1')
  const tags: Record<string, number> = {}
  for (const [, tag = ''] of text.matchAll(/\/S \/(\w+)/g)) tags[tag] = (tags[tag] ?? 0) + 1
  const all = (name: string) =>
    [...text.matchAll(new RegExp(`/${name} (\\((?:\\\\.|[^\\\\)])*\\)|<[0-9A-F]+>)`, 'g'))].map(found =>
      inWords(found[1] ?? ''),
    )
  return {
    isMarked: /\/MarkInfo <<[^>]*\/Marked true/.test(text) && text.includes('/StructTreeRoot'),
    isUa1: text.includes('pdfuaid:part>1<'),
    showsTitle: text.includes('/DisplayDocTitle true'),
    lang: all('Lang')[0],
    title: all('Title')[0],
    tags,
    alternatives: all('Alt'),
  }
}

/** A PDF's text: of one byte a letter in round brackets, or of two in hexadecimal. */
function inWords(text: string): string {
  if (text.startsWith('(')) return text.slice(1, -1).replace(/\\(.)/g, '$1')
  const bytes = Buffer.from(text.slice(1, -1), 'hex').subarray(2)
  return new TextDecoder('utf-16be').decode(bytes)
}
