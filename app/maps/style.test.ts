import type * as GeoJSON from 'geojson'
import { expect, test } from 'vitest'
import { provinces } from '../../domain/brands.ts'
import { outlineOf } from './outlines.ts'
import { mapStyle, wayOf } from './style.ts'

const colours = { ground: '#001', land: '#002', border: '#003', dot: '#004', ink: '#005' }
const door = { lat: 49.26, lon: -123.1 }
const van = { lat: 49.28, lon: -123.12 }
const places = [{ name: 'Vancouver', lat: 49.25, lon: -123.05 }]
const style = mapStyle(colours, { door, van, places })

test('a map loads nothing: everything is in its style, which uses no fonts or pictures', {
  tags: '[RT-TRACK]',
}, () => {
  expect(style.glyphs).toBeUndefined()
  expect(style.sprite).toBeUndefined()
  for (const source of Object.values(style.sources))
    expect(source).toMatchObject({ type: 'geojson', data: { type: 'FeatureCollection' } })
  expect(JSON.stringify(style)).not.toMatch(/https?:|url|tiles/)
  for (const layer of style.layers) expect(JSON.stringify(layer)).not.toMatch(/text-field|icon-image|pattern/)
})

test('every layer draws an existing source, in the brand’s colours', () => {
  const sources = Object.keys(style.sources)
  for (const layer of style.layers) if ('source' in layer) expect(sources).toContain(layer.source)
  const used = JSON.stringify(style.layers).match(/#\w+/g)
  expect(new Set(used)).toEqual(new Set(['#001', '#002', '#003', '#005']))
})

test('it has the land of every province, with closed rings', () => {
  const { land } = style.sources
  const drawn = land?.type === 'geojson' && typeof land.data === 'object' && 'features' in land.data
  const features = drawn ? (land.data as GeoJSON.FeatureCollection<GeoJSON.Polygon>).features : []
  expect(features).toHaveLength(provinces.flatMap(province => outlineOf(province).land).length)
  for (const { geometry } of features) {
    const [ring = []] = geometry.coordinates
    expect(ring.length).toBeGreaterThan(3)
    expect(ring.at(-1)).toEqual(ring[0])
  }
})

test('the line goes from the van to the address, and there is none before the van is near', () => {
  const [way] = wayOf({ door, van }).features
  expect(way?.geometry).toEqual({
    type: 'LineString',
    coordinates: [
      [-123.12, 49.28],
      [-123.1, 49.26],
    ],
  })
  expect(wayOf({ door, van: null }).features).toEqual([])
})
