// Finds a question by its words. There is one index for each version and language of a brand's content.

import MiniSearch from 'minisearch'
import type { Prose } from '../../../contract/content.ts'
import type { OutputOf } from '../../../contract/index.ts'
import type { Locale } from '../../../domain/brands.ts'
import { plainText } from '../../../domain/content/inline.ts'
import { singularOf } from '../../../domain/search/words.ts'
import { slipsForgiven } from '../../../domain/slips.ts'
import { foldText } from '../../../domain/text.ts'
import type { Stored } from '../../request/services.ts'
import { contentOf } from '../memory.ts'
import { type FaqEntry, type FaqQuestion, readFaqEntries } from './entries.ts'
import { categoriesSaid } from './show.ts'

/** Results of one search. */
const most = 10

/** Stop words of questions, folded. */
const joining: Readonly<Record<Locale, ReadonlySet<string>>> = {
  en: wordSet(
    'a an and are at be by can could do does for from get had has have how i if in is it me my of on or our so that the there they this to was we what when where which who why will with would you your',
  ),
  fr: wordSet(
    'a ai as au aux avec avez ce ces cet cette comment d dans de des du elle en es est et faire faut il ils j je l la le les leur leurs ma mais me mes mon n ne nos notre nous on ou par pas peut peux plus pour pourquoi qu quand que quel quelle quels quelles quest qui quoi s sa se ses si son sont sur t ta te tes toi ton tu un une vos votre vous y',
  ),
}

interface Indexed {
  version: string
  index: MiniSearch
}

const openIndexes = () => new Map<string, Indexed>()

/** The best matches of the typed text. */
export async function searchFaqs(
  services: Stored,
  asked: FaqQuestion,
  query: string,
): Promise<OutputOf<'faqs.search'>> {
  const categories = await categoriesSaid(services, asked)
  const names = new Map(categories.map(({ friendlyId, name }) => [friendlyId, name]))
  const entries = (await readFaqEntries(services, asked)).filter(({ category }) => names.has(category))
  const index = await indexOf(services, asked, entries, names)
  const byId = new Map(entries.map(entry => [entry.id, entry]))
  const results = found(index, query).flatMap(id => {
    const entry = byId.get(id)
    if (!entry) return []
    const { question, answer, category: friendlyId } = entry
    return [{ id, question, answer, category: { friendlyId, name: names.get(friendlyId) ?? '' } }]
  })
  return { results: results.slice(0, most) }
}

/** The entries that have all the words; where none has, those that have most of them. */
function found(index: MiniSearch, query: string): string[] {
  const search = (combineWith: 'AND' | 'OR') =>
    index.search(query, { combineWith }).map(({ id }) => id as string)
  const whole = search('AND')
  return whole.length > 0 ? whole : search('OR')
}

async function indexOf(
  services: Stored,
  { brand, locale }: FaqQuestion,
  entries: readonly FaqEntry[],
  names: ReadonlyMap<string, string>,
): Promise<MiniSearch> {
  const version = await contentOf(services).version(brand)
  const kept = services.memory.of(openIndexes)
  const known = kept.get(`${brand} ${locale}`)
  if (known?.version === version) return known.index
  const index = emptyIndex(locale)
  index.addAll(
    entries.map(({ id, question, answer, category }) => ({
      id,
      question: plainText(question),
      answer: wordsOfProse(answer),
      category: names.get(category) ?? '',
    })),
  )
  kept.set(`${brand} ${locale}`, { version, index })
  return index
}

function emptyIndex(locale: Locale): MiniSearch {
  return new MiniSearch({
    fields: ['question', 'category', 'answer'],
    tokenize: text => foldText(text).split(' '),
    processTerm: term => (term === '' || joining[locale].has(term) ? null : singularOf(term)),
    searchOptions: {
      boost: { question: 4, category: 2 },
      prefix: term => term.length > 2,
      fuzzy: term => slipsForgiven(term.length),
      // An exact word counts more than a similar one.
      weights: { fuzzy: 0.2, prefix: 0.5 },
    },
  })
}

function wordsOfProse(answer: Prose): string {
  return answer
    .flatMap(part => (typeof part === 'string' ? [part] : part.items))
    .map(plainText)
    .join(' ')
}

function wordSet(words: string): ReadonlySet<string> {
  return new Set(words.split(' '))
}
