import { confirm, formOf, joinNewsletter, showLink } from '../content/newsletter/join_newsletter.ts'
import type { Calls } from './handler.ts'

export const newsletter: Calls<'newsletter'> = {
  form: async ({ config }, { brand, locale }) => formOf(config, brand, locale),
  subscribe: joinNewsletter,
  check_link: showLink,
  confirm,
}
