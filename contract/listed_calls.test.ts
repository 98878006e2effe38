// Every call that area 7 lists is declared at its address.

import { expect, test } from 'vitest'
import { allCalls, pathOf } from './index.ts'

/** By group: calls that are POSTs, and calls that are GETs. A GET that changes state is declared as a POST that answers both. */
const listed: Readonly<Record<string, { get?: string; post?: string }>> = {
  account: {
    post: 'cancel_pickup create_pickup dismiss_client_recurring_popup dismiss_payment_method_warning dismiss_popup_message dismiss_skip_notice skip_order unpause_account unskip_order update_delivery update_payment_method_to_paypal',
    get: 'change_delivery_form existing_pickup ghost_addons index returnables',
  },
  banners: { get: 'get_cart_loyalty_banner' },
  clients: {
    get: 'comarch_rewards_url cookit_require_reset delivery_history sources',
    post: 'set_language',
  },
  comarch: { get: 'balance', post: 'convert_points_to_gift_card' },
  faqs: { get: 'categories category_data' },
  flipper: { get: 'get_feature_flag get_feature_flags' },
  gift_cards: {
    post: 'create fail_intent_payment paypal_create paypal_create_intent',
    get: 'init_paypal_payment initialize_intent_api new',
  },
  google_authentication: { post: 'authenticate_id_token' },
  home: { get: 'homepage' },
  locations: { get: 'location_data' },
  menu: { get: 'data' },
  orders: {
    get: 'anticipated_comarch_points editor_data_v2 future_orders_for_product order_data order_data_for_account_page upcoming_order_ids',
    post: 'update_customization update_pairings update_quantity',
  },
  pages: {
    get: 'cookit_password_reset_banner cookit_sign_in_banner freshprep_password_reset_banner freshprep_sign_in_banner impact show',
  },
  paypal: { get: 'get_id_token get_vault_setup_token' },
  products: { get: 'modal_data recipal_html' },
  reauthentications: { get: 'new', post: 'create' },
  referrals: { post: 'create_referral', get: 'invite' },
  reviews: { post: 'comment review' },
  rewards: { get: 'balance gift_card_options histories', post: 'redeem_for_gift_card' },
  servings_based_banner: { get: 'index' },
  sessions: {
    get: 'check_settings_authenticated check_signup_state session_data validate',
    post: 'save_discount_and_referral sign_out_client stored_location_before_login',
  },
  settings_account: { get: 'expire_gc remove_provider show update welcome' },
  settings_communications: { get: 'customer_sms_consent show update update_sms_consent' },
  settings_corporate_credit_plan: { get: 'show', post: 'update' },
  settings_delivery: {
    get: 'available_schedules check_pc_schedule delete_alt_address delivery get_delivery_notes',
    post: 'update_alt_address update_delivery update_delivery_notes',
  },
  settings_payment: { post: 'apply invalidate send_order_receipts', get: 'payment_history show' },
  settings_subscription: { get: 'expire_gc show', post: 'update' },
  settings_taste: { get: 'show', post: 'update' },
  signup: {
    post: 'check_email create_client record_address_attempt save_address save_discount_code save_plan update_delivery_slot validate_phone',
    get: 'check_pc_for_cookit check_pc_for_freshprep current_step delivery_options first_delivery_string get_first_order get_selected_plan get_started_data payment_data subscription_plans welcome',
  },
}

const admin = {
  post: 'reward_points/create_point_adjustment subscription_profiles/preview_order_generation weekly_categories/save_ranking',
  get: 'reward_points/order_point_details reward_points/point_histories subscription_profiles/index_data subscription_profiles/top_profiles weekly_categories/week_data',
}

const words = (text = '') => text.split(' ').filter(Boolean)
const addresses = (method: 'GET' | 'POST', names: string | undefined, under: string) =>
  words(names).map(name => `${method} ${under}/${name}`)

const v1 = Object.entries(listed).flatMap(([group, { get, post }]) => [
  ...addresses('GET', get, `/api/v1/${group}`),
  ...addresses('POST', post, `/api/v1/${group}`),
])
const admins = [...addresses('GET', admin.get, '/api/admin'), ...addresses('POST', admin.post, '/api/admin')]

const declared = new Set(
  allCalls().flatMap(({ name, declaration: { method, alsoGet } }) =>
    (alsoGet ? (['GET', method] as const) : [method]).map(one => `${one} ${pathOf(name)}`),
  ),
)

test('the product makes exactly the 132 calls listed: 8 of admins, 124 under /api/v1', {
  tags: '[CB-COUNT]',
}, () => {
  expect([admins.length, v1.length]).toEqual([8, 124])
  expect([...admins, ...v1].filter(address => !declared.has(address))).toEqual([])
})
test('every call under /api/v1 is listed', { tags: '[CB-COUNT]' }, () => {
  const paths = new Set(v1.map(address => address.split(' ')[1]))
  const others = [...declared].map(address => address.split(' ')[1] ?? '')
  expect(others.filter(path => path.startsWith('/api/v1/') && !paths.has(path))).toEqual([])
})
