// Carries out what the office does for a household: by the household's own calls, with the person of the company as the author.

import { randomUUID } from 'node:crypto'
import { Refusal } from '../../contract/errors.ts'
import type { OutputOf, ParsedOf } from '../../contract/index.ts'
import { chooseRemedy } from '../delivery/remedies/choose_remedy.ts'
import { foreseeAct } from '../household/admin/foresee.ts'
import { emailOfHousehold, sendLetterAgain } from '../household/admin/letters.ts'
import { showTaste } from '../household/taste/show.ts'
import { askPasswordReset } from '../identity/resets/ask_password_reset.ts'
import type { Services } from '../integrations/services.ts'
import { retryUnpaid } from '../office/unpaid.ts'
import { doFor } from '../request/asker.ts'
import { changePlan } from '../subscription/change_plan.ts'
import { close } from '../subscription/close.ts'
import { updateDelivery } from '../subscription/settings_delivery/update.ts'
import { account } from './account.ts'
import { clients } from './clients.ts'
import { adminOf, type CallRequest, clientOf, staffOf } from './handler.ts'
import { orders } from './orders.ts'
import { settings_delivery } from './settings_delivery.ts'
import { settings_taste } from './settings_taste.ts'
import { subscription } from './subscription.ts'

type Act = ParsedOf<'households_admin.act_for'>['what']
type Done = OutputOf<'households_admin.act_for'>
type Carried = Done & Pick<OutputOf<'households_admin.foresee'>, 'ends'>

/** @throws Refusal not_found where the brand has no such household; what the act itself refuses */
export async function actFor(
  services: Services,
  request: CallRequest,
  { clientId, what, reason, tells }: ParsedOf<'households_admin.act_for'>,
): Promise<Done> {
  const email = await emailOfHousehold(services, request.brand, clientId)
  const act = { clientId, actor: staffOf(request).id, reason, tells }
  const { reference, missing } = await doFor(act, () =>
    carryOut(services, asHousehold(request, clientId), what, email),
  )
  return { reference, missing }
}

/** What would follow from an act: it is done, and all of it undone. */
export async function foreseeFor(
  services: Services,
  request: CallRequest,
  { clientId, what }: ParsedOf<'households_admin.foresee'>,
): Promise<OutputOf<'households_admin.foresee'>> {
  const email = await emailOfHousehold(services, request.brand, clientId)
  const act = { clientId, actor: staffOf(request).id, reason: '', tells: true }
  return foreseeAct(services, { ...adminOf(request), clientId, email }, what.act, async undone => {
    const household = asHousehold(request, clientId)
    const { ends } = await doFor(act, () => carryOut(undone, household, withoutPaying(what), email))
    return { ends, short: what.act === 'taste' ? await shortWeeks(undone, household) : [] }
  })
}

/** The weeks ahead with fewer dishes left than the plan needs. */
const shortWeeks = async (services: Services, household: CallRequest) =>
  (await showTaste(services, household)).weeks.flatMap(({ week, needed, left }) =>
    left < needed ? [{ week, needed, left }] : [],
  )

/** The request with the household in place of whoever is signed in. Its handlers read the household from the session alone. */
export const asHousehold = (request: CallRequest, clientId: string): CallRequest => ({
  ...request,
  session: new Proxy(request.session, {
    get(session, name) {
      if (name === 'clientId') return clientId
      const value = Reflect.get(session, name, session)
      return typeof value === 'function' ? value.bind(session) : value
    },
  }),
})

/** Without an agreement to pay nothing is charged, and the refusal says how much it would be. */
const withoutPaying = (what: Act): Act =>
  what.act === 'quantity' ? { ...what, with: { ...what.with, payNowCents: undefined } } : what

async function carryOut(
  services: Services,
  request: CallRequest,
  what: Act,
  email: string,
): Promise<Carried> {
  const nothing = { reference: null, missing: [], ends: null }
  switch (what.act) {
    case 'skip':
      return { ...nothing, ...referenceIn(await account.skip_order(services, request, what.with)) }
    case 'unskip': {
      const { missing, reference } = await account.unskip_order(services, request, what.with)
      return { ...nothing, missing, reference }
    }
    case 'move':
      return { ...nothing, ...referenceIn(await account.update_delivery(services, request, what.with)) }
    case 'quantity':
      await orders.update_quantity(services, request, what.with)
      return nothing
    case 'pause':
      return { ...nothing, ...referenceIn(await subscription.pause(services, request, what.with)) }
    case 'resume': {
      const { missing, reference } = await account.unpause_account(services, request, {})
      return { ...nothing, missing, reference }
    }
    case 'plan':
      return { ...nothing, ...(await changePlan(services, clientOf(request), planIn(what.with))) }
    case 'delivery': {
      const { version, ...input } = what.with
      return { ...nothing, ...referenceIn(await updateDelivery(services, request, input, version)) }
    }
    case 'taste':
      await settings_taste.update(services, request, what.with)
      return nothing
    case 'close': {
      const { state, reference } = await close(services, clientOf(request), what.with)
      return { ...nothing, reference, ends: state }
    }
    case 'again':
      await chooseRemedy(services, {
        ...clientOf(request),
        ...what.with,
        remedy: 'again',
        requestId: randomUUID(),
      })
      return nothing
    case 'retry':
      await retryUnpaid(services, { ...clientOf(request), ...what.with })
      return nothing
    case 'notes':
      return {
        ...nothing,
        ...referenceIn(await settings_delivery.update_delivery_notes(services, request, what.with)),
      }
    case 'code':
      await clients.apply_code(services, request, what.with)
      return nothing
    case 'sign_in_link':
      await askPasswordReset(services, request, { email })
      return nothing
    default:
      if (!(await sendLetterAgain(services, adminOf(request), { ...clientOf(request), ...what.with })))
        throw new Refusal('not_found')
      return nothing
  }
}

const referenceIn = ({ reference }: { reference: string | null }) => ({ reference })

const planIn = ({ kind, people, recipes, meals }: Extract<Act, { act: 'plan' }>['with']) => ({
  kind,
  people: numberOf(people),
  recipes: numberOf(recipes),
  meals: numberOf(meals),
})

const numberOf = (text: string | undefined) => (text === undefined || text === '' ? null : Number(text))
