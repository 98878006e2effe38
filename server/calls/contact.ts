import { contactForm } from '../content/contact/form.ts'
import { sendContactMessage } from '../content/contact/send_message.ts'
import type { Calls } from './handler.ts'

export const contact: Calls<'contact'> = {
  form: contactForm,
  send: async (services, request, input) => {
    await sendContactMessage(services, request, input)
    return { success: true }
  },
}
