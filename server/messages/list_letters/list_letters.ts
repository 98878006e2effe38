// Letters to lists of households in the outbox. A message names its letter, whose words are read as it is sent: a million copies of a
// text would be as many times its length.

import type { Db } from '../../request/database/database.ts'
import type { TemplateData } from '../templates.ts'
import { addListFates, readListWords } from './store.ts'

/** The kind of all of them. */
export const listLetterKind = 'list_letter'

const beginning = `${listLetterKind}:`

/** The key of the one message that a household gets of a letter. */
export const keyOfListLetter = (letterId: string): string => beginning + letterId

type WrittenMessage = { template: string; data: unknown }

/** Messages of letters to lists with their words; all others as they are. */
export async function withListWords<M extends WrittenMessage>(db: Db, messages: readonly M[]): Promise<M[]> {
  const isBare = ({ template, data }: M) =>
    template === listLetterKind && !(data as TemplateData['list_letter']).words
  const idOf = ({ data }: M) => (data as TemplateData['list_letter']).letterId
  const ids = [...new Set(messages.filter(isBare).map(idOf))]
  if (ids.length === 0) return [...messages]
  const found = new Map((await readListWords.all(db, { ids })).map(({ id, ...words }) => [id, words]))
  return messages.map(message =>
    isBare(message)
      ? { ...message, data: { ...(message.data as object), words: found.get(idOf(message)) } }
      : message,
  )
}

/** Counts what became of letters to lists; samples, and other messages, are not counted. */
export async function countListLetters(
  tx: Db,
  messages: readonly { template: string; key: string }[],
  fate: 'sent' | 'bounced' | 'dropped',
): Promise<void> {
  const counted = new Map<string, number>()
  for (const { template, key } of messages) {
    if (template !== listLetterKind || !key.startsWith(beginning)) continue
    const id = key.slice(beginning.length)
    counted.set(id, (counted.get(id) ?? 0) + 1)
  }
  if (counted.size === 0) return
  const none = { sent: 0, bounced: 0, dropped: 0 }
  const rows = [...counted].map(([id, count]) => ({ id, ...none, [fate]: count }))
  await addListFates.run(tx, { rows: JSON.stringify(rows) })
}
