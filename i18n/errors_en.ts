// The refusals in English (errors.ts).

import type { Voice } from './catalogue.ts'
import type { ErrorSentences } from './errors.ts'
import { englishCardErrors } from './errors_card.ts'
import { englishMoneyErrors } from './errors_money.ts'
import { ownEnglishErrors } from './errors_own.ts'

const sister = (voice: Voice) => voice.pick({ freshprep: 'Cook it', cookit: 'Fresh Prep' })

const ofAnyCall = (voice: Voice) => ({
  too_much: 'That’s too long to send. Shorten it and try again.',
  unreadable: 'Something went wrong with that request. Refresh the page and try again.',
  require_login: 'Log in to continue.',
  forbidden: 'Your account doesn’t have access to this.',
  reauthentication_required: 'Enter your password to continue.',
  cross_site: 'We blocked this because it came from another site. Refresh the page and try again.',
  not_found: voice.pick({
    freshprep: 'We couldn’t find that.',
    cookit: 'We looked everywhere and couldn’t find that.',
  }),
  conflict: 'This just changed. Refresh the page and try again.',
  invalid_input: 'Some details aren’t right. Check them and try again.',
  use_post: 'Passwords can’t be sent in a web address.',
  too_many_requests: 'Too many attempts. Wait a minute, then try again.',
})

const ofFields = (voice: Voice) => ({
  required: 'Required',
  too_long: 'Too long. Shorten it.',
  name_too_short: 'Enter a name of at least 2 letters, without numbers or symbols.',
  email_in_use: 'This email already has an account. Log in instead.',
  password_too_short: 'minimum 10 characters',
  password_too_common: 'too easy to guess: try a few words only you would put together',
  password_mismatch: 'passwords do not match',
  password_unchanged: 'That’s your current password. Choose a new one.',
  phone_invalid: 'Enter a Canadian phone number with its area code.',
  city_required: 'Enter a city.',
  language_unknown: 'Choose English or French.',
  postal_required: 'Enter a postal code.',
  postal_invalid: voice.pick({
    freshprep: 'Enter a valid postal code, like V5T 1A1.',
    cookit: 'Enter a valid postal code, like H2X 3P1.',
  }),
  postal_unserved: 'We do not deliver to this area yet.',
  postal_sister_brand: `We don’t deliver to this area, but ${sister(voice)} does.`,
  address_not_chosen: 'We couldn’t find this address. Choose it from the list, or enter it manually.',
  address_not_found: 'We couldn’t find this address. Try another, or contact us.',
  address_unconfirmed: 'Check how your address will look on the label.',
  number_invalid: 'Enter the street number, like 1500 or 3535A.',
  street_required: 'Enter the street name, with its direction if it has one.',
  city_not_in_area: 'This city and postal code don’t match. Check both.',
  postal_not_there: 'This postal code doesn’t match the street. Check it.',
  po_box: 'We can’t deliver to PO boxes. Enter a street address.',
  household_exists: 'Your household already has an account. Log in, or contact us if that’s a mistake.',
  slot_unavailable: 'That delivery window is no longer available. Choose another.',
})

const ofSignup = (voice: Voice) => ({
  plan_unavailable: 'That plan isn’t available. Choose one of the plans shown.',
  step_missing: 'Finish the previous step first.',
  already_signed_up: 'You already have a plan.',
  signup_disabled: voice.pick({
    freshprep: 'We’re not taking new sign-ups right now.',
    cookit: 'We’re taking a break from new sign-ups. Come back soon!',
  }),
  first_box_only: 'This code only works on a first box. Nothing changed.',
  current_password_incorrect: 'Your current password is incorrect.',
  phone_code_incorrect: 'That code is wrong or expired. Request a new one.',
  phone_code_too_soon: 'We just sent a code. Wait a minute before requesting another.',
  sms_consent_required: 'Confirm your phone number with a code first.',
  phone_not_now: 'You can only see the phone number on delivery day, until the stop is done.',
  texts_stay_on: 'Texts about your deliveries can’t be turned off.',
  quiet_hours_incomplete: 'Choose both a start and an end for quiet hours.',
  email_link_invalid: 'This link is no longer valid. Request another in your settings.',
  newsletter_link_invalid: 'This link is no longer valid. Sign up for the newsletter again.',
  email_link_other_account:
    'This link belongs to a different account. Log out, log in to the account that asked for it, and open the link again.',
  reauthentication_failed: 'That password is incorrect.',
  no_password:
    'This account doesn’t have a password. Log in the way you usually do, or set a password by email.',
  sign_in_failed: 'That email or password is incorrect.',
  staff_sign_in_failed: 'That email, password or code is incorrect.',
  invitation_over: 'This invitation is no longer valid. Ask an owner for another one.',
  second_factor_wrong: 'That code is incorrect. Enter the one your app shows now.',
  proof_wrong: 'That password or code is incorrect.',
  last_owner: 'A brand needs an owner. Name another one first.',
  message_always_sent: 'The law or someone’s safety needs this message. It can’t be held back.',
  letter_link:
    'A link leads to the name of one of our pages, or to a full address that begins with https://.',
  letter_unfinished: 'Write the subject and the text in both languages first, and save.',
  letter_to_nobody: 'No household on this list agreed to offers and news by email.',
  social_removal_blocked: 'Set a password first, or you won’t be able to log in.',
  provider_unavailable: 'This login isn’t working right now. Try another.',
  provider_link_over: 'That took too long, so nothing was linked. Start again from the login page.',
  provider_linked_elsewhere:
    'That login is linked to a different account, or your account is linked to a different login.',
  account_not_closed: 'Close your account before you erase your data.',
  passkey_failed: 'We couldn’t verify your passkey. Try again, or log in another way.',
  passkey_exists: 'This passkey is already on your account.',
  reset_link_invalid: 'Your reset link is no longer valid',
})

