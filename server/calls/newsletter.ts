import { confirm, formOf, showLink, subscribe } from '../content/newsletter/subscribe.ts'
import type { Calls } from './handler.ts'

export const newsletter: Calls<'newsletter'> = {
  form: async ({ config }, { brand, locale }) => formOf(config, brand, locale),
  subscribe,
  check_link: showLink,
  confirm,
}
