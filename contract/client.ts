// The browser's client: under a kilobyte, without schemas. Addresses follow from names, except for a few that are
// declared elsewhere.

import type { CallDeclaration } from './call.ts'
import type { ErrorBody, ErrorCode } from './errors.ts'
import { Refusal } from './errors.ts'
import type { Api, CallName } from './index.ts'

/** Area 7: no call waits longer. */
export const callTimeoutMilliseconds = 30_000

/** Groups only for admins: their calls are at /api/admin/{group}/{action}, where `admin` is not repeated. */
const adminGroups = new Set(
  'admin_reward_points box_claims_admin closing_accounts codes_admin content deliveries gift_cards_admin households_admin kitchens payments_admin refunds returnables_admin routes shortages_admin subscription_profiles weekly_categories'.split(
    ' ',
  ),
)

/** Calls at other addresses; a test compares table and rule with the declarations. */
const addressesElsewhere: Record<string, string> = {
  'orders.foreseen_meals': '/orders/foreseen_meals',
  'orders.choose_no_meals': '/orders/no_meals',
  'addresses.suggestions': '/addresses/suggestions',
  'addresses.chosen': '/addresses/chosen',
  'addresses.unverified': '/api/admin/addresses/unverified',
  'addresses.verify': '/api/admin/addresses/verify',
  'calendar.feed': '/calendar/feed',
  'calendar.renew_feed': '/calendar/feed',
  'checkout.account': '/signup/account',
  'checkout.correct_account': '/signup/account',
  'checkout.complete': '/signup/payment',
  'checkout.complete_with_paypal': '/signup/paypal',
  'clients.box': '/account/box',
  'clients.tell_source': '/clients/source',
  'clients.sign_in': '/clients/sign_in',
  'clients.ask_password_reset': '/clients/password',
  'clients.check_password_link': '/clients/password/link',
  'clients.set_password': '/clients/password',
  'clients.check_email_link': '/clients/email/link',
  'clients.confirm_email': '/clients/email',
  'clients.check_email_stop': '/clients/email/stop_link',
  'clients.stop_email': '/clients/email/stop_change',
  'cards.begin_setup': '/clients/card_setup',
  'cards.held_value': '/clients/held_value',
  'cards.make_default': '/clients/default_card',
  'cards.form': '/clients/card_setup',
  'clients.apply_code': '/clients/code',
  'clients.update_payment_method': '/clients/payment_method',
  'contact.form': '/contact/form',
  'contact.send': '/contact',
  'box_claims.of_box': '/account/box_claims',
  'box_claims.make': '/account/box_claims',
  'box_claims.tell_arrival': '/account/box_arrival',
  'shortages.of_box': '/account/shortages',
  'shortages.answer': '/account/shortages/answer',
  'receipts.show': '/account/receipt',
  'receipts.credit_note': '/account/credit_note',
  'social.providers': '/clients/auth',
  'social.begin': '/clients/auth/:provider',
  'social.callback': '/clients/auth/:provider/callback',
  'social.waiting': '/clients/auth/waiting',
  'social.link_alone': '/clients/auth/link_alone',
  'returnables.tell': '/account/returnables/tell',
  'returnables.move_pickup': '/account/returnables/move_pickup',
  'reviews.mine': '/reviews/mine',
  'faqs.search': '/faq/search',
  'settings_subscription.preview': '/settings/subscription/preview',
  'subscription.stopping': '/account/stopping',
  'subscription.pause': '/account/pause',
  'subscription.close': '/account/close',
  'gift_cards.receipt': '/gift/receipt',
  'gift_cards.sheet': '/gift/sheet',
  'unsubscribing.show': '/unsubscribe/show',
  'tracking.mine': '/account/tracking',
  'tracking.share': '/account/tracking/link',
  'tracking.shared': '/tracking/shared',
  'drivers.act': '/driver/actions',
  'google_authentication.prepare': '/clients/one_tap',
  'household_changes.index': '/clients/changes',
  'household_data.show': '/clients/data',
  'household_data.ask_export': '/clients/data/export',
  'household_data.ask_erasure': '/clients/data/erasure',
  'household_data.keep': '/clients/data/keep',
  'menu.search_words': '/menu/search_words',
  'menu.wishes': '/menu/wishes',
  'newsletter.form': '/newsletter/form',
  'newsletter.subscribe': '/newsletter',
  'newsletter.check_link': '/newsletter/link',
  'newsletter.confirm': '/newsletter/confirmation',
  'passkeys.show': '/clients/passkeys',
  'passkeys.add': '/clients/passkeys',
  'settings_account.sign_out_others': '/settings/account/sign_out_others',
  'settings_account.end_session': '/settings/account/end_session',
  'settings_account.keep_email': '/settings/account/keep_email',
  'dev.clock': '/api/dev/clock',
  'dev.set_clock': '/api/dev/clock',
  'dev.run': '/api/dev/run/:job',
  'dev.messages': '/api/dev/messages',
  'dev.move_order': '/api/dev/orders/:id/:state',
  'dev.leave_in_stock': '/api/dev/stock/:productId',
  'dev.set_flag': '/api/dev/flags/:name',
}

