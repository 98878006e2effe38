// What would follow from an act for a household, without doing it: the act itself is carried out in a transaction that is undone, and
// what it changed is read in between. So what is foreseen is what would be done, by the same rules, to the cent.

import { Refusal } from '../../../contract/errors.ts'
import type { OutputOf, ParsedOf } from '../../../contract/index.ts'
import type { BrandId } from '../../../domain/brands.ts'
import type { Services } from '../../integrations/services.ts'
import { onlyConfirms } from '../../messages/outbox.ts'
import { subjectOf } from '../../messages/render.ts'
import { type Db, undoing } from '../../request/database/database.ts'
import type { RowOf } from '../../request/database/statement.ts'
import { openMemory } from '../../request/memory.ts'
import {
  readForeseenBalances,
  readForeseenBoxes,
  readForeseenLetters,
  readLetterReader,
} from './foresee_store.ts'

type Foreseen = OutputOf<'households_admin.foresee'>
type Act = (ParsedOf<'households_admin.foresee'> | ParsedOf<'households_admin.foresee_giving'>)['what']['act']

interface OfHousehold {
  clientId: string
  brand: BrandId
  email: string
  /** Program time, ISO instant. */
  now: string
}

/** What an act says of itself, besides what it changes. */
type OwnFacts = Partial<Pick<Foreseen, 'refund' | 'ends' | 'short'>>

/**
 * @param run carries it out with services whose changes are undone, and which reach nobody outside
 * @throws Refusal what the act itself refuses
 */
export async function foreseeAct(
  services: Services,
  of: OfHousehold,
  act: Act,
  run: (services: Services) => Promise<OwnFacts>,
): Promise<Foreseen> {
  return undoing(services.pool, async pool => {
    const before = await stateOf(pool, of)
    const cards = cardsThatPay()
    const { said, payNowCents } = await payNowOf(() => run({ ...services, pool, ...withoutOutside, cards }))
    const after = await stateOf(pool, of)
    const reader = await readLetterReader.one(pool, of)
    return {
      boxes: after.boxes.flatMap(to => {
        const from = before.boxes.find(one => one.id === to.id)
        return from && from.version !== to.version ? [{ id: to.id, from: shown(from), to: shown(to) }] : []
      }),
      value: after.balances.flatMap(({ account, cents }) => {
        const fromCents = before.balances.find(one => one.account === account)?.cents ?? 0
        return fromCents === cents ? [] : [{ account, fromCents, toCents: cents }]
      }),
      letters: [
        ...after.letters
          .filter(letter => !before.letters.some(({ key }) => key === letter.key))
          .map(letter => ({
            channel: letter.channel,
            subject: subjectOf({ ...letter, ...of, ...reader }),
            always: !onlyConfirms(letter.template),
          })),
        // A job writes it, after the answer.
        ...(act === 'sign_in_link'
          ? [
              {
                channel: 'email' as const,
                subject: subjectOf({ template: 'password_reset', data: { resetId: '' }, ...of, ...reader }),
                always: true,
              },
            ]
          : []),
      ],
      to: of.email,
      payNowCents: payNowCents ?? (cards.chargedCents === 0 ? null : cards.chargedCents),
      ...{ refund: null, ends: null, short: [], ...said },
    }
  })
}

/** A memory of its own, because what it would read is undone; and no work for later. */
const withoutOutside = {
  get memory() {
    return openMemory()
  },
  jobs: { enqueue: async () => {}, enqueueAll: async () => {} } as unknown as Services['jobs'],
}

/** Cards that pay whatever is asked and give back whatever is refunded, and reach no processor. */
function cardsThatPay(): Services['cards'] & { chargedCents: number } {
  const cards: Pick<Services['cards'], 'charge' | 'refund' | 'giveUp'> & { chargedCents: number } = {
    chargedCents: 0,
    async charge(charges) {
      cards.chargedCents += charges.reduce((sum, { amountCents }) => sum + amountCents, 0)
      return new Map(charges.map(({ key }) => [key, { state: 'captured', reference: 'foreseen' }]))
    },
    refund: async refunds =>
      new Map(refunds.map(({ key }) => [key, { state: 'refunded', reference: 'foreseen' }])),
    giveUp: async () => null,
  }
  return cards as ReturnType<typeof cardsThatPay>
}

/** What an act says, and what it would charge at once where it asks to agree first. */
async function payNowOf(
  run: () => Promise<OwnFacts>,
): Promise<{ said: OwnFacts; payNowCents: number | null }> {
  try {
    return { said: await run(), payNowCents: null }
  } catch (failure) {
    const cents =
      failure instanceof Refusal && failure.code === 'pay_now_missing' ? failure.details?.payNowCents : null
    if (typeof cents === 'number') return { said: {}, payNowCents: cents }
    throw failure
  }
}

const stateOf = async (db: Db, of: OfHousehold) => ({
  boxes: await readForeseenBoxes.all(db, of),
  balances: await readForeseenBalances.all(db, of),
  letters: await readForeseenLetters.all(db, of),
})

const shown = ({ date, startHour, state, totalCents, cardCents }: RowOf<typeof readForeseenBoxes>) => ({
  ...{ date, startHour, state, totalCents, cardCents },
})
