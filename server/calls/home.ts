import { homepage } from '../dashboard/home/homepage.ts'
import type { Calls } from './handler.ts'

export const home: Calls<'home'> = {
  homepage: (services, { brand, locale, now }) => homepage(services, brand, locale, now),
}
