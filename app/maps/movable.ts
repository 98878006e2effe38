// The interactive map, drawn by MapLibre in a worker of this site. A page fetches it when the map comes into view, and keeps a
// drawing for browsers that cannot draw it.

import 'maplibre-gl/dist/maplibre-gl.css'
import { type GeoJSONSource, Map as LibreMap, LngLat, LngLatBounds, Marker, setWorkerUrl } from 'maplibre-gl'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url'
import { mapColours, mapStyle, positionOf, type RoadView, wayOf } from './style.ts'

export interface MapWords {
  /** The content of the map. */
  title: string
  /** Instructions for moving it, where a gesture would scroll the page instead. */
  twoFingers: string
  control: string
  command: string
}

export interface MovableMap {
  /** The van has moved; the map's description may change then. */
  show(view: RoadView, title: string): void
  nearer(): void
  further(): void
  /** Everything on the map, and its middle. */
  whole(): void
  remove(): void
}

/** Zooms: a province, and a street. */
const [leastZoom, mostZoom] = [6, 15]
/**
 * Degrees around an address in which communities are visible at first; without any, the map shows this many kilometres around it.
 */
const nearDoor = 0.055
const aroundDoor = 3.5
const fit = { padding: { top: 84, bottom: 44, left: 56, right: 56 }, maxZoom: 13 }

/**
 * Draws it.
 * @param on.onGone the graphics were taken away, as a phone does when it needs memory. @param on.signal ends it
 * @throws where the browser cannot draw it
 */
export async function movableMap(
  container: HTMLElement,
  view: RoadView,
  words: MapWords,
  { onGone, signal }: { onGone: () => void; signal: AbortSignal },
): Promise<MovableMap> {
  if (!document.createElement('canvas').getContext('webgl2')) throw new Error('there is no WebGL')
  setWorkerUrl(workerUrl)
  const styles = getComputedStyle(container)
  const colours = Object.fromEntries(
    mapColours.map(name => [name, styles.getPropertyValue(`--map-${name}`).trim()]),
  ) as Parameters<typeof mapStyle>[0]
  const map = new LibreMap({
    container,
    style: mapStyle(colours, view),
    bounds: boundsOf(view),
    fitBoundsOptions: fit,
    minZoom: leastZoom,
    maxZoom: mostZoom,
    attributionControl: false,
    cooperativeGestures: true,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    renderWorldCopies: false,
    locale: {
      'Map.Title': words.title,
      'CooperativeGesturesHandler.WindowsHelpText': words.control,
      'CooperativeGesturesHandler.MacHelpText': words.command,
      'CooperativeGesturesHandler.MobileHelpText': words.twoFingers,
    },
  })
  map.touchZoomRotate.disableRotation()
  map.keyboard.disableRotation()
  try {
    await new Promise((resolve, reject) => {
      map.once('load', resolve)
      map.once('error', ({ error }) => reject(error))
      signal.addEventListener('abort', reject)
      signal.throwIfAborted()
    })
  } catch (failure) {
    map.remove()
    throw failure
  }
  map.on('webglcontextlost', onGone)

  const names = view.places.map(place => nameAt(map, place))
  const spread = () => hideCovered(names)
  map.on('moveend', spread)
  spread()
  marked('map-door', doorShape, [0, 0], 'bottom').setLngLat(positionOf(view.door)).addTo(map)
  let van: Marker | null = null
  let moved = false
  let shown = view
  // The van's progress does not move the map while a person looks at it.
  map.on('movestart', event => {
    if (event.originalEvent) moved = true
  })
  const whole = () => {
    moved = false
    map.fitBounds(boundsOf(shown), fit)
  }
  const showVan = (next: RoadView) => {
    shown = next
    if (!next.van) {
      van?.remove()
      van = null
      return
    }
    van ??= marked('map-van', vanShape, [0, 0], 'center').setLngLat(positionOf(next.van)).addTo(map)
    van.setLngLat(positionOf(next.van))
  }
  showVan(view)
  map.on('resize', () => {
    if (!moved) whole()
  })

  return {
    show: (next, title) => {
      showVan(next)
      map.getSource<GeoJSONSource>('road')?.setData(wayOf(next))
      map.getCanvas().setAttribute('aria-label', title)
      if (!moved) whole()
    },
    nearer: () => map.zoomIn(),
    further: () => map.zoomOut(),
    whole,
    remove: () => map.remove(),
  }
}

function boundsOf({ door, van, places }: RoadView): LngLatBounds {
  const near = places.filter(
    ({ lat, lon }) => Math.abs(lat - door.lat) < nearDoor && Math.abs(lon - door.lon) < nearDoor * 1.5,
  )
  const shown = [...(van ? [van] : []), ...near]
  if (shown.length === 0) return LngLatBounds.fromLngLat(new LngLat(door.lon, door.lat), aroundDoor * 1_000)
  const bounds = new LngLatBounds(positionOf(door), positionOf(door))
  for (const point of shown) bounds.extend(positionOf(point))
  return bounds
}

/** Drawn here too, so that they match the drawing. */
const doorShape =
  '<svg aria-hidden="true" height="72" viewBox="-32 -100 64 102" width="46"><path class="road-pin" d="M0 0 c-10 -26 -30 -40 -30 -66 a30 30 0 1 1 60 0 c0 26 -20 40 -30 66 z"/><circle class="road-eye" cx="0" cy="-66" r="11"/></svg>'
const vanShape =
  '<svg aria-hidden="true" height="34" viewBox="-2 -2 72 50" width="48"><g class="road-van"><rect height="34" rx="6" width="44"/><path d="M44 10 h14 l10 12 v12 h-24 z"/><circle cx="16" cy="38" r="8"/><circle cx="54" cy="38" r="8"/></g></svg>'

function marked(name: string, shape: string, offset: [number, number], anchor: 'bottom' | 'center'): Marker {
  const element = document.createElement('div')
  element.className = name
  element.innerHTML = shape
  // The map’s name and the words below it say the same.
  element.ariaHidden = 'true'
  return new Marker({ element, offset, anchor })
}

/** Names are text of the page: letters drawn into the map would have to be fetched. */
function nameAt(map: LibreMap, place: RoadView['places'][number]): HTMLElement {
  const element = document.createElement('span')
  element.className = 'map-name'
  element.textContent = place.name
  element.ariaHidden = 'true'
  new Marker({ element, anchor: 'top', offset: [0, 6] }).setLngLat(positionOf(place)).addTo(map)
  return element
}

/** Where names would overlap, the larger place's is shown. */
function hideCovered(names: readonly HTMLElement[]): void {
  const taken: DOMRect[] = []
  for (const name of names) {
    const box = name.getBoundingClientRect()
    const covered = taken.some(
      other =>
        box.left < other.right && other.left < box.right && box.top < other.bottom && other.top < box.bottom,
    )
    name.style.visibility = covered ? 'hidden' : ''
    if (!covered) taken.push(box)
  }
}