/** Groups whose other calls are at another address. */
const groupsElsewhere: Record<string, string> = { passkeys: '/clients/passkeys', drivers: '/driver' }

/** The address of a call, with its parameters still to be filled in. */
export function addressOf(name: string): string {
  const [group = '', action] = name.split('.')
  const place = adminGroups.has(group) ? `admin/${group.replace(/^admin_|_admin$/, '')}` : `v1/${group}`
  return addressesElsewhere[name] ?? `${groupsElsewhere[group] ?? `/api/${place}`}/${action}`
}

interface ClientOptions {
  fetch: typeof fetch
  locale: string
  /** Called on `require_login` and on a body with `redirect`, before the refusal is thrown (area 8). */
  onRequireLogin: () => void
  /**
   * Called first for a call that changes something. It lets the person sign in over the page: if they did, the call is made once
   * more; if they declined, the refusal is thrown; null where that is not possible.
   */
  onSignedOut?: () => Promise<boolean | null>
  onRedirect: (url: string) => void
  /** Asks the question before settings for a call refused for it; the call is made once more if this resolves to true. */
  onAskedAgain?: (name: CallName, input: Readonly<Record<string, unknown>>) => Promise<boolean>
}

/** Makes the typed client. Throws Refusal for every refusal of the server, `busy` when it cannot be reached in time. */
export function createApi(options: ClientOptions): Api {
  async function call(...parameters: Parameters<typeof callOnce>): Promise<unknown> {
    try {
      return await callAsked(...parameters)
    } catch (refusal) {
      if (!isRefused(refusal, 'require_login')) throw refusal
      const again = parameters[0] === 'GET' ? null : await options.onSignedOut?.()
      if (again) return callAsked(...parameters)
      if (again !== false) options.onRequireLogin()
      throw refusal
    }
  }

  async function callAsked(...parameters: Parameters<typeof callOnce>): Promise<unknown> {
    try {
      return await callOnce(...parameters)
    } catch (refusal) {
      const asked = isRefused(refusal, 'reauthentication_required')
      if (!asked || !(await options.onAskedAgain?.(parameters[1] as CallName, parameters[2]))) throw refusal
      return callOnce(...parameters)
    }
  }

  async function callOnce(
    method: CallDeclaration['method'],
    name: string,
    input: Record<string, unknown>,
  ): Promise<unknown> {
    const rest = { ...input }
    const template = addressOf(name)
    const path = template.replace(/:(\w+)/g, (_, key: string) => {
      const value = String(rest[key])
      delete rest[key]
      return encodeURIComponent(value)
    })
    const query = method === 'GET' ? new URLSearchParams(rest as Record<string, string>).toString() : ''
    const { ok, body } = await options
      .fetch(query ? `${path}?${query}` : path, {
        method,
        credentials: 'include',
        headers: {
          'accept-language': options.locale,
          ...(method !== 'GET' && { 'content-type': 'application/json' }),
        },
        ...(method !== 'GET' && { body: JSON.stringify(rest) }),
        signal: AbortSignal.timeout(callTimeoutMilliseconds),
      })
      .then(async response => ({ ok: response.ok, body: await response.text() }))
      .catch(() => {
        throw new Refusal('busy')
      })
    return ok ? JSON.parse(body) : refuse(body)
  }

  function refuse(body: string): never {
    if (body === 'require_login') throw new Refusal('require_login')
    let parsed: Partial<ErrorBody> = {}
    try {
      parsed = JSON.parse(body) as ErrorBody
    } catch {
      // Not our body but a proxy's page. It is reported as unexpected below.
    }
    if (parsed.redirect) options.onRedirect(parsed.redirect)
    const { code = 'unexpected', message, fields, details } = parsed.error ?? {}
    const each = <T>(of: (field: { code: ErrorCode; message: string }) => T) =>
      fields && Object.fromEntries(Object.entries(fields).map(([key, field]) => [key, of(field)]))
    throw new Refusal(code as ErrorCode, {
      message,
      fields: each(field => field.code),
      sentences: each(field => field.message),
      details,
      redirect: parsed.redirect,
    })
  }

  return {
    get: (name, input) => call('GET', name, clean(input)) as never,
    post: (name, input) => call('POST', name, input) as never,
    put: (name, input) => call('PUT', name, input) as never,
  }
}

const isRefused = (failure: unknown, code: ErrorCode) => failure instanceof Refusal && failure.code === code

/** Leaves out undefined values, so that they are not sent as the word "undefined". */
function clean(input: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined))
}
