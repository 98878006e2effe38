// The positions of places on a drawn map, and which of them have room for a label.

/** Degrees. */
interface Located {
  name: string
  lat: number
  lon: number
  /** Its number of postal areas, as a measure of its size. */
  areas: number
}

interface Dot {
  name: string
  x: number
  y: number
  radius: number
  /** Whether its name is written beside it, and on which side. */
  label: Side | null
}

export type Side = (typeof sides)[number]

/** The possible places of a label, the best first. */
const sides = ['right', 'left', 'below', 'above'] as const

interface Scale {
  kilometres: number
  /** The left end of the name, and its baseline. */
  x: number
  y: number
  length: number
}

interface DrawnMap {
  width: number
  height: number
  dots: Dot[]
  /** The address on the map; null on a map without one. */
  door: { x: number; y: number } | null
  /** The scale: the length of some kilometres, in the corner with the fewest dots; null on a map without an address. */
  scale: Scale | null
  /** The path of a closed line of degrees east and north. */
  pathOf: (points: readonly (readonly [lon: number, lat: number])[]) => string
}

const width = 1000
const edge = 70
/** The width of a letter of a name, in units of the drawing, where names are largest: on a phone. */
const usualLetter = { width: 19, height: 42 }
const doorLetter = { width: 20, height: 44 }

/** Degrees. */
export interface Door {
  lat: number
  lon: number
}

/** The room for an address's pin, in units of the drawing, around its point. */
const doorPin = { height: 100, width: 64 }

interface Frame {
  south: number
  north: number
  west: number
  east: number
}

interface Box {
  left: number
  right: number
  top: number
  bottom: number
}

/**
 * Positions of places from their degrees, as wide as the drawing. The cosine of the middle latitude shortens east and west, as on
 * the ground. The largest places are named first, each where its name covers the fewest dots; a name that would overlap another is
 * left out.
 * @param names most names written
 * @param door in the middle, with the places near it and room for its pin; a name that would cover a dot is left out, too
 */
export function drawMap(places: readonly Located[], names: number, door?: Door): DrawnMap {
  if (door) {
    const frame = frameAround(door, places)
    return draw(
      places.filter(place => isWithin(place, frame)),
      frame,
      names,
      door,
    )
  }
  if (places.length === 0)
    return { width, height: width, dots: [], door: null, scale: null, pathOf: () => '' }
  const lats = places.map(place => place.lat)
  const lons = places.map(place => place.lon)
  const [south, north] = [Math.min(...lats), Math.max(...lats)]
  const [west, east] = [Math.min(...lons), Math.max(...lons)]
  return draw(places, { south, north, west, east }, names, null)
}

/** Degrees north and south that the map of an address shows, the closest first: as many as needed to include communities. */
const reaches = [0.08, 0.12, 0.2, 0.35, 0.6] as const
const fewestNear = 6

function frameAround({ lat, lon }: Door, places: readonly Located[]): Frame {
  const frames = reaches.map(reach => {
    const aside = (reach * 1.7) / Math.cos(lat * (Math.PI / 180))
    return { south: lat - reach, north: lat + reach, west: lon - aside, east: lon + aside }
  })
  const near = (frame: Frame) => places.filter(place => isWithin(place, frame)).length
  return frames.find(frame => near(frame) >= fewestNear) ?? (frames.at(-1) as Frame)
}

const isWithin = ({ lat, lon }: Door, { south, north, west, east }: Frame) =>
  lat >= south && lat <= north && lon >= west && lon <= east

function draw(
  places: readonly Located[],
  { south, north, west, east }: Frame,
  names: number,
  door: Door | null,
): DrawnMap {
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
  const pin = door && { x: xOf(door.lon), y: yOf(door.lat) }
  const bar = pin && scaleIn(dots, pin, height, scale / kilometresOfDegree)
  const labels = labelled(dots, names, height, pin, bar)
  return {
    width,
    height,
    door: pin,
    scale: bar,
    dots: dots.map(dot => ({ ...placed(dot), label: labels.get(dot) ?? null })),
    pathOf: points =>
      `M${points.map(([lon, lat]) => `${Math.round(xOf(lon))} ${Math.round(yOf(lat))}`).join('L')}Z`,
  }
}

