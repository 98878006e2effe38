// A zone's mark: one shape and one colour, the same in the list and on the map. Its place among the brand's zones says which.

const shapes = 4
const hues = 7

/** The outline of a mark around a point; `r`: half its width. */
function outline(place: number, x: number, y: number, r: number): string {
  const shape = place % shapes
  if (shape === 0) return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`
  if (shape === 1) return `M${x - r} ${y - r}h${2 * r}v${2 * r}h${-2 * r}z`
  if (shape === 2) return `M${x} ${y - r}l${r * 1.1} ${2 * r}h${-2.2 * r}z`
  return `M${x} ${y - r * 1.25}l${r * 1.25} ${r * 1.25}l${-r * 1.25} ${r * 1.25}l${-r * 1.25} ${-r * 1.25}z`
}

export const markOf = (place: number, x: number, y: number, r: number) => ({
  d: outline(place, x, y, r),
  'data-hue': place % hues,
})

export function ZoneMark({ place }: { place: number }) {
  return (
    <svg aria-hidden className="zone-mark" height="12" viewBox="0 0 12 12" width="12">
      <path {...markOf(place, 6, 6, 4)} />
    </svg>
  )
}
