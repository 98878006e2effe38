import { form } from '../../forms/form.ts'
import { choice, email, given, personName, text } from '../../forms/kinds.ts'

export const contactForm = form(
  'contact',
  'contact.send',
  {
    ticket: given,
    name: personName('name'),
    email: email(),
    topic: choice(),
    orderNumber: text(60, { autoComplete: 'off' }),
    message: text(5_000),
    website: text(300),
  },
  { kept: ['name', 'email', 'orderNumber', 'message'] },
)
