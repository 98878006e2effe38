import type { OutputOf } from '../../../../contract/index.ts'
import type { BrandId, Locale } from '../../../../domain/brands.ts'
import { wordsOfChange } from '../../../../i18n/change_words.ts'

type Facts = Readonly<Record<string, unknown>>

/** What happened to a household by a line, in the words of its own page; each once. For loaders: the words are many. */
export function eventsOf(
  { detail }: Pick<OutputOf<'staff_log.list'>['lines'][number], 'detail'>,
  brand: BrandId,
  locale: Locale,
): string[] {
  const events = Array.isArray(detail?.events) ? (detail.events as { kind: string; data: Facts }[]) : []
  return [
    ...new Set(events.map(({ kind, data }) => wordsOfChange({ brand, locale }, 'household', kind, data))),
  ]
}
