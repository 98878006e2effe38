// A file of items, read line by line. It may have two hundred thousand: others have their turn after every few hundred.

import { setImmediate } from 'node:timers/promises'
import {
  type HeadFault,
  type LineMend,
  type MarketHead,
  mostLines,
  type ReadLine,
  readHead,
  readLine,
} from '../../domain/catalogue/market_lines.ts'
import type { Db } from '../request/database/database.ts'
import { readFilePart } from './file_store.ts'

/** Lines after which others have their turn: a few milliseconds. */
const atOnce = 500

type WalkedFile = { head: MarketHead; lines: number } | { fault: HeadFault; value: string }

/** @param each is given every line but empty ones, with its number in the file: the head is 1 */
export async function walkFile(
  db: Db,
  of: { actor: string; parts: number; mends: readonly LineMend[]; isKnown: (id: string) => boolean },
  each: (read: ReadLine, line: number) => void,
): Promise<WalkedFile> {
  const mends = Map.groupBy(of.mends, ({ line }) => line)
  const seen = new Set<string>()
  let head: MarketHead | undefined
  let [line, lines] = [0, 0]
  for await (const text of linesOf(db, of)) {
    line += 1
    if (!head) {
      const found = readHead(text)
      if ('fault' in found) return found
      head = found
      continue
    }
    if (text.trim() === '') continue
    lines += 1
    if (lines > mostLines) return { fault: 'too_long', value: String(mostLines) }
    if (lines % atOnce === 0) await setImmediate()
    each(readLine(text, line, { head, isKnown: of.isKnown, seen, mends }), line)
  }
  if (!head) return { fault: 'no_id', value: '' }
  return lines === 0 ? { fault: 'empty', value: '' } : { head, lines }
}

async function* linesOf(db: Db, { actor, parts }: { actor: string; parts: number }): AsyncGenerator<string> {
  let rest = ''
  for (let part = 0; part < parts; part++) {
    const row = await readFilePart.first(db, { actor, part })
    const pieces = (rest + (row?.lines ?? '')).split(/\r?\n/)
    rest = pieces.pop() ?? ''
    yield* pieces
  }
  if (rest !== '') yield rest
}
