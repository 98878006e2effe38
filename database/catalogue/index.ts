// What the demo loader, the planner and tests take of the catalogue.

export { dishes, recipes } from './dishes.ts'
export { ingredients } from './ingredients.ts'
export { marketItems } from './market.ts'
