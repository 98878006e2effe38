// The style of the interactive map: land, sea and lakes of our own outlines, the communities around, an address, and the line to
// it. It loads nothing: no tile, no font, no picture.

import type * as GeoJSON from 'geojson'
import type { StyleSpecification } from 'maplibre-gl'
import { provinces } from '../../domain/brands.ts'
import { landAround, outlineOf } from './outlines.ts'
import type { Point } from './project.ts'

/** The visible facts of a box on its way. */
export interface RoadView {
  door: Point
  /** null until it is near enough to be shown. */
  van: Point | null
  /** Communities around, the largest first. */
  places: readonly (Point & { name: string })[]
}

/** The brand's colours of a map, by the names in the styles. */
export const mapColours = ['ground', 'land', 'border', 'dot', 'ink'] as const
type MapColours = Record<(typeof mapColours)[number], string>

type Position = [lon: number, lat: number]
export const positionOf = ({ lat, lon }: Point): Position => [lon, lat]

/** Distance from the address, in kilometres. */
const rings = [1, 2, 4, 8, 16, 32]
const kilometresOfDegree = 111.2
const corners = 72

/** The style of MapLibre. The source `road` has the parts that change while the map is open. */
export function mapStyle(colours: MapColours, view: RoadView): StyleSpecification {
  const outlines = provinces.map(outlineOf)
  return {
    version: 8,
    sources: {
      around: shapes(landAround(provinces).map(polygon)),
      land: shapes(outlines.flatMap(({ land }) => land).map(polygon)),
      lakes: shapes(outlines.flatMap(one => one.lakes).map(polygon)),
      rings: shapes(rings.map(kilometres => line(circle(view.door, kilometres)))),
      places: shapes(view.places.map(place => ({ type: 'Point' as const, coordinates: positionOf(place) }))),
      road: { type: 'geojson', data: wayOf(view) },
    },
    layers: [
      { id: 'sea', type: 'background', paint: { 'background-color': colours.ground } },
      {
        id: 'around',
        type: 'fill',
        source: 'around',
        paint: { 'fill-color': colours.land, 'fill-opacity': 0.6 },
      },
      { id: 'land', type: 'fill', source: 'land', paint: { 'fill-color': colours.land } },
      { id: 'lakes', type: 'fill', source: 'lakes', paint: { 'fill-color': colours.ground } },
      {
        id: 'coast',
        type: 'line',
        source: 'land',
        layout: { 'line-join': 'round' },
        paint: { 'line-color': colours.border, 'line-width': 2 },
      },
      {
        id: 'rings',
        type: 'line',
        source: 'rings',
        paint: { 'line-color': colours.ink, 'line-opacity': 0.16, 'line-width': 1.5 },
      },
      {
        id: 'places',
        type: 'circle',
        source: 'places',
        paint: { 'circle-color': colours.ink, 'circle-opacity': 0.45, 'circle-radius': 4 },
      },
      {
        id: 'way',
        type: 'line',
        source: 'road',
        layout: { 'line-cap': 'round' },
        paint: { 'line-color': colours.ink, 'line-dasharray': [0.1, 2.2], 'line-width': 4 },
      },
    ],
  }
}

/** From the van to the address; nothing without a van. */
export const wayOf = ({ door, van }: Pick<RoadView, 'door' | 'van'>): GeoJSON.FeatureCollection =>
  collection(van ? [line([positionOf(van), positionOf(door)])] : [])

const shapes = (geometries: readonly GeoJSON.Geometry[]) => ({
  type: 'geojson' as const,
  data: collection(geometries),
})

const collection = (geometries: readonly GeoJSON.Geometry[]): GeoJSON.FeatureCollection => ({
  type: 'FeatureCollection',
  features: geometries.map(geometry => ({ type: 'Feature', properties: {}, geometry })),
})

const line = (coordinates: Position[]): GeoJSON.LineString => ({ type: 'LineString', coordinates })

function polygon(ring: readonly (readonly [lon: number, lat: number])[]): GeoJSON.Polygon {
  const points = ring.map(([lon, lat]): Position => [lon, lat])
  return { type: 'Polygon', coordinates: [[...points, points[0] as Position]] }
}

function circle({ lat, lon }: Point, kilometres: number): Position[] {
  const up = kilometres / kilometresOfDegree
  const aside = up / Math.cos((lat * Math.PI) / 180)
  return Array.from({ length: corners + 1 }, (_, corner): Position => {
    const angle = (corner / corners) * 2 * Math.PI
    return [lon + aside * Math.cos(angle), lat + up * Math.sin(angle)]
  })
}
