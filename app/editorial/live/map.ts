// Where places lie on a drawn map, and which of them have room for their name.

/** Degrees. */
interface Located {
  name: string
  lat: number
  lon: number
  /** Postal areas: how large it is. */
  areas: number
}

interface Dot {
  name: string
  x: number
  y: number
  radius: number
  /** Whether its name is written at it, and on which side. */
  label: Side | null
}

export type Side = (typeof sides)[number]

/** Where a name can stand, the best place first. */
const sides = ['right', 'left', 'below', 'above'] as const

interface DrawnMap {
  width: number
  height: number
  dots: Dot[]
  /** The path of a closed line of degrees east and north. */
  pathOf: (points: readonly (readonly [lon: number, lat: number])[]) => string
}

const width = 1000
const edge = 70
/** Of a letter of a name, in units of the drawing, where names are largest: on a phone. */
const letter = { width: 19, height: 42 }

interface Box {
  left: number
  right: number
  top: number
  bottom: number
}

/**
 * Places by their degrees, as wide as the drawing is. East and west are drawn shorter by the cosine of the middle latitude, as
 * they are on the ground. The largest places are named first, each where its name covers the fewest dots; a name that would lie
 * on another is left out.
 * @param names most names written
 */
export function drawMap(places: readonly Located[], names: number): DrawnMap {
  if (places.length === 0) return { width, height: width, dots: [], pathOf: () => '' }
  const lats = places.map(place => place.lat)
  const lons = places.map(place => place.lon)
  const [south, north] = [Math.min(...lats), Math.max(...lats)]
  const [west, east] = [Math.min(...lons), Math.max(...lons)]
  const shrink = Math.cos(((south + north) / 2) * (Math.PI / 180))
  const scale = (width - 2 * edge) / Math.max((east - west) * shrink, 0.01)
  const round = (value: number) => Math.round(value * 10) / 10
  const xOf = (lon: number) => round(edge + (lon - west) * shrink * scale)
  const yOf = (lat: number) => round(edge + (north - lat) * scale)
  const dots = places.map(place => ({
    name: place.name,
    x: xOf(place.lon),
    y: yOf(place.lat),
    radius: round(6 + 2.2 * Math.sqrt(place.areas)),
    areas: place.areas,
  }))
  const height = round((north - south) * scale + 2 * edge)
  const labels = labelled(dots, names, height)
  return {
    width,
    height,
    dots: dots.map(dot => ({ ...placed(dot), label: labels.get(dot) ?? null })),
    pathOf: points =>
      `M${points.map(([lon, lat]) => `${Math.round(xOf(lon))} ${Math.round(yOf(lat))}`).join('L')}Z`,
  }
}

const placed = ({ name, x, y, radius }: Unlabelled) => ({ name, x, y, radius })

type Unlabelled = Omit<Dot, 'label'> & { areas: number }

function labelled(dots: readonly Unlabelled[], names: number, height: number): Map<Unlabelled, Side> {
  const taken: Box[] = []
  const labels = new Map<Unlabelled, Side>()
  const covered = (words: Box) => dots.filter(dot => overlaps(words, around(dot))).length
  for (const dot of [...dots].sort((a, b) => b.areas - a.areas)) {
    if (labels.size === names) break
    const [best] = sides
      .map(side => ({ side, words: wordsOf(dot, side) }))
      .map(({ side, words }) => ({ side, words, box: joined(words, around(dot)) }))
      .filter(({ box }) => box.left >= 0 && box.right <= width && box.top >= 0 && box.bottom <= height)
      .filter(({ box }) => !taken.some(other => overlaps(box, other)))
      .map(place => ({ ...place, covered: covered(place.words) }))
      .sort((a, b) => a.covered - b.covered)
    if (!best) continue
    taken.push(best.box)
    labels.set(dot, best.side)
  }
  return labels
}

const around = ({ x, y, radius }: Unlabelled): Box => ({
  left: x - radius,
  right: x + radius,
  top: y - radius,
  bottom: y + radius,
})

/** The room of a name at its dot. */
function wordsOf({ name, x, y, radius }: Unlabelled, side: Side): Box {
  const wide = name.length * letter.width
  const beside = { top: y - letter.height / 2, bottom: y + letter.height / 2 }
  const centred = { left: x - wide / 2, right: x + wide / 2 }
  switch (side) {
    case 'right':
      return { left: x + radius, right: x + radius + 10 + wide, ...beside }
    case 'left':
      return { left: x - radius - 10 - wide, right: x - radius, ...beside }
    case 'below':
      return { top: y + radius, bottom: y + radius + letter.height, ...centred }
    case 'above':
      return { top: y - radius - letter.height, bottom: y - radius, ...centred }
  }
}

const joined = (a: Box, b: Box): Box => ({
  left: Math.min(a.left, b.left),
  right: Math.max(a.right, b.right),
  top: Math.min(a.top, b.top),
  bottom: Math.max(a.bottom, b.bottom),
})

const overlaps = (a: Box, b: Box) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
