// households_admin.story: what happened to a household, newest first: its changes and those of its boxes, its letters with their words,
// cards that were tried, drivers' reports at its door, and notes. A page takes as many of each as it may show and merges them.

import { Refusal } from '../../../contract/errors.ts'
import type { OutputOf, ParsedOf } from '../../../contract/index.ts'
import type { BrandId, Locale } from '../../../domain/brands.ts'
import { crowKilometres } from '../../../domain/routes/great_circle.ts'
import { wallClock } from '../../../domain/time/zone.ts'
import { withListWords } from '../../messages/list_letters/list_letters.ts'
import { wordsOfLetter } from '../../messages/render.ts'
import { carriesSecret } from '../../messages/secret_links.ts'
import { type CallRequest, mayAt } from '../../request/call_request.ts'
import type { RowOf } from '../../request/database/statement.ts'
import { listStart } from '../../request/list_place.ts'
import type { Stored } from '../../request/services.ts'
import { changesWithActors, type StoryChanges } from '../changes/show_changes.ts'
import { readLetterReader } from './foresee_store.ts'
import { emailOfHousehold } from './letters.ts'
import { namesOfStaff } from './names_of_staff.ts'
import {
  readDoorPhoto,
  readStoryLetters,
  readStoryNotes,
  readStoryPayments,
  readStoryStops,
} from './story_store.ts'

type Story = OutputOf<'households_admin.story'>
type Entry = Story['entries'][number]
type Dated = Omit<Entry, 'date' | 'time' | 'by'> & { at: string; actor: string | null }

const pageSize = 40

/** Which changes belong to a part of the story; null for a part without any. */
const changesOf: Readonly<
  Record<NonNullable<ParsedOf<'households_admin.story'>['show']>, StoryChanges | null>
> = {
  boxes: { of: 'order', kinds: null },
  money: {
    of: 'all',
    kinds: [
      ...['charged', 'payment_failed', 'cancelled', 'refunded', 'partly_refunded', 'items_added', 'claimed'],
      ...[
        'claim_declined',
        'points_adjusted',
        'value_given',
        'given_expired',
        'gift_card_applied',
        'gift_bought',
        'value_settled',
      ],
      ...['code_applied', 'code_removed', 'card_changed', 'card_removed', 'corporate_plan_set'],
    ],
  },
  account: { of: 'household', kinds: null },
  letters: null,
  doors: {
    of: 'all',
    kinds: [
      ...['out_for_delivery', 'delivered', 'failed', 'brought_again', 'claimed', 'claim_declined'],
      ...['pickup_booked', 'pickup_cancelled', 'pickup_done', 'pickup_missed', 'returnables_back'],
    ],
  },
  notes: null,
}

/** @throws Refusal not_found where the brand has no such household */
export async function showStory(
  services: Stored,
  reader: Pick<CallRequest, 'brand' | 'locale' | 'session'>,
  { clientId, show, after }: ParsedOf<'households_admin.story'>,
): Promise<Story> {
  const { pool } = services
  await emailOfHousehold(services, reader.brand, clientId)
  const of = { clientId, before: after?.at ?? 'infinity', limit: pageSize + 1 }
  const has = (...parts: readonly string[]) => show === undefined || parts.includes(show)
  const changes = show === undefined ? ({ of: 'all', kinds: null } as const) : changesOf[show]
  const none = Promise.resolve([] as Dated[])
  const parts = await Promise.all([
    changes === null ? none : changed(services, reader, of, changes),
    has('letters') ? letters(services, reader.brand, of) : none,
    has('money') ? payments(services, of) : none,
    has('doors') ? stops(services, of, mayAt(reader.session.staff, reader.brand, 'see_doors')) : none,
    has('notes') ? notes(services, of) : none,
  ])
  const all = parts
    .flat()
    .toSorted((a, b) => (a.at === b.at ? b.id.localeCompare(a.id) : a.at < b.at ? 1 : -1))
  // What happened at one instant stays on one page: the next one begins before it.
  const last = all[pageSize - 1]
  const shown =
    all.length <= pageSize || !last ? all : all.filter(({ at }, place) => place < pageSize || at === last.at)
  const names = await namesOfStaff(
    pool,
    shown.flatMap(({ actor }) => actor ?? []),
  )
  return {
    entries: shown.map(({ at, actor, ...entry }) => ({
      ...entry,
      ...clockOf(reader.brand, at),
      by: actor === null ? null : (names.get(actor) ?? null),
    })),
    next: last && shown.length < all.length ? `${last.at}~` : null,
  }
}

