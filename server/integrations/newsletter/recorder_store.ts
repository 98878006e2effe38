// SQL of the built-in newsletter.

import { statement } from '../../request/database/statement.ts'

export const newsletterSignup = statement({
  name: 'newsletter_signup',
  text: `insert into newsletter_signup (brand, form, email, locale, agreed_at) values ($brand, $f, $email, $locale, $at)
          on conflict do nothing`,
})

/** Finds the row of an address on a list. */
export const newsletterHas = statement({
  name: 'newsletter_has',
  text: 'select from newsletter_signup where brand = $brand and form = $f and email = $email',
})
