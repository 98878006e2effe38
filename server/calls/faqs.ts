import { searchFaqs } from '../content/faqs/search.ts'
import { showCategories, showCategory } from '../content/faqs/show.ts'
import type { Calls } from './handler.ts'

export const faqs: Calls<'faqs'> = {
  categories: (services, request) => showCategories(services, request),
  category_data: (services, request, { friendlyId }) => showCategory(services, request, friendlyId),
  search: (services, request, { query }) => searchFaqs(services, request, query),
}
