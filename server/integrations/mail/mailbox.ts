// The built-in mailbox and text messages: every message is stored in a table, which the control room and the tests read. A letter
// is stored in parts, a tenth of its laid-out size, and laid out when somebody reads it.

import { texts, unfoldTexts, uuids } from '../../request/database/array_parameters.ts'
import type { Db } from '../../request/database/database.ts'
import { batchStatement, columnsOf } from '../../request/database/statement.ts'
import { layOut } from './layout/lay_out.ts'
import type { Carrier, Letter, LetterParts } from './port.ts'

/** A carrier that stores every message; the same letter again changes nothing. */
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
      insert into sent_message (client_id, key, channel, recipient, template, locale, subject, body, parts,
        at, reply_to)
      select client_id, key, channel, recipient, template, locale, subject, body, parts::json, at, reply_to
      from unnest($clientIds::uuid[], ${unfoldTexts('$keys')}, $channels::text[],
        ${unfoldTexts('$recipients')}, $templates::text[], $locales::text[],
          ${unfoldTexts('$subjects')}, ${unfoldTexts('$texts')}, ${unfoldTexts('$parts')},
            $ats::timestamptz[], ${unfoldTexts('$replyTos')})
        as letter (client_id, key, channel, recipient, template, locale, subject, body, parts, at, reply_to)
      on conflict (client_id, key) do nothing`,
})

async function insertLetters(db: Db, letters: readonly Letter[]): Promise<void> {
  await mailboxInsert.run(db, {
    clientIds: uuids(letters, letter => letter.clientId),
    keys: texts(letters, letter => letter.key),
    channels: letters.map(letter => letter.channel),
    recipients: texts(letters, letter => letter.to),
    templates: letters.map(letter => letter.template),
    locales: letters.map(letter => letter.locale),
    subjects: texts(letters, letter => (letter.channel === 'email' ? letter.parts.subject : '')),
    texts: texts(letters, letter => (letter.channel === 'sms' ? letter.text : null)),
    parts: texts(letters, letter => (letter.channel === 'email' ? JSON.stringify(letter.parts) : null)),
    ats: letters.map(letter => letter.at),
    replyTos: texts(letters, letter =>
      letter.channel === 'email' ? (letter.replyTo?.address ?? null) : null,
    ),
  })
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

/** The most messages shown at once. */
const shown = 200

const mailboxRead = batchStatement({
  name: 'mailbox_read',
  text: `select channel, recipient as "to", template, locale, subject, body, parts, reply_to as "replyTo",
       to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at
     from sent_message
     where $to::text is null or recipient = lower($to::text) or recipient = $to::text
     order by sent_message.at desc, key desc limit $shown`,
  row: columnsOf<Omit<KeptMessage, 'text' | 'html'> & { body: string | null; parts: LetterParts | null }>({
    channel: 'text',
    to: 'text',
    template: 'text',
    locale: 'text',
    subject: 'text',
    body: 'text?',
    parts: 'json?',
    replyTo: 'text?',
    at: 'text',
  }),
})

/** The messages sent, newest first: to one recipient, or to all. */
export async function readMailbox(db: Db, to: string | undefined): Promise<KeptMessage[]> {
  const kept = await mailboxRead.all(db, { to: to ?? null, shown })
  return kept.map(({ body, parts, ...message }) => ({
    ...message,
    ...(parts ? layOut(parts) : { text: body ?? '', html: null }),
  }))
}
