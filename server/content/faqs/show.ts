// faqs.categories and faqs.category_data.

import { Refusal } from '../../../contract/errors.ts'
import type { OutputOf } from '../../../contract/index.ts'
import type { Services } from '../../integrations/services.ts'
import { contentFactsOf } from '../facts.ts'
import { sayContent } from '../say_content.ts'
import { type FaqQuestion, readCategories, readFaqEntries } from './entries.ts'

type Needs = Pick<Services, 'pool' | 'memory'>

/** Every category that has a question. */
export async function showCategories(
  services: Needs,
  asked: FaqQuestion,
): Promise<OutputOf<'faqs.categories'>> {
  const [categories, entries] = await Promise.all([
    categoriesSaid(services, asked),
    readFaqEntries(services, asked),
  ])
  return {
    categories: categories
      .map(category => ({
        ...category,
        questions: entries
          .filter(entry => entry.category === category.friendlyId)
          .map(({ id, question }) => ({ id, question })),
      }))
      .filter(({ questions }) => questions.length > 0),
  }
}

/** @throws Refusal not_found */
export async function showCategory(
  services: Needs,
  asked: FaqQuestion,
  friendlyId: string,
): Promise<OutputOf<'faqs.category_data'>> {
  const categories = await categoriesSaid(services, asked)
  const category = categories.find(other => other.friendlyId === friendlyId)
  if (!category) throw new Refusal('not_found')
  const entries = await readFaqEntries(services, asked)
  const questions = entries
    .filter(entry => entry.category === friendlyId)
    .map(({ id, question, answer }) => ({ id, question, answer }))
  return { ...category, questions }
}

/** The categories with their texts and facts. */
export async function categoriesSaid(services: Needs, asked: FaqQuestion) {
  const facts = await contentFactsOf(services, asked.brand, asked.locale, asked.now)
  const categories = await readCategories(services, asked)
  return categories.flatMap(({ words, ...category }) => {
    const filled = sayContent(words, facts, asked.locale)
    return filled ? [{ ...category, ...filled }] : []
  })
}
