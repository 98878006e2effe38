// Whether a message from the contact page is automated advertising. People get no puzzle, so this errs on their side: a
// complaint in capitals with a link to a picture passes, in any language and script. A refusal is answered with other
// ways to reach us.

const link = /https?:\/\/|www\.[a-z0-9-]+\.|\b[a-z0-9-]+\.(?:ru|xyz|top|click|link|shop|online|site|buzz)\b/gi
const markup = /<a\s|\[url\b|\[link\b/i
/** Words of such letters, as patterns. */
const trades = [
  'backlinks?',
  'guest posts?',
  'link building',
  'seo (?:services?|agency|expert|audit)',
  'rank(?:ing)? (?:on|in|your) (?:google|website|site)',
  'first page of google',
  'casinos?',
  'viagra',
  'cialis',
  'payday loans?',
  '(?:bitcoin|crypto) (?:invest\\w*|trading)',
  'web ?design services?',
  'leads? generation',
  'whatsapp marketing',
  'explainer videos?',
]
const offers = new RegExp(`\\b(?:${trades.join('|')})\\b`, 'gi')

/** The score against a message; from `refusedFrom` on it is refused. */
const weights = { markup: 3, linkInName: 3, offer: 2, linkBeyondTwo: 1, onlyLinks: 2 }
const refusedFrom = 3

/** @returns whether a message counts as advertising */
export function isAdvertising({ name, message }: { name: string; message: string }): boolean {
  const links = message.match(link)?.length ?? 0
  const kinds = new Set(message.match(offers)?.map(words => words.toLowerCase()))
  const withoutLinks = message.replace(/\S*(?:https?:\/\/|www\.)\S*/gi, '').trim()
  const score =
    (markup.test(message) ? weights.markup : 0) +
    (name.search(link) >= 0 ? weights.linkInName : 0) +
    kinds.size * weights.offer +
    Math.max(0, links - 2) * weights.linkBeyondTwo +
    (links > 0 && withoutLinks.length < 20 ? weights.onlyLinks : 0) +
    (links > 0 && kinds.size > 0 ? weights.linkBeyondTwo : 0)
  return score >= refusedFrom
}
