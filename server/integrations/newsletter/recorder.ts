// The built-in newsletter: a table of subscribers with the time of their consent, ready to be exported.

import type { Db } from '../../request/database/database.ts'
import { statement } from '../../request/database/statement.ts'
import type { Newsletter } from './port.ts'

const newsletterSignup = statement({
  name: 'newsletter_signup',
  text: `insert into newsletter_signup (brand, form, email, locale, agreed_at) values ($brand, $f, $email, $locale, $at)
          on conflict do nothing`,
})

/** Stores every address; the same one again on the same list changes nothing. */
export function newsletterRecorder({ db }: { db: Db }): Newsletter {
  return {
    subscribe: async ({ brand, locale, form, email, at }) => {
      await newsletterSignup.run(db, { brand, f: form.f, email, locale, at })
      return { action: 'show_thank_you' }
    },
  }
}
