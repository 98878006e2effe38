// SQL of letters to lists: drafts, their sending and their end.

import type { BrandId } from '../../domain/brands.ts'
import type { Bilingual } from '../../domain/catalogue/types.ts'
import type { LetterFilter } from '../../domain/letters/filter.ts'
import type { LetterButton } from '../../domain/letters/words.ts'
import { batchStatement, column, statement } from '../request/database/statement.ts'

const named = <const C extends string>(who: C) =>
  `(select s.name from staff s where s.id = coalesce((select a.staff_id from staff_account a where a.client_id = l.${who}), l.${who}))` as const

const letterColumns =
  `l.id, l.name, ${named('actor')} as by, l.at, ${named('sent_by')} as "sentBy", l.sent_at as "sentAt",
    l.stopped_at as "stoppedAt", l.written_at as "writtenAt", l.expected, l.written, l.sent, l.bounced, l.dropped` as const
const letterRow = {
  id: 'uuid',
  name: 'text',
  by: 'text?',
  at: 'instant',
  sentBy: 'text?',
  sentAt: 'instant?',
  stoppedAt: 'instant?',
  writtenAt: 'instant?',
  expected: 'int',
  written: 'int',
  sent: 'int',
  bounced: 'int',
  dropped: 'int',
} as const

/** Newest first. */
export const selectLetters = batchStatement({
  name: 'list_letters',
  text: `select ${letterColumns} from list_letter l where l.brand = $brand order by l.at desc, l.id limit 500`,
  row: letterRow,
})

export const selectLetter = batchStatement({
  name: 'list_letter_find',
  text: `select ${letterColumns}, l.subject, l.body, l.button, l.filter, l.version,
      ${named('stopped_by')} as "stoppedBy", l.stop_reason as "stopReason"
    from list_letter l where l.brand = $brand and l.id = $id`,
  row: {
    ...letterRow,
    subject: column<Bilingual>('json'),
    body: column<Bilingual>('json'),
    button: column<LetterButton>('text'),
    filter: column<LetterFilter>('json'),
    version: 'int',
    stoppedBy: 'text?',
    stopReason: 'text?',
  },
})

/** Holds a letter of the brand until the transaction ends. */
export const holdLetter = statement({
  name: 'list_letter_hold',
  text: `select name, subject, body, button, filter, version, sent_at is null as "isDraft",
      sent_at is not null and stopped_at is null as "isSent"
    from list_letter where brand = $brand and id = $id for update`,
  row: {
    name: 'text',
    subject: column<Bilingual>('json'),
    body: column<Bilingual>('json'),
    button: column<LetterButton>('text'),
    filter: column<LetterFilter>('json'),
    version: 'int',
    isDraft: 'bool',
    isSent: 'bool',
  },
})

export const insertLetter = statement({
  name: 'list_letter_insert',
  text: `insert into list_letter (id, brand, name, subject, body, button, filter, actor, at)
    values ($id, $brand, $name, $subject::jsonb, $body::jsonb, $button, $filter::jsonb, $actor, $now)
    on conflict do nothing`,
})

export const updateLetter = statement({
  name: 'list_letter_update',
  text: `update list_letter set name = $name, subject = $subject::jsonb, body = $body::jsonb, button = $button,
      filter = $filter::jsonb, version = version + 1
    where id = $id`,
})

export const deleteLetter = statement({
  name: 'list_letter_delete',
  text: 'delete from list_letter where id = $id',
})

export const markLetterSent = statement({
  name: 'list_letter_send',
  text: 'update list_letter set sent_by = $actor, sent_at = $now, expected = $expected where id = $id',
})

export const markLetterStopped = statement({
  name: 'list_letter_stop',
  text: `update list_letter set stopped_by = $actor, stopped_at = $now, stop_reason = $reason where id = $id`,
})

/** Letters that are not written to all of their households yet, the oldest first. */
export const selectSending = batchStatement({
  name: 'list_letters_sending',
  text: `select id, brand, filter, sent_at as "sentAt", place from list_letter
    where sent_at is not null and written_at is null and stopped_at is null order by sent_at, id`,
  row: {
    id: 'uuid',
    brand: column<BrandId>('text'),
    filter: column<LetterFilter>('json'),
    sentAt: 'instant',
    place: 'uuid?',
  },
})

/**
 * Notes how far a letter is. No row where it was stopped, or another process went on from the same place.
 * @param last null where every household has been looked at
 */
export const moveOn = batchStatement({
  name: 'list_letter_move_on',
  text: `update list_letter set place = coalesce($last::uuid, place), written = written + $count,
      written_at = case when $last::uuid is null then $now::timestamptz end
    where id = $id and place is not distinct from $place::uuid and written_at is null and stopped_at is null`,
})

/** How many letters to lists wait in the outbox, up to a number. */
export const countMailingsWaiting = batchStatement({
  name: 'list_letters_waiting',
  text: `select count(*)::int as waiting from (
      select 1 from unsent_message where template = 'list_letter' limit $most) w`,
  row: { waiting: 'int' },
})

/** The zones that a brand delivers to. */
export const selectZones = batchStatement({
  name: 'list_letter_zones',
  text: 'select distinct zone from area where brand = $brand and served order by zone',
  row: { zone: 'text' },
})
