import { planSize } from '../../../../domain/plans.ts'
import type { TaxClass } from '../../../../domain/tax/classes.ts'
import { useMessages } from '../../../components/brand_context.tsx'
import type { Term } from '../../../office/term_panel.tsx'
import { priceWords } from './words.ts'

/** A price or a tax in words: `2 people, 3 recipes`, `Snacks, Quebec`. */
export function useTermNames(): (term: Pick<Term, 'kind' | 'subject'>) => string {
  const say = useMessages(priceWords)
  return ({ kind, subject }) => {
    const [place = '', of = ''] = subject.split('/')
    if (kind === 'tax') return say.taxOf(say.classes[of as TaxClass], place)
    const size = planSize(of)
    return size ? say.planOf(size) : say.meal
  }
}
