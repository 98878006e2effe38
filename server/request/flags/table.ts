// The feature flags with their defaults (area 6, rules 11, 12, 15, 25). A brand's row in the table feature_flag
// overrides the default.

import type { BrandId } from '../../../domain/brands.ts'

interface Flag {
  /** Its effect, for operators. */
  about: string
  defaults: Readonly<Record<BrandId, boolean>>
}

const both = (enabled: boolean) => ({ freshprep: enabled, cookit: enabled })

export const flagTable = {
  show_menu: { about: 'The menu in the navigation.', defaults: both(true) },
  show_rewards: { about: 'Rewards in a client’s navigation.', defaults: both(true) },
  show_refer_friends: { about: 'Refer a friend in a client’s navigation.', defaults: both(true) },
  show_recent_orders: {
    about: 'The navigation shows recent orders in place of the history (rule 11).',
    defaults: both(false),
  },
  show_ready_to_eat: {
    about: 'Ready-to-eat in the footer (rule 12).',
    defaults: both(true),
  },
  show_multilogin: { about: 'Social login on the sign-in page.', defaults: both(true) },
  show_google_v2: { about: 'Google’s own button in place of ours.', defaults: both(false) },
  show_fp_newsletter: {
    about: 'The newsletter block in the footer.',
    defaults: both(true),
  },
  show_comarch_loyalty: { about: 'A client’s points in the header.', defaults: both(true) },
  cookit_gift_card: { about: 'Gift cards on Cook it.', defaults: { freshprep: false, cookit: true } },
  cookit_short_nav: {
    about: 'Hides impact and zero waste from Cook it’s visitors (rule 25).',
    defaults: { freshprep: false, cookit: true },
  },
  avatar_widget: { about: 'The avatar and its menu in the header.', defaults: both(true) },
  enable_one_tap: { about: 'Google’s one-tap prompt.', defaults: both(false) },
  settings_password: {
    about: 'Settings ask for the password again (rule 15).',
    defaults: both(true),
  },
  rewards_in_new_tab: { about: 'Rewards open an outside address in a new tab.', defaults: both(false) },
  immediate_billing_offer: {
    about: 'The footer’s pricing link brings the discount code where no other is applied.',
    defaults: both(false),
  },
  signup_disabled: { about: 'Nobody can sign up; the discount bar has no link.', defaults: both(false) },
} as const satisfies Record<string, Flag>

export type FlagName = keyof typeof flagTable

export const flagNames = Object.keys(flagTable) as FlagName[]

/** The flag of a name; undefined when there is none. */
export const flagNamed = (text: string): FlagName | undefined => flagNames.find(name => name === text)
