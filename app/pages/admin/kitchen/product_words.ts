import type { adminKitchenMessages } from '../../../../i18n/admin_kitchen.ts'
import type { Day } from './page.tsx'

type Line = Day['boxes'][number]['lines'][number]

/** A product with its swap. */
export const named = ({ name, swap }: Pick<Line, 'name' | 'swap'>): string =>
  swap ? `${name}, ${swap}` : name

/** What one unit of it is. */
export const sizeOf = (
  { kind, servings }: Pick<Line, 'kind' | 'servings'>,
  say: ReturnType<typeof adminKitchenMessages>,
): string => (servings === null ? say.piece : `${say.kinds[kind]}, ${say.size(servings)}`)
