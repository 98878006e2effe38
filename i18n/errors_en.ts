// The refusals in English (errors.ts).

import type { Voice } from './catalogue.ts'
import type { ErrorSentences } from './errors.ts'
import { englishCardErrors } from './errors_card.ts'
import { englishMoneyErrors } from './errors_money.ts'
import { ownEnglishErrors } from './errors_own.ts'

const sister = (voice: Voice) => voice.pick({ freshprep: 'Cook it', cookit: 'Fresh Prep' })

const ofAnyCall = (voice: Voice) => ({
  too_much: 'This is too much to send at once. Make it shorter and send it again.',
  unreadable: 'The request could not be read. Refresh the page and try again.',
  require_login: 'Please log in first.',
  forbidden: 'This is not open to your account.',
  reauthentication_required: 'Settings ask once more who you are. Enter your password to go on.',
  cross_site: 'The request came from another site, so it was not carried out.',
  not_found: voice.pick({
    freshprep: 'We could not find that.',
    cookit: 'We looked everywhere and couldn’t find that.',
  }),
  conflict: 'This has changed in the meantime. Refresh the page and try again.',
  invalid_input: 'Some of what was sent is not valid. Check it and try again.',
  use_post: 'A password is never sent in an address.',
  too_many_requests: 'Too many attempts. Wait a minute, then try again.',
})

const ofFields = (voice: Voice) => ({
  required: 'This is required.',
  too_long: 'This is too long.',
  name_too_short: 'A name has at least 2 letters, and no signs but hyphens, apostrophes, periods and &.',
  email_in_use: 'This e-mail already has an account.',
  password_too_short: 'minimum 10 characters',
  password_too_common: 'one of the first that others would try: choose words only you would put together',
  password_mismatch: 'passwords do not match',
  password_unchanged: 'The new password is the one you have now. Choose another.',
  phone_invalid: 'Enter a valid Canadian phone number, area code first.',
  city_required: 'Enter a city.',
  language_unknown: 'Choose English or French.',
  postal_required: 'Enter a postal code.',
  postal_invalid: voice.pick({
    freshprep: 'Enter a valid postal code, like V5T 1A1.',
    cookit: 'Enter a valid postal code, like H2X 3P1.',
  }),
  postal_unserved: 'We do not deliver to this area yet.',
  postal_sister_brand: `We do not deliver to this area; ${sister(voice)} does.`,
  address_not_chosen: 'We could not find this address. Choose it from the list, or enter it part by part.',
  address_not_found: 'We could not find this address. Try another one, or write to us.',
  address_unconfirmed: 'Check how your address will stand on the label.',
  number_invalid: 'Enter the number of the door, like 1500 or 3535A.',
  street_required: 'Enter the street, with its direction if it has one.',
  city_not_in_area: 'This city and this postal code do not belong together. Check both.',
  postal_not_there: 'This postal code is not the one of this street. Check it.',
  po_box: 'We cannot deliver to a PO box. Enter the address of a door.',
  household_exists: 'This household already has an account. Log in, or write to us if that is a mistake.',
  slot_unavailable: 'This day and window are no longer available. Choose another.',
})

const ofSignup = (voice: Voice) => ({
  plan_unavailable: 'This plan does not exist. Choose one of those shown.',
  step_missing: 'A step before this one is not finished yet.',
  already_signed_up: 'You already have a plan.',
  signup_disabled: voice.pick({
    freshprep: 'We are not taking new sign-ups at the moment.',
    cookit: 'We’re taking a break from new sign-ups. Come back soon!',
  }),
  first_box_only: 'This code is for a first box, so it cannot help you any more. Nothing was changed.',
  current_password_incorrect: 'The current password is not right.',
  phone_code_incorrect: 'This code is not right, or no longer counts. Ask for another.',
  phone_code_too_soon: 'A code was sent a moment ago. Wait a minute before asking for another.',
  sms_consent_required: 'Confirm your phone with a code first.',
  quiet_hours_incomplete: 'Quiet hours need a beginning and an end.',
  email_link_invalid: 'This link is no longer valid. Ask for another in your settings.',
  reauthentication_failed: 'The password is not right.',
  no_password: 'This account has no password. Use the provider you log in with, or set a password by e-mail.',
  sign_in_failed: 'The e-mail or the password is not right.',
  social_removal_blocked: 'Set a password first: without one you could no longer log in.',
  provider_unavailable: 'This way to log in does not answer at the moment. Try another one.',
  account_not_closed: 'Only a closed account can be erased. Close it first.',
  passkey_failed: 'The passkey could not be checked. Try again, or log in another way.',
  passkey_exists: 'This passkey is already on your account.',
  reset_link_invalid: 'Your reset link is no longer valid',
})

