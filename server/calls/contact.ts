import { contactForm } from '../content/contact/form.ts'
import { sendContactMessage } from '../content/contact/send_message.ts'
import { type Calls, done } from './handler.ts'

export const contact: Calls<'contact'> = {
  form: contactForm,
  send: (services, request, input) => done(sendContactMessage(services, request, input)),
}
