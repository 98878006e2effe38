// Pages that clients share: kept whole but for the gaps where a household's own facts go (stand_in.ts), and compressed once
// however many households they are sent to.

import type { Locale } from '../../domain/brands.ts'
import { partOf, plainOf, zipped } from './gzip_parts.ts'
import { cutAtStandIns, fillOf, type Gap, type Personal } from './stand_in.ts'

export interface GappedPage {
  status: number
  /** In bytes, uncompressed. */
  length: number
  headers: readonly (readonly [string, string])[]
  /** The page with these facts in its gaps, as bytes of UTF-8, or of gzip. */
  bytes(personal: Personal, compressed: boolean): Buffer
}

export async function gappedPage(response: Response, locale: Locale): Promise<GappedPage> {
  const { texts, gaps } = cutAtStandIns(await response.text(), locale)
  const parts = await Promise.all(texts.map(partOf))
  return {
    status: response.status,
    length: parts.reduce((sum, { plain }) => sum + plain.length, 0),
    headers: [...response.headers],
    bytes: (personal, compressed) => {
      const fills = gaps.map((gap: Gap) => Buffer.from(fillOf(gap, personal, locale)))
      return compressed ? zipped(parts, fills) : plainOf(parts, fills)
    },
  }
}
