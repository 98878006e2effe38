// The built-in mailbox and text messages: what is sent is kept in a table, which the control room and the tests read.

import { texts, unfoldTexts, uuids } from '../../request/database/array_parameters.ts'
import type { Db } from '../../request/database/database.ts'
import { batchStatement } from '../../request/database/statement.ts'
import type { Carrier, Letter } from './port.ts'

/** A carrier that keeps everything it is given; the same letter again changes nothing. */
export function builtinMailbox({ db }: { db: Db }): Carrier {
  return {
    send: async letters => {
      if (letters.length > 0) await insertLetters(db, letters)
      return letters.map(() => ({ outcome: 'sent' }))
    },
  }
}

const mailboxInsert = batchStatement({
  name: 'mailbox_insert',
  text: `
      insert into sent_message (client_id, key, channel, recipient, template, locale, subject, body, html, at, reply_to)
      select * from unnest($1::uuid[], ${unfoldTexts('$2')}, $3::text[], ${unfoldTexts('$4')}, $5::text[], $6::text[],
        ${unfoldTexts('$7')}, ${unfoldTexts('$8')}, ${unfoldTexts('$9')}, $10::timestamptz[], ${unfoldTexts('$11')})
      on conflict (client_id, key) do nothing`,
})

async function insertLetters(db: Db, letters: readonly Letter[]): Promise<void> {
  await mailboxInsert.run(db, [
    uuids(letters, letter => letter.clientId),
    texts(letters, letter => letter.key),
    letters.map(letter => letter.channel),
    texts(letters, letter => letter.to),
    letters.map(letter => letter.template),
    letters.map(letter => letter.locale),
    texts(letters, letter => letter.subject),
    texts(letters, letter => letter.text),
    texts(letters, letter => letter.html),
    letters.map(letter => letter.at),
    texts(letters, letter => letter.replyTo?.address ?? null),
  ])
}

/** A message as the mailbox shows it. */
interface KeptMessage {
  channel: 'email' | 'sms'
  to: string
  template: string
  locale: string
  subject: string
  text: string
  html: string | null
  replyTo: string | null
  at: string
}

/** Most messages shown at once. */
const shown = 200

const mailboxRead = batchStatement<KeptMessage>({
  name: 'mailbox_read',
  text: `select channel, recipient as "to", template, locale, subject, body as text, html, reply_to as "replyTo",
       to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at
     from sent_message
     where $1::text is null or recipient = lower($1::text) or recipient = $1::text
     order by sent_message.at desc, key desc limit $2`,
  row: {
    channel: 'text',
    to: 'text',
    template: 'text',
    locale: 'text',
    subject: 'text',
    text: 'text',
    html: 'text?',
    replyTo: 'text?',
    at: 'text',
  },
})

/** The messages sent, newest first: to one recipient, or to all. */
export async function readMailbox(db: Db, to: string | undefined): Promise<KeptMessage[]> {
  return mailboxRead.all(db, [to ?? null, shown])
}
