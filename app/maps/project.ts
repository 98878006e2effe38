// Projects places onto a drawing of the size they need. It uses no tiles and no map server.

export interface Point {
  /** Degrees. */
  lat: number
  lon: number
}

interface Drawing {
  width: number
  height: number
  /** Units of the drawing for each kilometre. */
  kilometre: number
  at(point: Point): { x: number; y: number }
}

const width = 1_000
/** Of the width: the flattest and the highest drawing. */
const shape = { least: 0.4, most: 0.8 }
/** The least kilometres across a drawing, so that two addresses on one street do not look far apart. */
const leastKilometres = 2
const kilometresOfDegree = 111.2

/**
 * A drawing that includes all the points, with a margin around.
 * @param margin of the width, on each side
 */
export function drawingOf(points: readonly Point[], margin = 0.1): Drawing {
  const lats = points.map(({ lat }) => lat)
  const lons = points.map(({ lon }) => lon)
  const [south, north] = [Math.min(...lats), Math.max(...lats)]
  const [west, east] = [Math.min(...lons), Math.max(...lons)]
  const middle = { lat: (south + north) / 2, lon: (west + east) / 2 }
  const shrink = Math.cos((middle.lat * Math.PI) / 180)
  const across = Math.max((east - west) * shrink * kilometresOfDegree, leastKilometres)
  const up = (north - south) * kilometresOfDegree
  const free = 1 - 2 * margin
  const kilometre = width * free * Math.min(1 / across, up > 0 ? (shape.most - 2 * margin) / free / up : 1)
  const height = Math.round(Math.max(width * shape.least, up * kilometre + 2 * margin * width))
  const round = (value: number) => Math.round(value * 10) / 10
  return {
    width,
    height,
    kilometre: round(kilometre),
    at: ({ lat, lon }) => ({
      x: round(width / 2 + (lon - middle.lon) * shrink * kilometresOfDegree * kilometre),
      y: round(height / 2 - (lat - middle.lat) * kilometresOfDegree * kilometre),
    }),
  }
}
