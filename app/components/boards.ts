/** Dishes photographed on a wooden board (`vessel` in art/dishes): a round frame would make a plate of it. */
export const onBoards: ReadonlySet<string> = new Set([
  'beef-tacos-slaw',
  'black-bean-quesadillas',
  'cheeseburger-wedges',
  'margherita-flatbread',
])
