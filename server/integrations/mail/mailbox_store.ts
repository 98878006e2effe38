// SQL of the built-in mailbox.

import { unfoldTexts } from '../../request/database/array_parameters.ts'
import { batchStatement, columnsOf } from '../../request/database/statement.ts'
import type { LetterParts } from './port.ts'

export const mailboxInsert = batchStatement({
  name: 'mailbox_insert',
  text: `
      insert into sent_message (client_id, key, channel, recipient, template, locale, subject, body, parts,
        at, reply_to)
      select client_id, key, channel, recipient, template, locale, subject, body, parts::json, at, reply_to
      from unnest($clientIds::uuid[], ${unfoldTexts('$keys')}, ${unfoldTexts('$channels')},
        ${unfoldTexts('$recipients')}, ${unfoldTexts('$templates')}, ${unfoldTexts('$locales')},
          ${unfoldTexts('$subjects')}, ${unfoldTexts('$texts')}, ${unfoldTexts('$parts')},
            ${unfoldTexts('$ats')}::timestamptz[], ${unfoldTexts('$replyTos')})
        as letter (client_id, key, channel, recipient, template, locale, subject, body, parts, at, reply_to)
      on conflict (client_id, key) do nothing`,
  plannedOnce: true,
})

/** A message as the mailbox shows it. */
export interface KeptMessage {
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

export const mailboxRead = batchStatement({
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
