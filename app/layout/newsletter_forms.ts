import { form } from '../forms/form.ts'
import { choice, email, flag, given, type Kind } from '../forms/kinds.ts'

/** It is on many pages, and its action is that of the page of a newsletter's link. */
export const newsletterForm = form('newsletter', 'newsletter.subscribe', {
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
