import { describe, expect, test } from 'vitest'
import { isEmail, isLongEnoughPassword, isName, normalizeEmail, normalizeName } from './person.ts'

describe('names (RULINGS 41)', () => {
  test.each([
    'Al',
    'Ng',
    'Amélie',
    'O’Connor',
    "O'Connor",
    'Jean-François',
    'de la Cruz',
    'St. John',
    'Ωμ',
    '李明',
    'Nǐ',
    '  Al  ',
  ])('[VAL-NAME-MIN] %s is a name', name => expect(isName(name)).toBe(true))

  test.each([
    'A',
    'É',
    '',
    '  ',
    '-',
    "A'",
    'A-',
    '12',
    'R2D2',
    'Al <b>',
    'Win at http://x.example',
    'a\u0000b',
    '李',
  ])('[VAL-NAME-MIN] %j is refused', name => expect(isName(name)).toBe(false))

  test('a name is kept composed and single-spaced', () => {
    expect(normalizeName('  Ame\u0301lie   de\tRoy ')).toBe('Amélie de Roy')
  })
})

describe('e-mail', () => {
  test.each([
    'a@b.ca',
    'first.last+box@example.co.uk',
    " Ame'lie@Example.COM ",
    'amélie@exemple.ca',
    'a@école.quebec',
    'a@xn--cole-9oa.xn--fiqs8s',
    'x_y%z@sub-domain.example.com',
  ])('[VAL-EMAIL] %j has the shape of an address', email => expect(isEmail(email)).toBe(true))

  test.each([
    '',
    'abc',
    'not-an-email',
    '@b.ca',
    'a@',
    'a@b',
    'a@b.c',
    'a@b..ca',
    'a@-b.ca',
    'a@b-.ca',
    '.a@b.ca',
    'a.@b.ca',
    'a..b@b.ca',
    'a b@c.ca',
    'a@b@c.ca',
    'a@b.ca,c@d.ca',
    'a@b.ca\nbcc:x@y.ca',
    `${'a'.repeat(65)}@b.ca`,
    `a@${'b'.repeat(64)}.ca`,
  ])('[VAL-EMAIL] %j is refused', email => expect(isEmail(email)).toBe(false))

  test('two spellings of one address are one', () => {
    expect(normalizeEmail(' Amelie@Example.COM')).toBe('amelie@example.com')
    expect(normalizeEmail('ame\u0301lie@exemple.ca')).toBe(normalizeEmail('amélie@exemple.ca'))
  })
})

describe('passwords', () => {
  test('[VAL-PASSWORD-MIN] nine characters are refused, ten are accepted', () => {
    expect(isLongEnoughPassword('123456789')).toBe(false)
    expect(isLongEnoughPassword('1234567890')).toBe(true)
  })

  test('[VAL-PASSWORD-MIN] an emoji is one character, a composed letter too', () => {
    expect(isLongEnoughPassword('🍋🍋🍋🍋🍋')).toBe(false)
    expect(isLongEnoughPassword('e\u0301'.repeat(9))).toBe(false)
    expect(isLongEnoughPassword('          ')).toBe(true)
  })
})