const kilometresOfDegree = 111.2
const scales = [20, 10, 5, 2, 1] as const
/** Of the drawing's width, and of the room above and below the line for its words. */
const longestScale = 0.26
const scaleRoom = { above: 46, below: 14, edge: 28 }

/** The longest round distance that fits, in the corner where it covers the fewest dots. */
function scaleIn(
  dots: readonly Unlabelled[],
  pin: { x: number; y: number },
  height: number,
  kilometre: number,
): Scale {
  const kilometres = scales.find(many => many * kilometre <= width * longestScale) ?? 1
  const length = Math.round(kilometres * kilometre)
  const [left, right] = [scaleRoom.edge, width - scaleRoom.edge - length]
  const [low, high] = [height - scaleRoom.edge, scaleRoom.edge + scaleRoom.above]
  const corners = [
    { x: left, y: low },
    { x: right, y: low },
    { x: left, y: high },
    { x: right, y: high },
  ].map(corner => ({ kilometres, length, ...corner }))
  const covered = (bar: Scale) =>
    [...dots.map(around), roomOfPin(pin)].filter(box => overlaps(roomOfScale(bar), box))
  return corners.toSorted((a, b) => covered(a).length - covered(b).length)[0] as Scale
}

const roomOfScale = ({ x, y, length }: Scale): Box => ({
  left: x - 8,
  right: x + length + 8,
  top: y - scaleRoom.above,
  bottom: y + scaleRoom.below,
})

const placed = ({ name, x, y, radius }: Unlabelled) => ({ name, x, y, radius })

type Unlabelled = Omit<Dot, 'label'> & { areas: number }

function labelled(
  dots: readonly Unlabelled[],
  names: number,
  height: number,
  pin: DrawnMap['door'],
  bar: Scale | null,
): Map<Unlabelled, Side> {
  const taken: Box[] = [...(pin ? [roomOfPin(pin)] : []), ...(bar ? [roomOfScale(bar)] : [])]
  const labels = new Map<Unlabelled, Side>()
  const size = pin ? doorLetter : usualLetter
  const covered = (words: Box) => dots.filter(dot => overlaps(words, around(dot))).length
  for (const dot of [...dots].sort((a, b) => b.areas - a.areas)) {
    if (labels.size === names) break
    const [best] = sides
      .map(side => ({ side, words: wordsOf(dot, side, size) }))
      .map(({ side, words }) => ({ side, words, box: joined(words, around(dot)) }))
      .filter(({ box }) => box.left >= 0 && box.right <= width && box.top >= 0 && box.bottom <= height)
      // Pin and scale may cover a dot, but never a label.
      .filter(({ box, words }) =>
        taken.every((other, place) => !overlaps(pin && place < 2 ? words : box, other)),
      )
      .map(place => ({ ...place, covered: covered(place.words) }))
      .filter(place => !pin || place.covered === 0)
      .sort((a, b) => a.covered - b.covered)
    if (!best) continue
    taken.push(best.box)
    labels.set(dot, best.side)
  }
  return labels
}

const roomOfPin = ({ x, y }: { x: number; y: number }): Box => ({
  left: x - doorPin.width / 2,
  right: x + doorPin.width / 2,
  top: y - doorPin.height,
  bottom: y + 6,
})

const around = ({ x, y, radius }: Unlabelled): Box => ({
  left: x - radius,
  right: x + radius,
  top: y - radius,
  bottom: y + radius,
})

/** The room of a name at its dot. */
function wordsOf(
  { name, x, y, radius }: Unlabelled,
  side: Side,
  letter: { width: number; height: number },
): Box {
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
