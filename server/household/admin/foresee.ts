// What would follow from an act for a household, without doing it: the act itself is carried out in a transaction that is undone, and
// what it changed is read in between. So what is foreseen is what would be done, by the same rules, to the cent.

import { Refusal } from '../../../contract/errors.ts'
import type { OutputOf, ParsedOf } from '../../../contract/index.ts'
import type { BrandId } from '../../../domain/brands.ts'
import type { Services } from '../../integrations/services.ts'
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

interface OfHousehold {
  clientId: string
  brand: BrandId
  email: string
  /** Program time, ISO instant. */
  now: string
}

/**
 * @param act.run carries it out with services whose changes are undone, and which reach nobody outside
 * @throws Refusal what the act itself refuses
 */
export async function foreseeAct(
  services: Services,
  of: OfHousehold,
  act: ParsedOf<'households_admin.foresee'>['what']['act'],
  run: (services: Services) => Promise<unknown>,
): Promise<Foreseen> {
  return undoing(services.pool, async pool => {
    const before = await stateOf(pool, of)
    const payNowCents = await payNowOf(() => run({ ...services, pool, ...withoutOutside }))
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
          .map(letter => ({ channel: letter.channel, subject: subjectOf({ ...letter, ...of, ...reader }) })),
        // A job writes it, after the answer.
        ...(act === 'sign_in_link'
          ? [
              {
                channel: 'email' as const,
                subject: subjectOf({ template: 'password_reset', data: { resetId: '' }, ...of, ...reader }),
              },
            ]
          : []),
      ],
      to: of.email,
      payNowCents,
    }
  })
}

/** A memory of its own, because what it would read is undone; no work for later, and no card. */
const withoutOutside = {
  get memory() {
    return openMemory()
  },
  jobs: { enqueue: async () => {}, enqueueAll: async () => {} } as unknown as Services['jobs'],
  cards: new Proxy({} as Services['cards'], {
    get: () => () => Promise.reject(new Error('Nothing is charged while it is foreseen.')),
  }),
}

/** What an act would charge at once; null where it charges nothing. */
async function payNowOf(run: () => Promise<unknown>): Promise<number | null> {
  try {
    await run()
    return null
  } catch (failure) {
    const cents =
      failure instanceof Refusal && failure.code === 'pay_now_missing' ? failure.details?.payNowCents : null
    if (typeof cents === 'number') return cents
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
