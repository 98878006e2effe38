// Reduces the colours of a picture.

export type Colour = readonly [red: number, green: number, blue: number]

/** Pixels in a limited number of colours: the two colours whose merger loses least are merged, again and again. */
export function inFewColours(points: readonly Colour[], most: number): Colour[] {
  let groups = points.map(colour => ({ colour, of: [colour] }))
  while (groups.length > most) {
    let [first, second, least] = [0, 1, Number.POSITIVE_INFINITY]
    for (const [a, one] of groups.entries()) {
      for (let b = a + 1; b < groups.length; b++) {
        const other = groups[b] as (typeof groups)[number]
        const lost =
          (distance(one.colour, other.colour) * one.of.length * other.of.length) /
          (one.of.length + other.of.length)
        if (lost < least) [first, second, least] = [a, b, lost]
      }
    }
    const of = [first, second].flatMap(at => groups[at]?.of ?? [])
    groups = groups.filter((_, at) => at !== first && at !== second).concat({ colour: meanOf(of), of })
  }
  const now = new Map(groups.flatMap(({ colour, of }) => of.map(was => [was, colour])))
  return points.map(point => now.get(point) ?? point)
}

/** Squared. */
const distance = (one: Colour, other: Colour): number =>
  one.reduce((sum, value, at) => sum + (value - (other[at] ?? 0)) ** 2, 0)

const meanOf = (colours: readonly Colour[]): Colour => {
  const mean = (at: 0 | 1 | 2) =>
    Math.round(colours.reduce((sum, colour) => sum + colour[at], 0) / colours.length)
  return [mean(0), mean(1), mean(2)]
}
