import { expect, test } from 'vitest'
import { logsOf } from '../../../../contract/call.ts'
import { allCalls } from '../../../../contract/index.ts'
import { locales } from '../../../../domain/brands.ts'
import { callWords } from './call_words.ts'

/** What leaves a line and is no admin's call: the door itself, and the program's operator. */
const others = ['staff_session.sign_in', 'staff_session.join', 'admins.name_owner', 'admins.dismiss']

test('every call that leaves a line in the log of staff has its name in words, in both languages, and no other has', () => {
  const logged = allCalls().flatMap(({ name, declaration }) =>
    logsOf(declaration) === 'nothing' ? [] : [name as string],
  )
  for (const locale of locales) {
    const words = callWords('freshprep', locale)
    expect(Object.keys(words).toSorted()).toEqual([...logged, ...others].toSorted())
    expect(new Set(Object.values(words)).size).toBe(Object.keys(words).length)
  }
})
