// The headers of every page: the allowed sources of its parts, and who may frame it.

import type { PolicySources } from '../integrations/processors/port.ts'
import type { Config } from '../request/config.ts'
import { isAtHand, isSecure } from './request.ts'

/** Sent with pages and files alike. */
export const commonHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(self), microphone=(), geolocation=(self), browsing-topics=()',
  'x-frame-options': 'SAMEORIGIN',
} as const

/** For the parts of pages, of which a page has a dozen: headers that only concern documents are left out. */
export const partHeaders: Readonly<Record<string, string>> = {
  'x-content-type-options': commonHeaders['x-content-type-options'],
  'cross-origin-resource-policy': commonHeaders['cross-origin-resource-policy'],
}

/**
 * Two years of https only. It goes with every answer, because any of them may be the first that a browser gets: where people come by
 * https, except on a developer's own machine, whose other sites it would block.
 */
export const httpsOnly = ({
  environment,
  publicUrl,
}: Pick<Config, 'environment' | 'publicUrl'>): string | null =>
  isSecure({ publicUrl }) && !isAtHand({ environment }) ? 'max-age=63072000; includeSubDomains' : null

const none: PolicySources = { scripts: [], connections: [], frames: [] }

type PolicyConfig = Pick<Config, 'devServer' | 'imgixDomain'> & Partial<Pick<Config, 'googleClientId'>>

/** The hash of no text: an empty style keeps a stylesheet's place (app/sheets.tsx). */
const emptyStyle = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"

/**
 * The policy of a page. Scripts and styles are our files, or carry the nonce (`'nonce-…'`) or are are named by their hash
 * (`'sha256-…'`); nothing is evaluated. Pictures are ours, or imgix's where that sizes them. Frames are our own, for the bank's
 * challenge page. The development server injects styles by script and talks over a web socket, and is allowed that. Google's prompt
 * and button are allowed where Google is configured, and so are the sources of the present card processor.
 */
export function pagePolicy(
  inline: readonly string[],
  { devServer, imgixDomain, googleClientId }: PolicyConfig,
  cards: PolicySources = none,
): string {
  const google = (part: string) =>
    googleClientId === undefined ? [] : [`https://accounts.google.com/gsi/${part}`]
  return [
    "default-src 'none'",
    ["script-src 'self'", ...google('client'), ...cards.scripts, ...inline].join(' '),
    [
      "style-src 'self'",
      ...google('style'),
      ...(devServer ? ["'unsafe-inline'"] : [emptyStyle, ...inline]),
    ].join(' '),
    `img-src 'self' data: blob:${imgixDomain === undefined ? '' : ` https://${imgixDomain}`}`,
    "font-src 'self'",
    ["connect-src 'self'", ...google(''), ...cards.connections, ...(devServer ? ['ws:', 'wss:'] : [])].join(
      ' ',
    ),
    ["frame-src 'self'", ...google(''), ...cards.frames].join(' '),
    "manifest-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'self'",
    "base-uri 'none'",
  ].join('; ')
}

/**
 * The policy of a household's page that somebody of the company looks at: the parts of a page without scripts, in a sandbox where no form is
 * sent and nothing is opened, framed by our own pages alone.
 */
export const seenPolicy = (inline: readonly string[], { imgixDomain }: Pick<Config, 'imgixDomain'>): string =>
  [
    "default-src 'none'",
    ["style-src 'self'", emptyStyle, ...inline].join(' '),
    `img-src 'self' data:${imgixDomain === undefined ? '' : ` https://${imgixDomain}`}`,
    "font-src 'self'",
    "form-action 'none'",
    "frame-ancestors 'self'",
    "base-uri 'none'",
    'sandbox allow-same-origin',
  ].join('; ')

/** The policy's source for elements with the nonce. */
export const nonceSource = (nonce: string): string => `'nonce-${nonce}'`
