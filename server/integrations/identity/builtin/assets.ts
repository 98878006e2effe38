// Styles and scripts of the built-in provider, served as files: its pages allow nothing inline.

export const styles = `
:root { color-scheme: light dark; font: 17px/1.5 system-ui, sans-serif; }
body { margin: 0; padding: 24px; display: grid; justify-items: center; }
main { width: 100%; max-width: 26rem; }
h1 { font-size: 1.5rem; line-height: 1.2; margin: 0 0 12px; }
h2 { font-size: 1.1rem; margin: 32px 0 0; }
ul { list-style: none; margin: 24px 0 0; padding: 0; display: grid; gap: 8px; }
li button { width: 100%; text-align: left; display: grid; }
form { display: grid; gap: 12px; margin-top: 12px; }
.ways { display: flex; flex-wrap: wrap; gap: 12px; }
label { display: grid; gap: 4px; }
.check { grid-template-columns: auto 1fr; align-items: center; min-height: 44px; }
input { font: inherit; padding: 10px 12px; border-radius: 8px; border: 2px solid #767676; }
button { font: inherit; padding: 10px 20px; min-height: 48px; border-radius: 8px; border: 2px solid currentColor;
  background: transparent; color: inherit; cursor: pointer; }
.go { background: #14446b; border-color: #14446b; color: #fff; }
.fault { color: #b3261e; margin: 0; }
@media (prefers-color-scheme: dark) { .fault { color: #ffb4ab; } }
:focus-visible { outline: 3px solid #04a4e9; outline-offset: 3px; }
`.trimStart()

export const formPostScript = `document.forms[0].submit()\n`

/**
 * The one-tap script, with the part of \`google.accounts.id\` that pages use: initialize, prompt, renderButton, cancel. It renders
 * in a shadow root of its own, so the page's styles and policy do not affect it.
 */
export const oneTapScript = (issuer: string): string =>
  `
(() => {
  const issuer = ${JSON.stringify(issuer)}
  const french = document.documentElement.lang.startsWith('fr')
  const say = french
    ? { title: 'Continuer avec Google (essai)', button: 'Continuer avec Google', close: 'Fermer', none: 'Personne n’est connu ici.', fail: 'Faire échouer' }
    : { title: 'Continue with Google (test)', button: 'Continue with Google', close: 'Close', none: 'Nobody is known here.', fail: 'Let it fail' }
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(\`
    * { box-sizing: border-box; font: 16px/1.4 system-ui, sans-serif; }
    .card { position: fixed; z-index: 40; inset: auto 12px 12px auto; width: min(370px, calc(100vw - 24px)); background: #fff; color: #1f1f1f;
      border: 1px solid #747775; border-radius: 12px; padding: 12px; display: grid; gap: 8px; box-shadow: 0 4px 24px #0003; }
    header { display: flex; justify-content: space-between; align-items: center; gap: 8px; font-weight: 600; }
    button { min-height: 44px; padding: 6px 12px; border-radius: 8px; border: 1px solid #747775; background: #fff; color: #1f1f1f; cursor: pointer; text-align: left; }
    .google { text-align: center; font-weight: 500; width: 100%; }
    button:focus-visible { outline: 3px solid #04a4e9; outline-offset: 2px; }\`)
  let asked = null
  let host = null
  const shadowIn = element => {
    const root = element.attachShadow({ mode: 'open' })
    root.adoptedStyleSheets = [sheet]
    return root
  }
  const button = (text, press) => Object.assign(document.createElement('button'), { type: 'button', textContent: text, onclick: press })
  const cancel = () => { host?.remove(); host = null }
  async function pick(subject, select_by) {
    cancel()
    if (subject === null) return asked.callback({ credential: 'not a token', select_by })
    const response = await fetch(issuer + '/credential', { method: 'POST', headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ subject, client_id: asked.client_id, nonce: asked.nonce }) })
    const { credential } = await response.json()
    asked.callback({ credential: credential ?? '', select_by })
  }
  async function show(select_by) {
    const { people } = await (await fetch(issuer + '/people')).json()
    cancel()
    host = document.body.appendChild(document.createElement('div'))
    host.id = 'one-tap'
    const card = shadowIn(host).appendChild(document.createElement('section'))
    card.className = 'card'
    card.setAttribute('aria-label', say.title)
    const head = card.appendChild(document.createElement('header'))
    head.append(say.title, button('×', cancel))
    head.lastChild.setAttribute('aria-label', say.close)
    if (people.length === 0) card.append(say.none)
    for (const person of people) card.append(button((person.firstName + ' ' + person.lastName).trim() + ' · ' + person.email, () => pick(person.subject, select_by)))
    card.append(button(say.fail, () => pick(null, select_by)))
  }
  function renderButton(element, options) {
    const host = element.appendChild(document.createElement('div'))
    host.style.width = 'min(' + (options.width ?? 370) + 'px, 100%)'
    const root = shadowIn(host)
    const own = root.appendChild(button(say.button, () => show('btn')))
    own.className = 'google'
  }
  window.google = { accounts: { id: { initialize: options => { asked = options }, prompt: () => show('user'), renderButton, cancel } } }
})()
`.trimStart()
