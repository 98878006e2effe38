import type { InputOf, OutputOf } from '../../../../contract/index.ts'
import { browserApi } from '../../../api.ts'
import { useSetting } from '../../../settings/use_setting.ts'

export type Communications = OutputOf<'settings_communications.show'>
export type SmsConsent = OutputOf<'settings_communications.customer_sms_consent'>
type Update = InputOf<'settings_communications.update'>

/** One preference while it is changed: each reports its own result. */
export const usePreference = () =>
  useSetting((input: Update) => browserApi().post('settings_communications.update', input))
