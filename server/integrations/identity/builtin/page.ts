// The built-in provider's pages, where a visitor picks a person. They have no brand and work without scripts.

import type { Locale } from '../../../../domain/brands.ts'
import type { Provider } from '../../../../domain/identity.ts'
import type { BuiltinPerson } from './store.ts'

const names: Readonly<Record<Provider, string>> = {
  google_oauth2: 'Google',
  apple: 'Apple',
  facebook: 'Facebook',
}

const words = {
  en: {
    title: (name: string) => `Who are you at ${name}?`,
    test: (name: string) => `This is a test ${name}: you are whoever you say you are.`,
    somebody: 'Somebody else',
    first: 'First name',
    last: 'Last name',
    email: 'Email',
    verified: 'The email is verified',
    unverified: 'email not verified',
    go: 'Continue as this person',
    refuse: 'Refuse',
    fail: 'Let it fail',
    fault: 'Enter an email address.',
    unknown: 'This question does not come from a site that is known here.',
    on: 'Continue',
  },
  fr: {
    title: (name: string) => `Qui êtes-vous chez ${name}?`,
    test: (name: string) => `Ceci est un ${name} d’essai : vous êtes qui vous dites.`,
    somebody: 'Quelqu’un d’autre',
    first: 'Prénom',
    last: 'Nom',
    email: 'Courriel',
    verified: 'Le courriel est vérifié',
    unverified: 'courriel non vérifié',
    go: 'Continuer avec cette personne',
    refuse: 'Refuser',
    fail: 'Faire échouer',
    fault: 'Entrez une adresse courriel.',
    unknown: 'Cette demande ne vient pas d’un site connu ici.',
    on: 'Continuer',
  },
} as const

interface Scene {
  provider: Provider
  locale: Locale
  /** The destination of the forms: the request's own address. */
  action: string
  people: readonly BuiltinPerson[]
  fault: 'email' | null
}

/** Known people, a form for another person, and two ways to make the sign-in fail. */
export function choosePage({ provider, locale, action, people, fault }: Scene): string {
  const say = words[locale]
  const name = names[provider]
  const known = people.map(
    person => `<li><button name="person" value="${escaped(person.subject)}">
<b>${escaped(`${person.firstName} ${person.lastName}`.trim() || person.email)}</b>
<span>${escaped(person.email)}${person.emailVerified ? '' : ` · ${say.unverified}`}</span></button></li>`,
  )
  return page(
    locale,
    say.title(name),
    `<main><h1>${say.title(name)}</h1><p>${say.test(name)}</p>
<form method="post" action="${escaped(action)}">${known.length > 0 ? `<ul>${known.join('')}</ul>` : ''}
<div class="ways"><button name="answer" value="refuse">${say.refuse}</button>
<button name="answer" value="fail">${say.fail}</button></div></form>
<h2>${say.somebody}</h2>
<form method="post" action="${escaped(action)}">
<label>${say.first}<input name="first_name" autocomplete="off" maxlength="80"></label>
<label>${say.last}<input name="last_name" autocomplete="off" maxlength="80"></label>
<label>${say.email}<input name="email" type="email" autocomplete="off" required maxlength="254"${fault ? ' aria-invalid="true" aria-describedby="fault"' : ''}></label>
${fault ? `<p class="fault" id="fault" role="alert">${say.fault}</p>` : ''}
<label class="check"><input type="checkbox" name="verified" value="yes" checked>${say.verified}</label>
<button class="go">${say.go}</button></form></main>`,
  )
}

/** An answer on its way back by POST: it submits itself, or its button does. */
export function formPostPage(target: string, fields: Record<string, string>, locale: Locale): string {
  const hidden = Object.entries(fields).map(
    ([key, value]) => `<input type="hidden" name="${escaped(key)}" value="${escaped(value)}">`,
  )
  const say = words[locale]
  return page(
    locale,
    say.on,
    `<main><form method="post" action="${escaped(target)}">${hidden.join('')}
<button class="go">${say.on}</button></form></main><script src="/vendor/identity/form-post.js"></script>`,
  )
}

export const unknownClientPage = (locale: Locale): string =>
  page(locale, '400', `<main><h1>400</h1><p>${words[locale].unknown}</p></main>`)

function page(locale: Locale, title: string, body: string): string {
  return `<!doctype html>
<html lang="${locale}-CA"><head><meta charset="utf-8"><title>${title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<link rel="stylesheet" href="/vendor/identity/styles.css"></head>
<body>${body}</body></html>
`
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
