import { form } from '../forms/form.ts'
import { choice, email, flag, given, type Kind } from '../forms/kinds.ts'
import { newsletterName } from './newsletter.tsx'

export const newsletterForm = form(newsletterName, 'newsletter.subscribe', {
  u: given,
  f: given,
  s: given,
  c: given,
  m: given,
  act: choice<'sub'>(),
  v: given,
  or: given,
  email: email(),
  // The call refuses anything else.
  terms: flag as Kind<true>,
})
