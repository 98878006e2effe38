// Checks that a document can be shown: it has the form of its kind, and its links and pictures exist.

import { type ContentKind, documents } from '../../contract/content.ts'
import { type ErrorCode, errorStatus } from '../../contract/errors.ts'
import { pages } from '../../contract/paths.ts'
import type { BrandId } from '../../domain/brands.ts'
import { contactTargets, type LinkTarget, linksOf, readTarget } from '../../domain/content/inline.ts'
import { pictureOf } from '../menu/pictures/picture_of.ts'

type Checked = { document: unknown } | { faults: Record<string, ErrorCode> }

/** The document to save, or its errors by the path of the field. */
export function checkDocument(kind: ContentKind, brand: BrandId, written: unknown): Checked {
  const read = documents[kind].safeParse(written)
  if (!read.success) {
    return {
      faults: Object.fromEntries(
        read.error.issues.map(({ path, message }) => [path.join('.'), codeOf(message)]),
      ),
    }
  }
  const faults = Object.fromEntries(faultsOf(read.data, brand, []).map(path => [path, 'not_found' as const]))
  return Object.keys(faults).length > 0 ? { faults } : { document: read.data }
}

const codeOf = (message: string): ErrorCode =>
  Object.hasOwn(errorStatus, message) ? (message as ErrorCode) : 'invalid_input'

const pictured = new Set(['dish', 'beside', 'picture'])

/** Paths of texts that name an unknown page or picture. */
function faultsOf(value: unknown, brand: BrandId, path: readonly string[]): string[] {
  if (typeof value === 'string') return isFaulty(path.at(-1) ?? '', value, brand) ? [path.join('.')] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) => faultsOf(part, brand, [...path, key]))
}

function isFaulty(key: string, text: string, brand: BrandId): boolean {
  if (key === 'to') return !leadsSomewhere(readTarget(text))
  if (pictured.has(key)) return pictureOf(text, brand) === null
  return !linksOf(text).every(leadsSomewhere)
}

const contacts: readonly string[] = contactTargets
const leadsSomewhere = (target: LinkTarget | null) =>
  target !== null && (contacts.includes(target.id) || Object.hasOwn(pages, target.id))
