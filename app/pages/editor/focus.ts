// Where the focus goes when its element disappears.

/** Where the focused button disappeared with its line or notice, the product takes the focus, or the dialog that is open. */
export function focusNear(productId: string | undefined) {
  if (document.activeElement !== document.body) return
  const card = document.querySelector(`.dish-card:has(a[href*="look=${productId}"])`)
  const near =
    document.querySelector<HTMLElement>('dialog[open] .receipt-remove, dialog[open] button') ??
    [...(card?.querySelectorAll<HTMLElement>('.dish-card-action button') ?? [])].at(-1) ??
    card?.querySelector<HTMLElement>('a')
  near?.focus({ preventScroll: true })
}

/** A button that disappears with its line leaves the focus to its nearest neighbour on the receipt. */
export function restoreFocus() {
  const pressed = document.activeElement
  const all = [...(pressed?.closest('.receipt')?.querySelectorAll<HTMLElement>('button, a') ?? [])]
  const place = all.indexOf(pressed as HTMLElement)
  if (place < 0) return
  requestAnimationFrame(() => {
    if (document.activeElement !== document.body) return
    const near = [...all.slice(place), ...all.slice(0, place).reverse()]
    near.find(one => one.isConnected)?.focus()
  })
}
