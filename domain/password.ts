// Which passwords are accepted: long ones that are not among the commonest.

import { brands } from './brands.ts'
import { commonPasswords } from './common_passwords.ts'
import { isLongEnoughPassword } from './person.ts'
import { foldText } from './text.ts'

export interface PasswordOwner {
  email: string
  firstName?: string
  lastName?: string
}

/**
 * Why a password is refused; null where it is accepted. Every accepted password works at sign-in: spaces count, even at its ends.
 */
export function passwordFault(
  password: string,
  owner: PasswordOwner,
): 'password_too_short' | 'password_too_common' | null {
  if (!isLongEnoughPassword(password)) return 'password_too_short'
  return isCommon(password, owner) ? 'password_too_common' : null
}

function isCommon(password: string, owner: PasswordOwner): boolean {
  const plain = password.normalize('NFC').toLowerCase()
  if (commonPasswords.has(plain) || new Set(plain).size < 4) return true
  // What is left of a password without digits, symbols, and the words that an acquaintance would try.
  let rest = foldText(plain).replace(/[^\p{L}]/gu, '')
  const letters = rest.length
  for (const word of wordsOf(owner)) rest = rest.replaceAll(word, '')
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
