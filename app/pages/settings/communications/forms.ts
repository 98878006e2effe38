import { form } from '../../../forms/form.ts'
import { always, choice, flag, phone, secretCode, textIn, wholeOrNone, wholes } from '../../../forms/kinds.ts'

const update = 'settings_communications.update'

/** A form for each switch: every one reports its own result. */
export const toggleForms = {
  emailUpcoming: form('emailUpcoming', update, { emailUpcoming: flag }),
  emailSkipped: form('emailSkipped', update, { emailSkipped: flag }),
  emailPromotions: form('emailPromotions', update, { emailPromotions: flag }),
  remindChosen: form('remindChosen', update, { remindChosen: flag }),
  smsUpdates: form('smsUpdates', update, { smsUpdates: flag }),
}
export const remindersForm = form('reminders', update, { reminderHours: wholes })
export const quietForm = form('quiet', update, { quietFrom: wholeOrNone, quietUntil: wholeOrNone })
export const languageForm = form('language', update, { language: choice() })
export const unsubscribeForm = form('unsubscribe', update, { unsubscribeAll: always(true) })

const consent = 'settings_communications.update_sms_consent'

export const phoneForm = form('sms-phone', consent, { consent: always(true), phone })
export const codeForm = form(
  'sms-code',
  consent,
  {
    consent: always(true),
    code: secretCode(12, { autoComplete: 'one-time-code', inputMode: 'numeric' }),
  },
  // Without a code, the call would send another.
  { read: typed => ({ consent: true, code: textIn(typed, 'code').trim() || '0' }) },
)
export const withdrawForm = form('sms-withdraw', consent, { consent: always(false) })