const ofContact = () => ({
  contact_too_soon: 'That was very quick. Wait a few seconds, then send it again.',
  contact_ticket_expired: 'This page has been open for a long time. Refresh it, then send your message.',
  contact_refused:
    'This looks like advertising from a program, so it was not sent. If we are wrong, leave out the links, or write or call: both are on this page.',
})

const ofOrders = (voice: Voice) => ({
  order_locked: voice.pick({
    freshprep: 'The cutoff for this order has passed, so it can no longer change.',
    cookit: 'This box is locked in: its cutoff has passed.',
  }),
  order_skipped: 'This order is skipped. Undo the skip to change it.',
  order_not_delivered: 'This box is not delivered yet, so there is nothing to review.',
  review_answer_unknown: 'Choose one of the answers.',
  order_not_skipped: 'This order is not skipped.',
  account_paused: 'Your account is paused. Unpause it to change orders.',
  account_closed: 'Your account is closed. Write to us to open it again.',
  closing_blocked:
    'Your account is closing already. It is closed once your bags and kits are back with us: book a pickup for them.',
  reason_required: 'Choose a reason.',
  subscription_invalid: 'This selection is not on sale. Choose one of the plans shown.',
  bag_tracker_unavailable:
    'Your bags and kits cannot be shown right now. Try again later; a pickup can still be booked.',
  pickup_scheduled: 'A pickup is booked already. Cancel it to book another.',
  date_unavailable: 'This day is not available. Choose another.',
  sold_out: 'Sold out',
  not_on_menu: 'This is not on the menu of that week.',
  quantity_invalid: 'Choose a quantity from 0 to 50.',
  customization_unknown: 'This dish cannot be changed that way.',
  pay_now_missing:
    'This box is paid, so adding to it is charged at once. Open the order and agree to the amount first.',
  order_changed: 'The order changed elsewhere in the meantime. Refresh the page and try again.',
})

const ofPictures = () => ({
  picture_unreadable: 'This is not a picture we can read. Take a JPEG, PNG, WebP or AVIF file.',
  picture_too_large: 'This picture is too large. Take one of at most 15 MB and 40 megapixels.',
  picture_too_small: 'This picture is too small. Each side needs 400 pixels or more.',
})

const ofRunning = () => ({
  flag_unknown: 'There is no such feature flag.',
  job_unknown: 'There is no such job.',
  choice_made: 'Every delivery of that week is chosen for already.',
  menu_not_published: 'The menu of that week is not published yet.',
  clock_backwards: 'The clock only goes forward.',
  not_in_canada:
    'This is not in Canada. Latitude is from 41 to 84, longitude from -142 to -52, with its minus.',
  subject_in_use:
    'Questions still belong to this subject. Move them to another one, or take them off, first.',
  day_not_come: 'Its day has not come yet. Until then, a box can only be packed.',
  order_state_refused: 'The order cannot go there from the state it is in.',
})

export const englishErrors = (voice: Voice): ErrorSentences => ({
  ...ownEnglishErrors(voice),
  ...ofAnyCall(voice),
  ...ofFields(voice),
  ...ofSignup(voice),
  ...englishCardErrors(),
  ...englishMoneyErrors(voice),
  ...ofContact(),
  ...ofOrders(voice),
  ...ofPictures(),
  ...ofRunning(),
})
