// What was typed, lit in a text that was found by it.

import { slipsForgiven, slipsToBeginning } from '../slips.ts'
import { foldText } from '../text.ts'

/** A piece of a text, and whether it is what was found. */
interface LitPart {
  text: string
  isLit: boolean
}

/** A text in pieces, with what was typed lit in it: word by word, else the words that are meant by misspelt ones. */
export function litParts(text: string, typed: string): LitPart[] {
  const lit = new Set<number>()
  const { letters, places } = foldedLetters(text)
  for (const word of foldText(typed).split(' ').filter(Boolean)) lightWord(word, letters, places, lit)
  const digits = typed.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '')
  if (digits.length >= 4 && /^[\d\s().+-]+$/.test(typed.trim())) lightDigits(digits, text, lit)
  return partsBy(text, lit)
}

/** The folded letters of a text, and where in it each comes from. */
function foldedLetters(text: string): { letters: string; places: number[] } {
  let letters = ''
  const places: number[] = []
  let at = 0
  for (const symbol of text) {
    const folded = foldText(symbol)
    const shown = folded === '' ? ' ' : folded
    letters += shown
    for (const _ of shown) places.push(at)
    at += symbol.length
  }
  return { letters, places }
}

function lightWord(word: string, letters: string, places: readonly number[], lit: Set<number>): void {
  const light = (from: number, until: number) => {
    for (let at = from; at < until; at++) lit.add(places[at] as number)
  }
  let found = false
  for (let at = letters.indexOf(word); at >= 0; at = letters.indexOf(word, at + word.length)) {
    light(at, at + word.length)
    found = true
  }
  if (found) return
  for (const { 0: own, index } of letters.matchAll(/[^ ]+/g)) {
    if (slipsToBeginning(word, own, slipsForgiven(word.length)) !== null) light(index, index + own.length)
  }
}

function lightDigits(digits: string, text: string, lit: Set<number>): void {
  const places = [...text.matchAll(/\d/g)].map(({ index }) => index)
  const own = places.map(at => text[at]).join('')
  if (!own.endsWith(digits)) return
  for (const at of places.slice(-digits.length)) lit.add(at)
}

function partsBy(text: string, lit: ReadonlySet<number>): LitPart[] {
  const parts: LitPart[] = []
  let at = 0
  for (const symbol of text) {
    const isLit = lit.has(at)
    const last = parts.at(-1)
    if (last && last.isLit === isLit) last.text += symbol
    else parts.push({ text: symbol, isLit })
    at += symbol.length
  }
  return parts
}