function clockOf(brand: BrandId, at: string): { date: string; time: string } {
  const { date, time } = wallClock(brand, at)
  return { date, time }
}

interface Part {
  clientId: string
  /** ISO instant, or `infinity`. */
  before: string
  limit: number
}

const empty = { detail: null, who: null, orderId: null, letter: null, door: null, state: null } as const

async function changed(
  services: Stored,
  reader: { brand: BrandId; locale: Locale },
  { clientId, before, limit }: Part,
  which: StoryChanges,
): Promise<Dated[]> {
  const place = before === 'infinity' ? listStart : { at: before, id: '' }
  const { changes } = await changesWithActors(
    services,
    { clientId, ...reader, after: place },
    { ...which, limit },
  )
  return changes.map(change => ({
    ...empty,
    id: change.id,
    at: change.at,
    actor: change.actor,
    kind: change.orderId === null ? 'account' : 'box',
    words: change.words,
    detail: [change.device, change.reference].filter(Boolean).join(' · '),
    who: change.by,
    orderId: change.orderId,
    boxDate: change.deliveryDate,
  }))
}

async function letters({ pool }: Stored, brand: BrandId, of: Part): Promise<Dated[]> {
  const reader = await readLetterReader.one(pool, of)
  const rows = await withListWords(pool, await readStoryLetters.all(pool, { ...of }))
  return rows.map(({ template, data, channel, ...row }) => {
    const said = wordsOfLetter({ template, data, channel, brand, ...reader })
    return {
      ...empty,
      id: `letter:${row.key}`,
      at: row.at,
      actor: null,
      kind: 'letter',
      words: said.subject,
      detail: said.text,
      boxDate: null,
      letter: {
        key: row.key,
        channel,
        locale: reader.locale,
        canRepeat: row.own && !carriesSecret(template),
      },
      state: row.lost
        ? 'lost'
        : row.unsent
          ? 'waits'
          : row.report === 'failed' || row.report === 'undelivered'
            ? 'lost'
            : 'sent',
    }
  })
}

async function payments({ pool }: Stored, of: Part): Promise<Dated[]> {
  return (await readStoryPayments.all(pool, { ...of })).map(row => ({
    ...empty,
    id: `payment:${row.orderId}:${row.attempt}`,
    at: row.at,
    actor: null,
    kind: 'payment',
    words: row.card ?? '',
    detail: row.declineCode,
    orderId: row.orderId,
    boxDate: row.boxDate,
    state: row.state,
    cents: row.amountCents,
  }))
}

/** @param seesDoors whether the reader may see where a report was made, and its photo */
async function stops({ pool }: Stored, of: Part, seesDoors: boolean): Promise<Dated[]> {
  return (await readStoryStops.all(pool, { ...of })).map(row => ({
    ...empty,
    id: `stop:${row.id}`,
    at: row.at,
    actor: null,
    kind: 'stop',
    words: row.kind,
    boxDate: row.boxDate,
    door: seesDoors ? { id: row.id, metres: metresOf(row), photo: row.photo } : null,
  }))
}

/** How far from the door a report was made; null where one of the two places is not known. */
function metresOf({ lat, lon, doorLat, doorLon }: RowOf<typeof readStoryStops>): number | null {
  if (lat === null || lon === null || doorLat === null || doorLon === null) return null
  return Math.round(crowKilometres({ lat, lon }, { lat: doorLat, lon: doorLon }) * 1_000)
}

/** @throws Refusal not_found for a report without a photo, or where the brand has no such household */
export async function photoAtDoor(
  { pool }: Pick<Stored, 'pool'>,
  of: { clientId: string; id: string; brand: BrandId },
): Promise<{ jpeg: string }> {
  const found = await readDoorPhoto.first(pool, of)
  if (!found) throw new Refusal('not_found')
  return { jpeg: found.photo.toString('base64') }
}

async function notes({ pool }: Stored, of: Part): Promise<Dated[]> {
  return (await readStoryNotes.all(pool, { ...of })).map(row => ({
    ...empty,
    id: `note:${row.id}`,
    at: row.at,
    actor: row.actor,
    kind: 'note',
    words: row.words,
    boxDate: null,
  }))
}
