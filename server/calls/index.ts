// Every group of the contract with its handlers; a group or a handler that is missing does not compile.

import type { Contract } from '../../contract/index.ts'
import { account } from './account.ts'
import { addresses } from './addresses.ts'
import { admin_reward_points } from './admin_reward_points.ts'
import { banners } from './banners.ts'
import { box_claims, box_claims_admin } from './box_claims.ts'
import { calendar } from './calendar.ts'
import { checkout } from './checkout.ts'
import { clients } from './clients.ts'
import { closing_accounts } from './closing_accounts.ts'
import { contact } from './contact.ts'
import { content } from './content.ts'
import { deliveries } from './deliveries.ts'
import { dev } from './dev.ts'
import { drivers } from './drivers.ts'
import { faqs } from './faqs.ts'
import { flipper } from './flipper.ts'
import { gift_cards, gift_cards_admin } from './gift_cards.ts'
import { google_authentication } from './google_authentication.ts'
import type { Calls } from './handler.ts'
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
import { routes } from './routes.ts'
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
import { signup } from './signup.ts'
import { social } from './social.ts'
import { subscription } from './subscription.ts'
import { subscription_profiles } from './subscription_profiles.ts'
import { tracking } from './tracking.ts'
import { unsubscribing } from './unsubscribing.ts'
import { weekly_categories } from './weekly_categories.ts'

export type AllCalls = { readonly [G in keyof Contract]: Calls<G> }

export const calls: AllCalls = {
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
}
