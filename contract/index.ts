// Every call the product has. A page gets and changes everything through these, and only so.

import type * as z from 'zod/mini'
import { account } from './account.ts'
import { admin_reward_points } from './admin_points.ts'
import { banners } from './banners.ts'
import { box_claims, box_claims_admin } from './box_claims.ts'
import { calendar } from './calendar.ts'
import type { CallDeclaration } from './call.ts'
import { addresses, clients } from './clients.ts'
import { closing_accounts } from './closing_accounts.ts'
import { contact } from './contact.ts'
import { content } from './content_admin.ts'
import { deliveries } from './deliveries_admin.ts'
import { dev } from './dev.ts'
import { drivers } from './drivers.ts'
import { faqs } from './faqs.ts'
import { flipper } from './flipper.ts'
import { gift_cards, gift_cards_admin } from './gift_cards.ts'
import { home } from './home.ts'
import { household_changes } from './household_changes.ts'
import { household_data } from './household_data.ts'
import { locations } from './locations.ts'
import { menu } from './menu.ts'
import { newsletter } from './newsletter.ts'
import { orders } from './orders.ts'
import { pages } from './pages.ts'
import { passkeys } from './passkeys.ts'
import { payments_admin } from './payments_admin.ts'
import { paypal } from './paypal.ts'
import { products } from './products.ts'
import { reauthentications } from './reauthentications.ts'
import { referrals } from './referrals.ts'
import { receipts, refunds } from './refunds.ts'
import { returnables, returnables_admin } from './returnables.ts'
import { reviews } from './reviews.ts'
import { comarch, rewards } from './rewards.ts'
import { routes } from './routes_admin.ts'
import { servings_based_banner } from './servings_based_banner.ts'
import { sessions } from './sessions.ts'
import { settings_account } from './settings_account.ts'
import { settings_communications } from './settings_communications.ts'
import { settings_corporate_credit_plan } from './settings_corporate_credit_plan.ts'
import { settings_delivery } from './settings_delivery.ts'
import { cards, settings_payment } from './settings_payment.ts'
import { settings_subscription } from './settings_subscription.ts'
import { settings_taste } from './settings_taste.ts'
import { shortages, shortages_admin } from './shortages.ts'
import { checkout, signup } from './signup.ts'
import { google_authentication, social } from './social.ts'
import { subscription } from './subscription.ts'
import { subscription_profiles } from './subscription_profiles.ts'
import { tracking } from './tracking.ts'
import { unsubscribing } from './unsubscribing.ts'
import { weekly_categories } from './weekly_categories.ts'

export const contract = {
  account,
  addresses,
  admin_reward_points,
  banners,
  box_claims,
  box_claims_admin,
  calendar,
  cards,
  checkout,
  clients,
  closing_accounts,
  comarch,
  contact,
  content,
  deliveries,
  dev,
  drivers,
  faqs,
  flipper,
  google_authentication,
  gift_cards,
  gift_cards_admin,
  home,
  household_changes,
  household_data,
  locations,
  menu,
  newsletter,
  orders,
  pages,
  passkeys,
  payments_admin,
  paypal,
  products,
  reauthentications,
  receipts,
  referrals,
  refunds,
  returnables,
  returnables_admin,
  reviews,
  rewards,
  routes,
  servings_based_banner,
  sessions,
  settings_account,
  settings_corporate_credit_plan,
  settings_delivery,
  settings_communications,
  settings_payment,
  settings_subscription,
  settings_taste,
  shortages,
  shortages_admin,
  signup,
  subscription,
  subscription_profiles,
  social,
  unsubscribing,
  weekly_categories,
  tracking,
} as const

export type Contract = typeof contract

type Names<G extends keyof Contract = keyof Contract> = G extends string
  ? `${G}.${keyof Contract[G] & string}`
  : never
/** `group.action`, e.g. `orders.update_quantity`. */
export type CallName = Names

type DeclarationOf<N extends CallName> = N extends `${infer G}.${infer A}`
  ? G extends keyof Contract
    ? A extends keyof Contract[G]
      ? Contract[G][A] extends CallDeclaration
        ? Contract[G][A]
        : never
      : never
    : never
  : never

type MethodOf<N extends CallName> = DeclarationOf<N>['method']
type GetName = { [N in CallName]: MethodOf<N> extends 'GET' ? N : never }[CallName]
export type PostName = { [N in CallName]: MethodOf<N> extends 'POST' ? N : never }[CallName]
type PutName = { [N in CallName]: MethodOf<N> extends 'PUT' ? N : never }[CallName]

/** What a caller passes, before defaults are filled in. */
export type InputOf<N extends CallName> = z.input<DeclarationOf<N>['input']>
/** What a handler receives, after validation. */
export type ParsedOf<N extends CallName> = z.output<DeclarationOf<N>['input']>
export type OutputOf<N extends CallName> = z.output<DeclarationOf<N>['output']>

/** The typed client: the same in the browser (fetch) and in a loader on the server (in process). */
export interface Api {
  get<N extends GetName>(name: N, input: InputOf<N>): Promise<OutputOf<N>>
  post<N extends PostName>(name: N, input: InputOf<N>): Promise<OutputOf<N>>
  put<N extends PutName>(name: N, input: InputOf<N>): Promise<OutputOf<N>>
}

/** Address of a call: /api/v1/{group}/{action}, unless it declares another. */
export function pathOf(name: CallName): string {
  const [group, action] = name.split('.') as [string, string]
  const declaration = (contract as Record<string, Record<string, CallDeclaration>>)[group]?.[action]
  return declaration?.path ?? `/api/v1/${group}/${action}`
}

/** Every call with its name, in the order of the table. */
export function allCalls(): { name: CallName; declaration: CallDeclaration }[] {
  return Object.entries(contract).flatMap(([group, actions]) =>
    Object.entries(actions).map(([action, declaration]) => ({
      name: `${group}.${action}` as CallName,
      declaration: declaration as CallDeclaration,
    })),
  )
}
