// The newsletter's form for each brand and language.

import { type BrandId, brandIds, type Locale, locales } from '../../../domain/brands.ts'
import type { Read } from './readers.ts'

/** In ActiveCampaign's terms in the code of an embedded form: its id, its unique id, and the key it checks. */
interface FormNames {
  f: string
  u: string
  or: string
}

export type NewsletterForms = Readonly<Record<BrandId, Readonly<Record<Locale, FormNames>>>>

/** Built in, four lists without a provider. */
export const builtInForms = 'freshprep.en=1,freshprep.fr=2,cookit.en=3,cookit.fr=4'

const row = /^(\w+)\.(\w+)=([\w-]{1,60})(?:\/([\w-]{1,60}))?(?:\/([\w-]{1,60}))?$/

/** Reads `freshprep.en=15/6ABE3FFF6E1DB/75dbe52b,…`: every brand and language once, each with a form of its own. */
export const newsletterForms: Read<NewsletterForms> = text => {
  const found = new Map<string, FormNames>()
  for (const part of text.split(',')) {
    const [, brand, locale, f = '', u = f, or = ''] = row.exec(part.trim()) ?? []
    if (f === '' || found.has(`${brand}.${locale}`)) return undefined
    found.set(`${brand}.${locale}`, { f, u, or })
  }
  const wanted = brandIds.flatMap(brand => locales.map(locale => `${brand}.${locale}`))
  const all = [...found.keys()].every(key => wanted.includes(key)) && found.size === wanted.length
  const own = new Set([...found.values()].map(({ f }) => f)).size === found.size
  if (!all || !own) return undefined
  const of = (brand: BrandId, locale: Locale) => found.get(`${brand}.${locale}`) as FormNames
  const both = (brand: BrandId) => ({ en: of(brand, 'en'), fr: of(brand, 'fr') })
  return { freshprep: both('freshprep'), cookit: both('cookit') }
}
