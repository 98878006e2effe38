// How a page says that its scripts have taken over.

/** The event of a page that has come alive (root.tsx): keep_typing.ts and keep_presses.ts then carry out what came before. */
export const aliveEvent = 'page-alive'

/** Whether a page's scripts have taken it over; false while they do. */
export const isAlive = () => 'alive' in document.documentElement.dataset