const ofContact = () => ({
  contact_too_soon: 'That was quick! Wait a few seconds, then try again.',
  contact_ticket_expired: 'This page has been open a while. Refresh it, then send your message.',
  contact_refused:
    'This looks like spam, so we didn’t send it. If it isn’t, remove any links and try again, or email or call us.',
})

const ofOrders = (voice: Voice) => ({
  order_locked: voice.pick({
    freshprep: 'The cutoff has passed, so you can’t change this box.',
    cookit: 'This box is locked in. The cutoff has passed.',
  }),
  order_skipped: 'You’ve skipped this box. Undo the skip to change it.',
  order_not_delivered: 'You can review this box once it’s delivered.',
  review_answer_unknown: 'Choose one of the answers.',
  order_not_skipped: 'This box isn’t skipped.',
  day_closed: 'We don’t deliver on that day, so this box stays skipped.',
  window_full: 'That delivery window has no room left, so this box stays skipped.',
  account_paused: 'Your account is paused. Unpause it to change your boxes.',
  account_closed: 'Your account is closed. Contact us to reopen it.',
  closing_blocked:
    'Your account is already closing. It’ll close once we have your bags and kits: book a pickup.',
  reason_required: 'Choose a reason.',
  subscription_invalid: 'That selection isn’t available. Choose one of the plans shown.',
  bag_tracker_unavailable:
    'We can’t show your bags and kits right now. Try again later. You can still book a pickup.',
  pickup_scheduled: 'You already have a pickup booked. Cancel it to book another.',
  date_unavailable: 'That day isn’t available. Choose another.',
  sold_out: 'Sold out',
  not_on_menu: 'This isn’t on that week’s menu.',
  quantity_invalid: 'Choose a quantity from 0 to 50.',
  customization_unknown: 'You can’t make that swap for this meal.',
  pay_now_missing:
    'This box is already paid, so anything you add is charged right away. Open the box and confirm the amount first.',
  order_changed: 'This box just changed somewhere else. Refresh the page and try again.',
})

const ofPictures = () => ({
  picture_unreadable: 'We can’t read this image. Use a JPEG, PNG, WebP or AVIF file.',
  picture_too_large: 'This image is too large. Use one up to 15 MB and 40 megapixels.',
  picture_too_small: 'This image is too small. Each side must be at least 400 pixels.',
})

const ofRunning = () => ({
  flag_unknown: 'Unknown feature flag.',
  bar_code_unfit: 'Visitors couldn’t use this code. Choose one for anyone or for new households.',
  flag_without_share: 'This flag is on or off for everyone.',
  job_unknown: 'Unknown job.',
  choice_made: 'Every delivery that week already has its meals.',
  menu_not_published: 'That week’s menu isn’t published yet.',
  clock_backwards: 'The clock can only move forward.',
  not_in_canada:
    'That’s outside Canada. Latitude runs from 41 to 84, longitude from -142 to -52 (with the minus).',
  subject_in_use: 'This topic still has questions. Move or unpublish them first.',
  day_not_come: 'It’s not delivery day yet. Until then, you can only mark boxes packed.',
  order_state_refused: 'The box can’t move to that status from its current one.',
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
