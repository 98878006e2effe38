import { homepage } from '../clients/home/homepage.ts'
import type { Calls } from './handler.ts'

export const home: Calls<'home'> = {
  homepage: ({ pool }, { brand, locale, now }) => homepage(pool, brand, locale, now),
}
