// ingredients_admin.preview: what a change of an ingredient would do to dishes and to the boxes that hold them.

import type { OutputOf } from '../../contract/index.ts'
import type { Locale } from '../../domain/brands.ts'
import { draftOf } from '../catalogue/change.ts'
import { allergenNames } from '../menu/replacing.ts'
import type { Stored } from '../request/services.ts'
import { affectedBy, type WantedIngredient } from './correct_ingredient.ts'
import { countOutcomes, type ForeseenBox, foreseeDraft } from './preview.ts'

type Preview = OutputOf<'ingredients_admin.preview'>

/** @throws Refusal as the change itself would be refused */
export async function previewIngredient(
  services: Stored,
  wanted: WantedIngredient,
  { from, now, locale }: { from: string; now: string; locale: Locale },
): Promise<Preview> {
  const { pool } = services
  const { after, affected } = await affectedBy(pool, wanted, { from, now })
  const dishes: Preview['dishes'] = []
  const all: ForeseenBox[] = []
  for (const { id, newest, steps } of affected) {
    const foreseen: ForeseenBox[] = []
    let name = id
    for (const [at, { recipe, from: since }] of steps.entries()) {
      const draft = await draftOf(pool, { kind: 'dish', recipe }, newest, after)
      name = draft.product.dish?.name[locale] ?? id
      const until = steps[at + 1]?.from ?? null
      foreseen.push(...(await foreseeDraft(services, draft, { from: since, until, now, catalogue: after })))
    }
    all.push(...foreseen)
    const words = (of: 'gained' | 'lost' | 'traces') =>
      allergenNames([...new Set(foreseen.flatMap(({ differs }) => differs[of]))]).map(word => word[locale])
    dishes.push({
      ...{ id, name, boxes: foreseen.length },
      broken: foreseen.filter(({ outcome }) => outcome !== 'kept').length,
      ...{ gained: words('gained'), lost: words('lost'), traces: words('traces') },
    })
  }
  return {
    dishes: dishes.toSorted((a, b) => b.boxes - a.boxes || a.name.localeCompare(b.name)),
    boxes: new Set(all.map(({ line }) => line.orderId)).size,
    households: new Set(all.map(({ line }) => line.clientId)).size,
    outcomes: countOutcomes(all),
  }
}
