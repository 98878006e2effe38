// Judges a new password. zxcvbn counts the guesses, with what people in both languages choose. Its dictionaries are megabytes: no
// browser gets them, and a process reads them with the first password that it judges.

import { type GuessesNeeded, type PasswordOwner, passwordFault } from '../../domain/password.ts'

/**
 * The characters that are judged, and the ways to read digits as letters. A password that is strong at its beginning is strong; more
 * of either takes seconds for text that was made to take them.
 */
const judged = { maxLength: 24, l33tMaxSubstitutions: 8 }

/** Why a password is refused; null where it is accepted. */
export async function passwordFaultOf(
  password: string,
  owner: PasswordOwner,
): Promise<ReturnType<typeof passwordFault>> {
  reading ??= readWords()
  return passwordFault(password, owner, await reading)
}

let reading: Promise<GuessesNeeded> | undefined

async function readWords(): Promise<GuessesNeeded> {
  const [{ ZxcvbnFactory }, common, english, french] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-en'),
    import('@zxcvbn-ts/language-fr'),
  ])
  const cracker = new ZxcvbnFactory({
    ...judged,
    dictionary: { ...common.dictionary, ...english.dictionary, ...french.dictionary },
    graphs: common.adjacencyGraphs,
  })
  return (password, words) => cracker.check(password, [...words]).guesses
}
