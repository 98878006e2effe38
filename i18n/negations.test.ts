// Rules for the words of pages and emails. In French, Cook it talks the way people talk, and drops the ne; but not where it
// speaks of money, of safety or of a contract.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { sentenceFiles } from '../tests/written_texts.ts'

const root = join(import.meta.dirname, '..')

/** Sentences of pages and letters about money, safety and contract. */
const grave =
  /^(?:i18n|app\/pages)\/(admin|box_claims|card|change_words|declines|editor\/(closed|late)|errors|gift|mail|other_ways|paper|password|payment|paypal|pickups|receipt|returnables|settings|shortages|sign_in|signup_steps|stopping|tracking)/

/** The second half of a negation directly after the verb, without a ne before it. */
const dropped =
  /(?<![\p{L}’])(c’est|c’était|t’es|t’as|t’étais|ça (?!ne |n’)\p{L}+|(on|tu|il|elle|ils|elles) (?!ne |n’)((me|te|se|le|la|les|lui|nous|vous|leur|en) )?(l’|t’|s’|m’)?\p{L}+) (pas|jamais|rien)(?![\p{L}’])/giu

const droppedIn = (file: string) =>
  [...readFileSync(join(root, file), 'utf8').matchAll(dropped)].map(([words]) => `${file}: ${words}`)

test('French keeps its ne in sentences about money, safety and contract', { tags: '[LANG-FR-VOICE]' }, () => {
  const read = sentenceFiles.filter(file => grave.test(file))
  expect(read.length).toBeGreaterThan(30)
  expect(read.flatMap(droppedIn)).toEqual([])
})

test('an amount taken from a balance is facturé, not débité', () => {
  const said = sentenceFiles.filter(file => /débité/.test(readFileSync(join(root, file), 'utf8')))
  expect(said).toEqual([])
})

test('the cutoff has one name in French: heure limite, never date limite', {
  tags: '[LANG-FR-VOICE]',
}, () => {
  const said = sentenceFiles.filter(file => /date limite/.test(readFileSync(join(root, file), 'utf8')))
  expect(said).toEqual([])
})

test('an email is called an email: nobody waits for paper that never comes', () => {
  const paper =
    /(?<!\d )\b(?:(?:an?|one|two|this|last|another|each|every|these|fewer|stop) letters?|(?:une|deux|cette|ces|seule|autre|chaque) lettres?)\b(?! paper)/giu
  const said = sentenceFiles.flatMap(file =>
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .filter(line => !/^\s*(\/\/|\/?\*)/.test(line))
      .flatMap(line => line.match(paper) ?? [])
      .map(words => `${file}: ${words}`),
  )
  expect(said).toEqual([])
})
