import { showCommunications, showSmsConsent } from '../../clients/settings/communications/show.ts'
import { updateSmsConsent } from '../../clients/settings/communications/sms_consent.ts'
import { updateCommunications } from '../../clients/settings/communications/update.ts'
import type { Calls } from './handler.ts'

export const settings_communications: Calls<'settings_communications'> = {
  show: showCommunications,
  update: async (services, request, input) => {
    await updateCommunications(services, request, input)
    return showCommunications(services, request)
  },
  customer_sms_consent: showSmsConsent,
  update_sms_consent: async (services, request, input) => {
    await updateSmsConsent(services, request, input)
    return showSmsConsent(services, request)
  },
}
