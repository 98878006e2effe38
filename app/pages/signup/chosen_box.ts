import type { Api, OutputOf } from '../../../contract/index.ts'
import type { BoxSummaryProps } from './box_summary.tsx'

/** Three dishes of the week above the sums of a plan. */
export function picturesOf(home: OutputOf<'home.homepage'>, kind: 'rtc' | 'rte'): string[] {
  return home.dishes.flatMap(dish => (dish.kind === kind && dish.picture ? dish.picture : [])).slice(0, 3)
}

/** The box of the chosen plan, for the later steps; null where none was chosen. */
export async function chosenBox(api: Api): Promise<Omit<BoxSummaryProps, 'children'> | null> {
  const [chosen, home] = await Promise.all([
    api.get('signup.get_selected_plan', {}),
    api.get('home.homepage', {}),
  ])
  if (!chosen) return null
  const { plan, heldCode, firstBox, laterBoxes } = chosen
  return { plan, heldCode, first: firstBox, later: laterBoxes, pictures: picturesOf(home, plan.kind) }
}
