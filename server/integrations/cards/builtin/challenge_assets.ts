// Style and script of the bank's page, served as files: the page allows nothing inline.

import { outsideStyles } from '../../outside_page/outside_page.ts'

export const challengeStyles = outsideStyles('#14446b')

/** Reports the result to the page that opened or framed this one; never to another origin. */
export const challengeScript = `
const { id, status } = document.body.dataset
const listener = window.opener ?? (window.parent === window ? null : window.parent)
listener?.postMessage({ type: 'card-challenge', id, status }, window.location.origin)
`.trimStart()
