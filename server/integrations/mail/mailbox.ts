// The built-in mailbox and text messages: every message is stored in a table, which the control room and the tests read. A letter
// is stored in parts, a tenth of its laid-out size, and laid out when somebody reads it.

import { texts, uuids } from '../../request/database/array_parameters.ts'
import type { Db } from '../../request/database/database.ts'
import type { Stored } from '../../request/services.ts'
import { layOut } from './layout/lay_out.ts'
import { type KeptMessage, mailboxInsert, mailboxRead } from './mailbox_store.ts'
import type { Carrier, Letter } from './port.ts'

/** A carrier that stores every message; the same letter again changes nothing. */
export function builtinMailbox({ db }: { db: Db }): Carrier {
  return {
    send: async letters => {
      if (letters.length > 0) await insertLetters(db, letters)
      return letters.map(() => ({ outcome: 'sent' }))
    },
  }
}

async function insertLetters(db: Db, letters: readonly Letter[]): Promise<void> {
  await mailboxInsert.run(db, {
    clientIds: uuids(letters, letter => letter.clientId),
    keys: texts(letters, letter => letter.key),
    channels: texts(letters, letter => letter.channel),
    recipients: texts(letters, letter => letter.to),
    templates: texts(letters, letter => letter.template),
    locales: texts(letters, letter => letter.locale),
    subjects: texts(letters, letter => (letter.channel === 'email' ? letter.parts.subject : '')),
    texts: texts(letters, letter => (letter.channel === 'sms' ? letter.text : null)),
    parts: texts(letters, letter => (letter.channel === 'email' ? JSON.stringify(letter.parts) : null)),
    ats: texts(letters, letter => letter.at),
    replyTos: texts(letters, letter =>
      letter.channel === 'email' ? (letter.replyTo?.address ?? null) : null,
    ),
  })
}

/** The most messages shown at once. */
const shown = 200

/** The messages sent, newest first: to one recipient, or to all. */
export async function readMailbox(
  { pool }: Pick<Stored, 'pool'>,
  to: string | undefined,
): Promise<KeptMessage[]> {
  const kept = await mailboxRead.all(pool, { to: to ?? null, shown })
  return kept.map(({ body, parts, ...message }) => ({
    ...message,
    ...(parts ? layOut(parts) : { text: body ?? '', html: null }),
  }))
}
