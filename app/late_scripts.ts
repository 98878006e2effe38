// A page is read and looked at before it is worked with. On a slow line its scripts would share the way with the stylesheet and
// the picture on top, so a page that is rendered whole asks for them once it has been seen: after its first paint, with that
// picture there, or at the first touch of a finger or a key. Text and panels work meanwhile. A button that is pressed before the
// page is alive, or a form that is sent, is kept and done when it is; a link waits for a moment, then leads on by itself.

import { aliveEvent } from './alive.ts'

/** Longest the scripts wait, in milliseconds: a picture may not come, and a page in the background is not painted. */
const longestWait = 3_000
/** Where the page does not come alive in this time, in milliseconds, what was kept is done as a browser does it. */
const longestKept = 20_000
/** Longest a link waits, in milliseconds. */
const longestLink = 1_000

/** Runs in the browser, where the page ends. */
const keepEarly = `{
  const early = [];
  const keep = event => {
    if (!event.isTrusted) return;
    const again = event.type === "submit" ? sent(event) : clicked(event);
    if (!again) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    early.push(again);
  };
  const sent = ({ target, submitter }) => () => target.requestSubmit(submitter);
  const clicked = event => {
    const button = event.target.closest("button");
    if (button) return !(button.form && button.type === "submit") && !button.popoverTargetElement && (() => button.click());
    const link = event.target.closest("a[href]");
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!link || !plain || link.target || link.origin !== location.origin || link.hash) return;
    const leave = setTimeout(() => location.assign(link.href), ${longestLink});
    return () => { clearTimeout(leave); link.click(); };
  };
  const go = () => {
    for (const type of ["click", "submit"]) removeEventListener(type, keep, true);
    for (const again of early.splice(0)) again();
  };
  for (const type of ["click", "submit"]) addEventListener(type, keep, true);
  addEventListener("${aliveEvent}", go, { once: true });
  setTimeout(go, ${longestKept});
}`

/** Runs in the browser. */
const untilSeen = `await new Promise(done => {
  for (const type of ["pointerdown", "keydown"]) addEventListener(type, done, { once: true });
  setTimeout(done, ${longestWait});
  const first = [...document.querySelectorAll('img[fetchpriority="high"]')].filter(picture => !picture.complete);
  Promise.all(first.map(picture => new Promise(come => { picture.onload = picture.onerror = come; })))
    .then(() => requestAnimationFrame(() => setTimeout(done)));
});`

const preload = /<link rel="modulepreload" href="([^"]+)"\/>/g
const moduleScript = /(<script\b[^>]*\btype="module"[^>]*>)([\s\S]*?)(<\/script>)/
const staticImport = /^import \* as (\w+) from ("[^"]+");$/gm

/**
 * The page with its scripts asked for late.
 * @param html as React Router's <Scripts> writes it: links that preload modules, and a script that imports the routes' modules
 */
export function lateScripts(html: string): string {
  const [, opening, code, closing] = moduleScript.exec(html) ?? []
  if (opening === undefined || code === undefined || closing === undefined) return html
  const modules = [...html.matchAll(preload)].map(([, href]) => href)
  const imports = [...code.matchAll(staticImport)]
  const late = [
    keepEarly,
    untilSeen,
    `for (const href of ${JSON.stringify(modules)}) document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));`,
    `const [${imports.map(([, name]) => name).join(', ')}] = await Promise.all([${imports.map(([, , from]) => `import(${from})`).join(', ')}]);`,
    code.replace(staticImport, ''),
  ].join('\n')
  return html.replace(preload, '').replace(moduleScript, () => opening + late + closing)
}
