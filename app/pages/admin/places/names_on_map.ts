// Where the names of zones stand on the map: above the middle of their areas, the largest zones first. One that would lie over another is left out.

import type { drawingOf } from '../../../maps/project.ts'

interface Place {
  zone: string
  lat: number
  lon: number
}

/** Units of the drawing, about: a letter's width, a line's height. */
const letter = 15
const line = 34
/** Above the marks. */
const above = 22

export interface NameOnMap {
  zone: string
  x: number
  y: number
}

export function namesOnMap(
  areas: readonly Place[],
  drawing: ReturnType<typeof drawingOf>,
  zoneName: (zone: string) => string,
): NameOnMap[] {
  const zones = [...Map.groupBy(areas, ({ zone }) => zone)].sort((a, b) => b[1].length - a[1].length)
  const placed: (NameOnMap & { half: number })[] = []
  for (const [zone, members] of zones) {
    const points = members.map(one => drawing.at(one))
    const middle = (of: (point: { x: number; y: number }) => number) =>
      points.map(of).sort((a, b) => a - b)[Math.floor(points.length / 2)] ?? 0
    const half = (zoneName(zone).length * letter) / 2
    const x = Math.min(
      Math.max(
        middle(point => point.x),
        half,
      ),
      drawing.width - half,
    )
    const y = Math.max(line, Math.min(...points.map(point => point.y)) - above)
    const lies = placed.some(one => Math.abs(one.x - x) < one.half + half && Math.abs(one.y - y) < line)
    if (!lies) placed.push({ zone, x, y, half })
  }
  return placed.map(({ zone, x, y }) => ({ zone, x, y }))
}
