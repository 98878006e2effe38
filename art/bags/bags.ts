// A picture for each dish, made from the recipe's own list: the contents of its bag or, for a ready-to-eat meal, its ingredients.
// `node art/bags/bags.ts [dish …]` writes public/bags/<dish>-<version>.avif, for all dishes or those named; run it and `npm run
// pictures` after a change of a recipe's ingredients.

import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import type { DishRecipe } from '../../domain/catalogue/recipe.ts'
import { readyToCook, readyToEat } from '../../seed/catalogue/recipes.ts'
import { drawings } from './paints.ts'
import { shapes } from './shapes.ts'

const width = 1200
const height = 800
const edge = 56

/** The size of an ingredient relative to the others. */
const sizes: Readonly<Record<string, number>> = {
  sachet: 0.74,
  garlic: 0.6,
  chili: 0.62,
  ginger: 0.78,
  cup: 0.78,
  citrus: 0.8,
  sprig: 0.86,
  round: 0.86,
  onion: 0.84,
  avocado: 0.86,
  bottle: 0.98,
  can: 0.98,
  eggs: 0.96,
  loaf: 1.12,
  flatbreads: 1.06,
  cabbage: 1.02,
  minced: 1.08,
  tray: 1.08,
  fillet: 1.1,
  shrimp: 1.08,
  pouch: 1.04,
  greens: 1.06,
}

/** The rows for this many things: two or three, the longer one last. */
function rowsOf<T>(things: readonly T[]): T[][] {
  const rows = things.length > 10 ? 3 : 2
  const short = Math.floor(things.length / rows)
  const longer = things.length % rows
  const result: T[][] = []
  let from = 0
  for (let row = 0; row < rows; row += 1) {
    const count = short + (row >= rows - longer ? 1 : 0)
    result.push(things.slice(from, from + count))
    from += count
  }
  return result.filter(row => row.length > 0)
}

/** The picture as SVG, without a background. @throws RangeError for an ingredient without a drawing */
function bagOf({ id, box }: DishRecipe): string {
  const things = box.map(({ ingredientId }) => {
    const drawing = drawings.get(ingredientId)
    if (!drawing) throw new RangeError(`${ingredientId}, in ${id}, has no drawing in art/bags/paints.ts.`)
    return drawing
  })
  const rows = rowsOf(things.toSorted((a, b) => (sizes[b.shape] ?? 1) - (sizes[a.shape] ?? 1)))
  const high = (height - 2 * edge) / rows.length
  const laid = rows.flatMap((row, at) => {
    const wide = (width - 2 * edge) / row.length
    return row.map((thing, place) => {
      const scale = (Math.min(wide, high * 0.98, 300) / 208) * (sizes[thing.shape] ?? 1)
      const angle = ((place * 37 + at * 53 + row.length * 11) % 15) - 7
      const x = edge + wide * (place + 0.5)
      const y = edge + high * (at + 0.5) + (place % 2 ? 10 : -6)
      return `<g transform="translate(${x} ${y}) rotate(${angle}) scale(${scale.toFixed(3)})" filter="url(#lies)">${shapes[thing.shape](thing, angle)}</g>`
    })
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs>
    <filter id="lies" x="-30%" y="-30%" width="160%" height="160%"><feDropShadow dx="7" dy="11" stdDeviation="8" flood-color="#3a2a1a" flood-opacity="0.3"/></filter>
    </defs>${laid.join('')}</svg>`
}

const folder = join(import.meta.dirname, '..', '..', 'public', 'bags')
mkdirSync(folder, { recursive: true })
const named = process.argv.slice(2)
const recipes = [...readyToCook, ...readyToEat].filter(({ id }) => named.length === 0 || named.includes(id))
let bytes = 0
for (const recipe of recipes) {
  const { size } = await sharp(Buffer.from(bagOf(recipe)))
    .avif({ quality: 62 })
    .toFile(join(folder, `${recipe.id}-${recipe.version}.avif`))
  bytes += size
}
process.stdout.write(`${recipes.length} bags, ${Math.round(bytes / 1000)} kB\n`)
