// SQL of letters to lists, as the sender sees them: their words, and what became of them.

import type { Bilingual } from '../../../domain/catalogue/types.ts'
import type { LetterButton } from '../../../domain/letters/words.ts'
import { batchStatement, column } from '../../request/database/statement.ts'

export const readListWords = batchStatement({
  name: 'list_letter_words',
  text: `select id, subject, body, button, stopped_at is not null as stopped from list_letter
      where id = any($ids::uuid[])`,
  row: {
    id: 'uuid',
    subject: column<Bilingual>('json'),
    body: column<Bilingual>('json'),
    button: column<LetterButton>('text'),
    stopped: 'bool',
  },
})

/** Adds to what became of some letters, in the order of their ids, so that two processes never wait for each other. */
export const addListFates = batchStatement({
  name: 'list_letter_fates_add',
  text: `with r as (
        select * from jsonb_to_recordset($rows::jsonb) as r (id uuid, sent int, bounced int, dropped int)
      ), held as (
        select l.id from list_letter l join r on r.id = l.id order by l.id for update of l
      )
      update list_letter l set sent = l.sent + r.sent, bounced = l.bounced + r.bounced, dropped = l.dropped + r.dropped
        from r join held on held.id = r.id where l.id = r.id`,
})
