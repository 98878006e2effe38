// Sentences of the catalogue (i18n) that exist in one language only.

import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { type BrandId, type Locale, locales } from '../../domain/brands.ts'

type Area = (brand: BrandId, locale: Locale) => unknown

const folder = join(import.meta.dirname, '../../i18n')

async function areas(): Promise<Area[]> {
  const files = readdirSync(folder, { encoding: 'utf8', recursive: true }).filter(
    name => name.endsWith('.ts') && !name.endsWith('.test.ts'),
  )
  const modules = await Promise.all(files.map(name => import(join(folder, name)) as Promise<object>))
  const exported = modules.flatMap(module => Object.entries(module))
  return exported.flatMap(([name, value]) => (name.endsWith('Messages') ? [value as Area] : []))
}

/** Every sentence of an area, except those made by a function, in the form of `textOf`. */
function sentencesIn(said: unknown): string[] {
  if (typeof said === 'string') return [said.replace(/\s+/g, ' ')]
  return typeof said === 'object' && said !== null ? Object.values(said).flatMap(sentencesIn) : []
}

/** Shorter ones could be part of anything. */
const leastLetters = 12

/** Sentences that no page of the brand in this language may have: those of the other language only. */
export async function foreignSentences(brand: BrandId, locale: Locale): Promise<string[]> {
  const known = await areas()
  const saidIn = (language: Locale) => new Set(known.flatMap(area => sentencesIn(area(brand, language))))
  const own = saidIn(locale)
  const foreign = locales.filter(other => other !== locale).flatMap(other => [...saidIn(other)])
  return foreign.filter(
    sentence => sentence.length >= leastLetters && /\s/.test(sentence) && !own.has(sentence),
  )
}
