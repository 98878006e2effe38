// The archive: letters' facts in files of ARCHIVE_DIR, a line each, a file a month. A line is sealed with its household's key, which is a
// row of the database: erasing the household deletes the key, and with it everything of the household in every copy of the files.

import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, open, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { OldLetter } from './store.ts'

/** A letter as the archive has it. `at` is an ISO instant. */
type ArchivedLetter = Omit<OldLetter, 'at'> & { at: string }

/** A line of a file: whose it is, and base64 of a nonce (12 bytes), AES-256-GCM's text and its tag (16 bytes). */
interface Line {
  client: string
  sealed: string
}

const fileName = /^letters-\d{4}-\d{2}\.ndjson$/

/**
 * Adds letters to the files, and returns once the disk has them. A slice that is added again after a process was killed is read once.
 * @param keyOf the household's 32 bytes
 */
export async function addToArchive(
  dir: string,
  letters: readonly OldLetter[],
  keyOf: (clientId: string) => Buffer,
): Promise<void> {
  await mkdir(dir, { recursive: true, mode: 0o700 })
  const months = Map.groupBy(letters, ({ at }) => at.toISOString().slice(0, 7))
  for (const [month, ofMonth] of months) {
    const lines = ofMonth.map(letter => `${JSON.stringify(lineOf(letter, keyOf(letter.clientId)))}\n`)
    const file = await open(join(dir, `letters-${month}.ndjson`), 'a', 0o600)
    try {
      await file.appendFile(lines.join(''))
      await file.sync()
    } finally {
      await file.close()
    }
  }
}

function lineOf(letter: OldLetter, key: Buffer): Line {
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', key, nonce)
  const text = JSON.stringify({ ...letter, at: letter.at.toISOString() } satisfies ArchivedLetter)
  const sealed = Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()])
  return { client: letter.clientId, sealed: sealed.toString('base64') }
}

/**
 * The archived letters of a household, oldest first.
 * @throws Error where a line was changed
 */
export async function readArchivedLetters(
  dir: string,
  clientId: string,
  key: Buffer,
): Promise<ArchivedLetter[]> {
  const found = new Map<string, ArchivedLetter>()
  const names = (await readdir(dir)).filter(name => fileName.test(name)).toSorted()
  for (const name of names) {
    for await (const text of createInterface({ input: createReadStream(join(dir, name)) })) {
      // A process that was killed may have left half a line; its slice was written again.
      if (!text.startsWith(`{"client":"${clientId}"`) || !text.endsWith('"}')) continue
      const letter = letterOf(JSON.parse(text) as Line, key)
      found.set(letter.key, letter)
    }
  }
  return [...found.values()].toSorted((a, b) => a.at.localeCompare(b.at))
}

function letterOf({ sealed }: Line, key: Buffer): ArchivedLetter {
  const bytes = Buffer.from(sealed, 'base64')
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12))
  decipher.setAuthTag(bytes.subarray(-16))
  const text = Buffer.concat([decipher.update(bytes.subarray(12, -16)), decipher.final()])
  return JSON.parse(text.toString('utf8')) as ArchivedLetter
}
