// Which passwords are accepted: long ones that nobody guesses soon.

import { brands } from './brands.ts'
import { isLongEnoughPassword } from './person.ts'
import { foldText } from './text.ts'

export interface PasswordOwner {
  email: string
  firstName?: string
  lastName?: string
}

/**
 * How many guesses a cracker needs who knows what people choose: common passwords and words, names, keyboards, sequences, dates,
 * and letters written as digits.
 * @param words what the cracker would try first for this owner
 */
export type GuessesNeeded = (password: string, words: readonly string[]) => number

/** Somebody with the stored hashes is at it for years. Attempts over the wire are limited long before that. */
const fewestGuesses = 1e8

/**
 * Why a password is refused; null where it is accepted. Every accepted password works at sign-in: spaces count, even at its ends.
 */
export function passwordFault(
  password: string,
  owner: PasswordOwner,
  guessesNeeded: GuessesNeeded,
): 'password_too_short' | 'password_too_common' | null {
  if (!isLongEnoughPassword(password)) return 'password_too_short'
  const words = wordsOf(owner)
  const plain = password.normalize('NFC')
  return isTheirs(plain, words) || guessesNeeded(plain, words) < fewestGuesses ? 'password_too_common' : null
}

/** Whether little is left of a password without digits, symbols, and the words that an acquaintance would try. */
function isTheirs(password: string, words: readonly string[]): boolean {
  let rest = foldText(password.toLowerCase()).replace(/[^\p{L}]/gu, '')
  const letters = rest.length
  for (const word of words) rest = rest.replaceAll(word, '')
  return rest.length < letters && rest.length < 4
}

/** Folded words of three letters and more, the longest first. */
function wordsOf({ email, firstName = '', lastName = '' }: PasswordOwner): string[] {
  const of = (text: string) => foldText(text).split(/[^\p{L}]+/u)
  const names = Object.values(brands).flatMap(({ name }) => [name.replaceAll(' ', ''), name])
  const words = [
    email,
    email.replace(/@.*/, '').replace(/[^\p{L}]/gu, ''),
    firstName,
    lastName,
    ...names,
  ].flatMap(of)
  return [...new Set(words)].filter(word => word.length >= 3).toSorted((a, b) => b.length - a.length)
}
