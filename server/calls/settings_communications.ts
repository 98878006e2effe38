import { showCommunications, showSmsConsent } from '../household/communications/show.ts'
import { updateSmsConsent } from '../household/communications/sms_consent.ts'
import { updateCommunications } from '../household/communications/update.ts'
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
    const preferences = await showCommunications(services, request)
    return { ...(await showSmsConsent(services, request)), preferences }
  },
}
