// A processor's form in the browser, as a script of this site.

import { createHash } from 'node:crypto'
import type { CardForm } from '../../../contract/card_form.ts'
import type { CardProcessor } from '../processors/port.ts'

/**
 * @param name of the processor
 * @returns the form as pages are told of it, and the script's endpoint
 */
export function serveForm(
  name: string,
  form: CardProcessor['form'],
): { form: CardForm | null; routes: CardProcessor['routes'] } {
  if (form === null) return { form, routes: [] }
  const text = `export default ${form.mount}\n`
  const version = createHash('sha256').update(text).digest('base64url').slice(0, 8)
  const path = `/vendor/${name}/form.js`
  const headers = {
    'cache-control': 'public, max-age=31536000, immutable',
    'cross-origin-resource-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
  }
  return {
    form: { script: `${path}?${version}`, publishableKey: form.publishableKey },
    routes: [
      () => (app, _options, done) => {
        app.get(path, (_request, reply) => reply.headers(headers).type('text/javascript').send(text))
        done()
      },
    ],
  }
}
