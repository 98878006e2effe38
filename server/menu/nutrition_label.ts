// products.recipal_html: the Nutrition Facts table of a dish as a Canadian package prints it, in English and French in
// one table, the reader's language first. The product page shows the same markup.

import type { BrandId, Locale } from '../../domain/brands.ts'
import { type FactsLine, nutritionFacts } from '../../domain/catalogue/nutrition_facts.ts'
import type { NutritionPerServing } from '../../domain/catalogue/types.ts'
import { nutritionLabelMessages } from '../../i18n/nutrition_label.ts'

const made = new WeakMap<NutritionPerServing, Map<string, string>>()

/** The table as HTML, made once for a dish's version: all its content comes from the program. */
export function nutritionLabel(of: NutritionPerServing, brand: BrandId, locale: Locale): string {
  const known = made.get(of) ?? new Map<string, string>()
  made.set(of, known)
  const key = `${brand} ${locale}`
  const html = known.get(key) ?? labelOf(of, brand, locale)
  known.set(key, html)
  return html
}

type Words = ReturnType<typeof nutritionLabelMessages>

interface LabelWords {
  locale: Locale
  words: Words
}

function labelOf(of: NutritionPerServing, brand: BrandId, locale: Locale): string {
  const languages: readonly Locale[] = locale === 'en' ? ['en', 'fr'] : ['fr', 'en']
  const byLanguage = languages.map(one => ({ locale: one, words: nutritionLabelMessages(brand, one) }))
  const { servingGrams, calories, lines, minerals } = nutritionFacts(of)
  const grams = figure(servingGrams, locale)
  const title = byLanguage.map(one => `<span${langOf(one, locale)}>${one.words.title}</span>`).join(' ')
  const per = byLanguage
    .map(one => `<span${langOf(one, locale)}>${perServing(one, grams, locale)}</span>`)
    .join(' ')
  const footnotes = byLanguage
    .map(one => `<span${langOf(one, locale)}>*${bold(one.words.footnote)}</span>`)
    .join(' ')
  const row = (line: FactsLine) => rowOf(line, byLanguage, locale)
  return [
    '<section class="nutrition-facts"><table>',
    `<caption>${title} <small>${per}</small></caption>`,
    '<colgroup><col><col><col></colgroup>',
    `<thead><tr><th scope="row">${byLanguage[0]?.words.calories} ${calories}</th>`,
    `<th scope="col" colspan="2">${inBoth(byLanguage, locale, ({ dailyValue }) => dailyValue)}</th></tr></thead>`,
    `<tbody>${lines.map(row).join('')}</tbody>`,
    minerals.length > 0 ? `<tbody>${minerals.map(row).join('')}</tbody>` : '',
    `</table><p>${footnotes}</p></section>`,
  ].join('')
}

/** The second language continues in lower case. */
function perServing({ locale: language, words }: LabelWords, grams: string, locale: Locale): string {
  const per = words.per(grams)
  return language === locale ? per : per.slice(0, 1).toLowerCase() + per.slice(1)
}

/** Of three columns, names take two, and so does the heading of the last: neither narrows the other. */
function rowOf(
  { of, amount, unit, percent, part }: FactsLine,
  columns: readonly LabelWords[],
  locale: Locale,
): string {
  const amounts = `${inBoth(columns, locale, words => words.of[of])} ${figure(amount, locale)}\u00a0${unit}`
  const cells =
    percent === null
      ? `<th scope="row" colspan="3">${amounts}</th>`
      : `<th scope="row" colspan="2">${amounts}</th><td>${percent}\u00a0%</td>`
  return `<tr${part ? ' data-part' : ''}>${cells}</tr>`
}

/** A word in both languages, once where it is the same; the reader's is bold. */
function inBoth(columns: readonly LabelWords[], locale: Locale, word: (words: Words) => string): string {
  const [own, other] = columns.map(one => ({ ...one, text: word(one.words) }))
  if (!own || !other || own.text === other.text) return `<b>${own?.text ?? ''}</b>`
  return `<b>${own.text}</b>\u00a0/ <span${langOf(other, locale)}>${other.text}</span>`
}

const langOf = (one: LabelWords, locale: Locale) => (one.locale === locale ? '' : ` lang="${one.locale}"`)

const bold = (text: string) => text.replaceAll(/\*([^*]+)\*/g, '<b>$1</b>')

const figure = (value: number, locale: Locale) =>
  locale === 'fr' ? String(value).replace('.', ',') : String(value)
