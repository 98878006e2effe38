// The built-in newsletter: a table of subscribers with the time of their consent, ready to be exported.

import type { Db } from '../../request/database/database.ts'
import type { Newsletter } from './port.ts'
import { newsletterHas, newsletterSignup } from './recorder_store.ts'

/** Stores every address; the same one again on the same list changes nothing. */
export function newsletterRecorder({ db }: { db: Db }): Newsletter {
  return {
    isOn: async ({ brand, form, email }) => (await newsletterHas.run(db, { brand, f: form.f, email })) === 1,
    subscribe: async ({ brand, locale, form, email, at }) => {
      await newsletterSignup.run(db, { brand, f: form.f, email, locale, at })
      return { action: 'show_thank_you' }
    },
  }
}
