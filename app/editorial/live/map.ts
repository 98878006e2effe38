// Where places lie on a drawn map, and which of them have room for their name.

/** Degrees. */
export interface Located {
  name: string
  lat: number
  lon: number
  /** Postal areas: how large it is. */
  areas: number
}

export interface Dot {
  name: string
  x: number
  y: number
  radius: number
  /** Whether its name is written beside it, and on which side. */
  label: 'right' | 'left' | null
}

export interface DrawnMap {
  width: number
  height: number
  dots: Dot[]
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
 * they are on the ground. The largest places are named first; a name that would lie on another is left out.
 * @param names most names written
 */
export function drawMap(places: readonly Located[], names: number): DrawnMap {
  if (places.length === 0) return { width, height: width, dots: [] }
  const lats = places.map(place => place.lat)
  const lons = places.map(place => place.lon)
  const [south, north] = [Math.min(...lats), Math.max(...lats)]
  const [west, east] = [Math.min(...lons), Math.max(...lons)]
  const shrink = Math.cos(((south + north) / 2) * (Math.PI / 180))
  const scale = (width - 2 * edge) / Math.max((east - west) * shrink, 0.01)
  const round = (value: number) => Math.round(value * 10) / 10
  const dots = places.map(place => ({
    name: place.name,
    x: round(edge + (place.lon - west) * shrink * scale),
    y: round(edge + (north - place.lat) * scale),
    radius: round(6 + 2.2 * Math.sqrt(place.areas)),
    areas: place.areas,
  }))
  const labels = labelled(dots, names)
  return {
    width,
    height: round((north - south) * scale + 2 * edge),
    dots: dots.map(dot => ({ ...placed(dot), label: labels.get(dot) ?? null })),
  }
}

const placed = ({ name, x, y, radius }: Unlabelled) => ({ name, x, y, radius })

type Unlabelled = Omit<Dot, 'label'> & { areas: number }

function labelled(dots: readonly Unlabelled[], names: number): Map<Unlabelled, 'right' | 'left'> {
  const taken: Box[] = []
  const labels = new Map<Unlabelled, 'right' | 'left'>()
  for (const dot of [...dots].sort((a, b) => b.areas - a.areas)) {
    if (labels.size === names) break
    for (const side of ['right', 'left'] as const) {
      const box = boxOf(dot, side)
      if (box.left < 0 || box.right > width || taken.some(other => overlaps(box, other))) continue
      taken.push(box)
      labels.set(dot, side)
      break
    }
  }
  return labels
}

function boxOf({ name, x, y, radius }: Unlabelled, side: 'right' | 'left'): Box {
  const wide = name.length * letter.width + radius + 10
  const [left, right] = side === 'right' ? [x - radius, x + wide] : [x - wide, x + radius]
  return { left, right, top: y - letter.height / 2, bottom: y + letter.height / 2 }
}

const overlaps = (a: Box, b: Box) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
