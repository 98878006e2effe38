// households_admin.find: finds households by anything that they can say of themselves on the phone. Every way that the typed text may
// mean is looked up at once, each over an index of its own; what is shown of the households is read once, at the end.

import type { OutputOf } from '../../../contract/index.ts'
import type { BrandId, Locale } from '../../../domain/brands.ts'
import { normalizeEmail } from '../../../domain/person.ts'
import { planSize } from '../../../domain/plans.ts'
import {
  closeness,
  distanceTo,
  type FoundBy,
  foundBy,
  isNothing,
  meaningsOf,
  queryOf,
  respellings,
  spellingsOf,
} from '../../../domain/search/find_household.ts'
import { brandDate } from '../../../domain/time/zone.ts'
import { planSaid, planWords } from '../../../i18n/plan_words.ts'
import type { Services } from '../../integrations/services.ts'
import { giftCodeHash } from '../../messages/gifts/gift_code.ts'
import type { Db } from '../../request/database/database.ts'
import type { RowOf } from '../../request/database/statement.ts'
import {
  findByAddress,
  findByBag,
  findByBox,
  findByCard,
  findByCode,
  findByEmail,
  findByEvent,
  findByGiftCard,
  findByPayment,
  findByPerson,
  findByPhone,
  findByPostal,
  findSpellings,
  readFound,
} from './store.ts'

type Answer = OutputOf<'households_admin.find'>
type Hit = RowOf<typeof findByBox>

/** As many are shown; one more says that there are others. */
export const mostFound = 50

/** Of how many that are found by name the nearest are shown. */
const looked = 200

/**
 * @param reader.now program time, ISO instant
 * @param typed as typed
 */
export async function findHouseholds(
  { pool }: Pick<Services, 'pool'>,
  reader: { brand: BrandId; locale: Locale; now: string },
  typed: string,
): Promise<Answer> {
  const meanings = meaningsOf(typed)
  if (isNothing(meanings)) return { found: [], more: false }
  const hits = await lookUp(pool, reader.brand, meanings, typed)
  const rows = await readFound.all(pool, {
    ids: [...hits.keys()],
    brand: reader.brand,
    today: brandDate(reader.brand, reader.now),
  })
  const ranked = rows
    .map(row => ({ row, ...(hits.get(row.id) as Found) }))
    .map(one => ({
      ...one,
      distance: one.by === 'name' ? (distanceTo(meanings.words ?? [], nameOf(one.row)) ?? 9) : 0,
    }))
    .toSorted(
      (a, b) =>
        foundBy.indexOf(a.by) - foundBy.indexOf(b.by) ||
        a.distance - b.distance ||
        a.row.name.localeCompare(b.row.name) ||
        a.row.id.localeCompare(b.row.id),
    )
  return {
    found: ranked.slice(0, mostFound).map(one => shown(one, reader)),
    more: ranked.length > mostFound,
  }
}

const nameOf = ({ name, email }: { name: string; email: string }) => `${name} ${email.split('@')[0]}`

interface Found {
  by: FoundBy
  words: string
  orderId: string | null
}

/** The households by their ids, each with the best of what it was found by. */
async function lookUp(
  db: Db,
  brand: BrandId,
  { words, phone, postal, orderId, tail, card, giftCode, code, payment }: ReturnType<typeof meaningsOf>,
  typed: string,
): Promise<Map<string, Found>> {
  const limit = mostFound + 1
  const nobody: Promise<Hit[]> = Promise.resolve([])
  const boxEnd = tail ?? orderId?.slice(-8) ?? null
  const number = tail?.toUpperCase()
  const asked: Record<FoundBy, Promise<Hit[]>> = {
    order: boxEnd === null ? nobody : findByBox.all(db, { brand, limit, tail: boxEnd, orderId }),
    bag: number ? findByBag.all(db, { brand, limit, bag: `B-${number}`, kit: `K-${number}` }) : nobody,
    reference: tail === null ? nobody : findByEvent.all(db, { brand, limit, tail }),
    gift_card:
      giftCode === null ? nobody : findByGiftCard.all(db, { brand, limit, codeHash: giftCodeHash(giftCode) }),
    payment: payment === null ? nobody : byPayment(db, brand, payment, limit),
    email: typed.includes('@') ? findByEmail.all(db, { brand, email: normalizeEmail(typed) }) : nobody,
    phone: phone === null ? nobody : findByPhone.all(db, { brand, limit, ending: `${backwards(phone)}%` }),
    name:
      words === null
        ? nobody
        : byWords(db, words, query => findByPerson.all(db, { brand, limit: looked, query })),
    address:
      words === null ? nobody : byWords(db, words, query => findByAddress.all(db, { brand, limit, query })),
    postal: postal === null ? nobody : findByPostal.all(db, { brand, limit, beginning: `${postal}%` }),
    card: card === null ? nobody : findByCard.all(db, { brand, limit, last4: card }),
    code: code === null ? nobody : findByCode.all(db, { brand, limit, code }),
  }
  const answers = await Promise.all(foundBy.map(async by => ({ by, hits: await asked[by] })))
  const all = answers.flatMap(({ by, hits }) => hits.map(hit => ({ by, ...hit })))
  // The first is the best: `foundBy` is in that order.
  return new Map(all.toReversed().map(({ clientId, ...one }) => [clientId, one]))
}

/** Words as typed, else begun or within others, else misspelt: each only where the closer ones found too few. */
async function byWords(
  db: Db,
  words: readonly string[],
  find: (query: string) => Promise<Hit[]>,
): Promise<Hit[]> {
  const spellings = await Promise.all(
    words.map(async word => {
      if (word.length < 3 || /\d/.test(word)) return spellingsOf(word, [])
      const known = await findSpellings.all(db, { word, respelt: respellings(word) })
      return spellingsOf(
        word,
        known.map(one => one.word),
      )
    }),
  )
  const found = new Map<string, Hit>()
  for (const how of closeness) {
    // A misspelling is meant only where nothing is spelt as typed.
    if (how === 'misspelt' ? found.size > 0 : found.size >= mostFound) break
    for (const hit of await find(queryOf(words, spellings, how))) found.set(hit.clientId, hit)
  }
  return [...found.values()]
}

const processors = ['stripe', 'paypal']

/** A processor's name; or ours, which begins with the household's id and then that of the box. */
async function byPayment(db: Db, brand: BrandId, reference: string, limit: number): Promise<Hit[]> {
  const own = /^([\da-f-]{36}):([\da-f-]{36})(?::|$)/.exec(reference)
  const [, , orderId] = own ?? []
  if (orderId) return findByBox.all(db, { brand, limit, tail: orderId.slice(-8), orderId })
  return findByPayment.all(db, { brand, limit, reference, providers: processors })
}

const backwards = (text: string) => [...text].reverse().join('')

function shown(
  { row, by, words, orderId }: Found & { row: RowOf<typeof readFound> },
  { brand, locale }: { brand: BrandId; locale: Locale },
): Answer['found'][number] {
  const plan = row.planId === null ? undefined : planSize(row.planId)
  return {
    client: { id: row.id, name: row.name, email: row.email },
    phone: row.phone,
    address: row.address,
    city: row.city,
    state: row.state,
    plan: plan ? planWords(brand, locale).plan(planSaid(plan, [])) : null,
    resumesOn: row.resumesOn,
    unpaid: row.unpaid,
    next:
      row.orderId === null || row.date === null || row.orderState === null
        ? null
        : { orderId: row.orderId, date: row.date, state: row.orderState, totalCents: row.totalCents },
    matched: { by, words, orderId },
  }
}
