import { Refusal } from '../../contract/errors.ts'
import { linkTo } from '../../contract/paths.ts'
import type { Discount } from '../../contract/sessions.ts'
import { isRecent } from '../../domain/reauthentication.ts'
import { defaultDiscount } from '../codes/discounts/bar.ts'
import { discountView } from '../codes/discounts/discount_view.ts'
import { findDiscount } from '../codes/discounts/find_discount.ts'
import { checkCode } from '../codes/discounts/take_code.ts'
import { findReferral } from '../codes/referrals/referral_code.ts'
import { flagsOf } from '../flags/flags.ts'
import type { Services } from '../integrations/services.ts'
import type { Session, SessionData } from '../request/call_request.ts'
import { programTime } from '../request/clock/program_time.ts'
import { outsideSiteOf } from '../request/config.ts'
import { signupState } from '../subscription/signup/current_step.ts'
import type { CallRequest, Calls } from './handler.ts'

/** Where a person who works here continues after signing in. */
function workOf(request: CallRequest): string | null {
  const { isAdmin, isDriver } = request.session
  return isAdmin ? linkTo('admin', request) : isDriver ? linkTo('driver', request) : null
}

export const sessions: Calls<'sessions'> = {
  session_data: async (services, request) => {
    const { locale, session } = request
    const flippers = { ...(await flagsOf(services, request)) }
    const client = await clientFacts(session, services)
    return {
      locale,
      client,
      loggedIn: client !== null,
      adminLoggedIn: session.isAdmin,
      environment: services.config.environment,
      customerSchedule: (await session.personal())?.planId != null,
      // The last box of a closing account may still be on its way; a closed one has none.
      trackDelivery: (await session.personal())?.planId != null,
      signupDisabled: flippers.signup_disabled,
      discountBar: client ? { discount: null, applied: false } : await discountBarOf(services, request),
      flippers,
    }
  },

  validate: async (_services, { session }) => ({ valid: session.clientId !== null }),

  check_settings_authenticated: async (_services, { session, now }) => ({
    authenticated: isRecent(session.settingsAuthenticatedAt, now),
  }),

  check_signup_state: async (services, request) => {
    const { complete, step, url } = await signupState(services, request)
    return { complete, step, url, work: workOf(request) }
  },

  save_discount_and_referral: async (services, request, input) => {
    const patch: Partial<SessionData> = {}
    if (input.code) {
      refuseWithPlan(await request.session.personal())
      const { brand } = request
      const found = await findDiscount(services, brand, input.code, request.now)
      const friends = found
        ? undefined
        : await findReferral(services, brand, input.code, programTime(request))
      if (found) patch.discountCode = found.code
      else if (friends) patch.referral = friends.code
      else
        await checkCode(services, null, {
          brand,
          code: input.code,
          now: programTime(request),
          goodsCents: null,
        })
    }
    if (input.referral) patch.referral = input.referral
    if (input.referralId) patch.referralId = input.referralId
    if (Object.keys(patch).length > 0) await request.session.remember(patch)
    return { success: true, discount: await discountOf(services, request) }
  },

  sign_out_client: async ({ config }, { brand, session }) => {
    await session.signOut()
    return { success: true, redirectToCookit: outsideSiteOf(config, brand) !== null }
  },

  stored_location_before_login: async (_services, { session }) => {
    const url = session.data.storedLocation ?? null
    if (url !== null) await session.forget('storedLocation')
    return { url }
  },
}

/** A code is for a first box: for a household with a plan it would be stored and never help. @throws first_box_only */
function refuseWithPlan(personal: { planId: string | null } | null): void {
  if (personal?.planId != null) throw new Refusal('first_box_only', { fields: { code: 'first_box_only' } })
}

/**
 * Every household collects points (rule 44), and so is enrolled in the built-in programme; an outside one says itself whom it has, and
 * has the second rewards screen (rule 9).
 */
async function clientFacts(session: Session, { config, loyalty }: Pick<Services, 'config' | 'loyalty'>) {
  const personal = await session.personal()
  if (session.clientId === null || personal === null) return null
  const loggedIn: true = true
  return {
    id: session.clientId,
    firstname: session.firstName ?? '',
    loggedIn,
    usingRewardV2: config.loyalty !== 'builtin' || config.loyaltyUrl !== undefined,
    rewardPoints: personal.points,
    enrolledComarch: loyalty.mirror === null || personal.enrolled,
  }
}

/** The visitor's own code while it is valid, else a friend's, else the public one; and whether they brought any. */
async function discountBarOf(services: Services, request: CallRequest) {
  const { brand, now, session, locale } = request
  const { discountCode: saved, referral } = session.data
  const own = saved === undefined ? undefined : await findDiscount(services, brand, saved, now)
  const friends =
    own || referral === undefined ? undefined : await findReferral(services, brand, referral, now.toString())
  const brought = own ?? friends
  const found = brought ?? (await defaultDiscount(services, brand, now))
  return {
    discount: found ? discountView(found, locale) : null,
    applied: brought !== undefined,
    ...(request.refusedCode !== undefined && { refused: request.refusedCode }),
  }
}

const discountOf = async (services: Services, request: CallRequest): Promise<Discount | null> =>
  (await discountBarOf(services, request)).discount
