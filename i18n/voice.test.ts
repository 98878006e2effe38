// The banned phrases of docs/voice.md, in every text of the interface, the letters and the editorial pages.

import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { sentenceFiles, textsIn } from '../tests/written_texts.ts'

const root = join(import.meta.dirname, '..')
const files = [...sentenceFiles, ...globSync('seed/content/**/*.ts', { cwd: root, exclude: ['**/*.test.*'] })]

/** A phrase, and the one to write. In a phrase, `|` separates forms. */
const english: Readonly<Record<string, string>> = {
  'apart|anew': 'separately, again',
  'as it is|as it was|as they are': 'say what stays',
  'by itself|by themselves': 'automatically',
  'all the same': 'anyway',
  'at once': 'right away',
  'for ever|any more|anymore': 'for good, again',
  'goes back|went back': 'is refunded',
  'comes instead|comes again': 'name what comes',
  'can be had|cannot be had': 'is available',
  'put right|puts right': 'fix',
  'a person of ours|somebody of our': 'someone on our team',
  'behind its plan': 'late',
  'becomes of|became of': 'name it: status, refund',
  'came back of': 'refunds',
  'need not': 'you don’t have to',
  'at your place': 'you have',
  'somebody|nobody|everybody': 'someone, no one, everyone',
  'e-mail|e-mails|e-mailed': 'email',
  'dish|dishes': 'meal, or recipe for what is cooked',
  'ready meal|ready meals': 'ready-to-eat meal',
  'sign in|signed in|signs in|sign out|signed out': 'log in, log out',
  'write to us|writes to us': 'contact us',
  'insulated bag|insulated bags': 'cooler bag',
  'corporate credit|company credit|employer’s credit': 'employer credit',
  'points programme|loyalty programme': 'program',
  'misspelt|spoilt|towards': 'misspelled, spoiled, toward',
}

const french: Readonly<Record<string, string>> = {
  'au dossier': 'enregistré',
  'processeur de paiement': 'service de paiement',
  'jusqu’à table': 'temps total',
  ravoir: 'contre remboursement',
  'vaut à partir': 's’applique à partir de',
  'dépensé en premier|dépensée en premier': 'utilisé en premier',
  'dernière journée': 'date d’expiration',
  'votre propre compte|ton propre compte': 'votre compte, ton compte',
  'boîte ouverte|boîte est ouverte': 'la boîte peut encore changer',
  'boîtes rappelées|boîtes sont rappelées': 'le rappel vient',
  'pas de trouble': 'pas de problème',
  'il faut une porte': 'une adresse civique',
  'd’où il est venu': 'sur le mode de paiement d’origine',
  'glacière|glacières|bloc froid|blocs froids': 'sac isotherme, bloc réfrigérant',
  'végétalien|végétalienne|végétaliens|végétaliennes': 'végane',
  'sonnette|sonnettes': 'interphone',
  'note pour le livreur|notes pour le livreur|notes au livreur|note au livreur': 'notes de livraison',
  'valeur offerte|crédit de notre part': 'crédit offert',
  'date limite': 'heure limite',
  'l’éditeur': 'la page de la boîte',
  'y’en a|y’a': 'il y a',
  gratis: 'gratuit',
  rafraîchir: 'actualiser',
  'débiter|débité|prélever|prélevé': 'facturer',
}

/** Texts that hold a banned phrase with another meaning, each with why. */
const exceptions: readonly { text: RegExp; why: string }[] = [
  {
    text: /^baking[ -]dish$|^choose-dishes$/,
    why: 'a thing of the kitchen; an address that must keep working',
  },
  { text: /straight from the dish|that’s the dishes done/, why: 'the dish one eats from and washes' },
  { text: /two codes at once/, why: 'at the same time' },
  {
    text: /^What goes back|It goes back with the containers/,
    why: 'a kit on its way to the kitchen, not money',
  },
]

const within = (phrases: string) => new RegExp(`(?<![\\p{L}\\d-])(?:${phrases})(?![\\p{L}\\d-])`, 'iu')

test.each([
  ['English', english],
  ['French', french],
])('no text of the product holds a phrase that the guide of %s bans', (_, banned) => {
  expect(files.length).toBeGreaterThan(150)
  const said = files.flatMap(file => {
    const texts = textsIn(readFileSync(join(root, file), 'utf8')).filter(
      text => !exceptions.some(one => one.text.test(text)),
    )
    return Object.entries(banned).flatMap(([phrases, better]) =>
      texts
        .filter(text => within(phrases).test(text))
        .map(
          text => `${file}: ${within(phrases).exec(text)?.[0]} (write: ${better}) in “${text.slice(0, 90)}”`,
        ),
    )
  })
  expect(said).toEqual([])
})

test('every exception is still there', () => {
  const texts = files.flatMap(file => textsIn(readFileSync(join(root, file), 'utf8')))
  expect(exceptions.filter(one => !texts.some(text => one.text.test(text)))).toEqual([])
})

test('texts are read from strings and templates, also nested ones, and not from comments or code', () => {
  const nested = '`x $' + '{dish ? `y $' + "{1}z` : 'w'} v`"
  const source = ["const dish = 'a'", '// nobody, ’ in a comment', `const b = ${nested}`].join('\n')
  expect(textsIn(source)).toEqual(['a', 'x ', 'y ', 'z', 'w', ' v'])
})
