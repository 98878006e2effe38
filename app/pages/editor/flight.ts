// The flight of a chosen plate from the shelf to its place on the table. Only transform and opacity change, so the compositor does
// it alone; different timing across and down makes the arc. With reduced motion the plate simply appears.

/** Milliseconds of the flight, and of the landing. */
const inTheAir = 560
const atRest = 220

/** The position of a product's picture on the shelf, if it is in sight. */
function shelfPicture(productId: string): HTMLElement | null {
  // Under a dialog no flight can be seen.
  if (document.querySelector('dialog[open]')) return null
  const picture = document.querySelector<HTMLElement>(
    `.editor-shelf .dish-card:has(a[href*="look=${productId}"]) .dish`,
  )
  if (!picture) return null
  const { top, bottom } = picture.getBoundingClientRect()
  return bottom > 0 && top < innerHeight ? picture : null
}

/** Moves a newly chosen plate to its place. @param place on the table */
export function fly(productId: string, place: HTMLElement): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const target = plateOf(place).getBoundingClientRect()
  if (target.width === 0) return
  const picture = shelfPicture(productId)
  if (!picture) {
    place.animate([{ opacity: 0, transform: 'scale(0.6)' }, {}], { duration: atRest, easing: 'ease-out' })
    return
  }
  const start = plateOf(picture).getBoundingClientRect()
  const ghost = ghostOf(picture)
  const across = target.left + target.width / 2 - (start.left + start.width / 2)
  const down = target.top + target.height / 2 - (start.top + start.height / 2)
  const timing = { duration: inTheAir, fill: 'forwards' } as const
  const sideways = ghost.animate([{}, { transform: `translateX(${across}px)` }], {
    ...timing,
    easing: 'cubic-bezier(0.5, 0, 0.75, 1)',
  })
  const [body] = ghost.children
  body?.animate([{}, { transform: `translateY(${down}px) scale(${target.width / start.width})` }], {
    ...timing,
    easing: 'cubic-bezier(0.3, -0.25, 0.45, 1)',
  })
  place.animate([{ opacity: 0 }, { opacity: 0 }], { duration: inTheAir })
  const land = () => {
    ghost.remove()
    place.animate([{ transform: 'scale(1.14)' }, {}], { duration: atRest, easing: 'ease-out' })
  }
  sideways.finished.then(land, () => ghost.remove())
}

const plateOf = (picture: Element) => picture.querySelector('.dish-plate') ?? picture

/** The picture once more, above the page at its own place, without a background; already loaded, so it shows at once. */
function ghostOf(picture: HTMLElement): HTMLElement {
  const { left, top, width, height } = picture.getBoundingClientRect()
  const copy = picture.cloneNode(true) as HTMLElement
  copy.dataset.bare = ''
  copy.classList.remove('dish-shared')
  for (const source of copy.querySelectorAll('source')) source.remove()
  const photo = copy.querySelector<HTMLImageElement>('.dish-photo')
  const shown = picture.querySelector<HTMLImageElement>('.dish-photo')?.currentSrc
  if (photo && shown) {
    photo.removeAttribute('srcset')
    photo.loading = 'eager'
    photo.decoding = 'sync'
    photo.src = shown
  }
  const ghost = document.createElement('div')
  ghost.className = 'flying-plate'
  ghost.inert = true
  Object.assign(ghost.style, {
    left: `${left}px`,
    top: `${top}px`,
    width: `${width}px`,
    height: `${height}px`,
  })
  ghost.append(copy)
  document.body.append(ghost)
  return ghost
}
