// How a page says that its scripts have taken over.

/** What a page tells itself then (root.tsx): what was pressed before is done now (in_browser.ts). */
export const aliveEvent = 'page-alive'

/** Whether a page's scripts have taken it over; false while they do. */
export const isAlive = () => 'alive' in document.documentElement.dataset
