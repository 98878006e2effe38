// Style and script of the bank's page, served as files: the page allows nothing inline.

export const challengeStyles = `
:root { color-scheme: light dark; font: 17px/1.5 system-ui, sans-serif; }
body { margin: 0; padding: 24px; display: grid; place-items: center; min-height: calc(100vh - 48px); }
main { max-width: 26rem; }
h1 { font-size: 1.5rem; line-height: 1.2; margin: 0 0 12px; }
form { display: flex; flex-wrap: wrap; gap: 12px; margin-top: 24px; }
button { font: inherit; padding: 12px 20px; min-height: 48px; border-radius: 8px; border: 2px solid currentColor;
  background: transparent; color: inherit; cursor: pointer; }
button[value='confirm'] { background: #14446b; border-color: #14446b; color: #fff; }
button:focus-visible { outline: 3px solid #04a4e9; outline-offset: 3px; }
`.trimStart()

/** Reports the result to the page that opened or framed this one; never to another origin. */
export const challengeScript = `
const { id, status } = document.body.dataset
const listener = window.opener ?? (window.parent === window ? null : window.parent)
listener?.postMessage({ type: 'card-challenge', id, status }, window.location.origin)
`.trimStart()
