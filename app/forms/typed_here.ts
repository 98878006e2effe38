// Whether a person has typed something on the current page: then the page must not change under them.

type Place = HTMLFormElement | HTMLDialogElement

const touched = new Set<Place>()

function note({ target }: Event) {
  const place = target instanceof Element && target.closest<Place>('form, dialog')
  // Layers over a page do not belong to it.
  if (place && !place.closest('[data-unkept]')) touched.add(place)
}

/** Records from now on. @returns ends it */
export function watchTyping(): () => void {
  for (const type of ['input', 'change']) addEventListener(type, note, true)
  return () => {
    for (const type of ['input', 'change']) removeEventListener(type, note, true)
  }
}

/** The forms, and dialogs without one, with typed text or a choice, that are still there. */
export function typedPlaces(): Place[] {
  for (const place of touched) if (!place.isConnected) touched.delete(place)
  return [...touched]
}

export const somethingTyped = (): boolean => typedPlaces().length > 0
