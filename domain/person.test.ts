import { describe, expect, test } from 'vitest'
import { isEmail, isLongEnoughPassword, isName, normalizeEmail, normalizeName } from './person.ts'

describe('names (rule 41)', () => {
  test.each([
    'Al',
    'Ng',
    'Amélie',
    'O’Connor',
    "O'Connor",
    'Jean-François',
    'de la Cruz',
    'St. John',
    'Mom & Dad',
    'Ωμ',
    '李明',
    'Nǐ',
    '李',
    '김',
    'علی\u200cرضا',
    'ක්\u200dෂ',
    'Oʼahu',
    'O‘ahu',
    'Ḵwax̱7',
    'Sḵwx̱wú7mesh',
    'Al\u200b\ufeff',
    '  Al  ',
  ])('%s is a name', { tags: '[VAL-NAME-MIN]' }, name => expect(isName(name)).toBe(true))

  test.each([
    'A',
    'É',
    '',
    '  ',
    '-',
    "A'",
    'A-',
    'A &',
    '12',
    'R2D2',
    'Al <b>',
    'Win at http://x.example',
    'a\u0000b',
    'Agent 007',
    'A77',
    '7',
    '« Zoé »',
    'Jean "Johnny" Roy',
  ])('%j is refused', { tags: '[VAL-NAME-MIN]' }, name => expect(isName(name)).toBe(false))

  test('a stored name is composed and single-spaced', () => {
    expect(normalizeName('  Ame\u0301lie   de\tRoy ')).toBe('Amélie de Roy')
  })
})

describe('email', () => {
  test.each([
    'a@b.ca',
    'first.last+box@example.co.uk',
    " Ame'lie@Example.COM ",
    'amélie@exemple.ca',
    'a@école.quebec',
    'a@xn--cole-9oa.xn--fiqs8s',
    'x_y%z@sub-domain.example.com',
  ])('%j has the form of an address', { tags: '[VAL-EMAIL]' }, email => expect(isEmail(email)).toBe(true))

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
  ])('%j is refused', { tags: '[VAL-EMAIL]' }, email => expect(isEmail(email)).toBe(false))

  test('two spellings of one address are equal', () => {
    expect(normalizeEmail(' Amelie@Example.COM')).toBe('amelie@example.com')
    expect(normalizeEmail('a@École.quebec')).toBe(normalizeEmail('a@xn--cole-9oa.quebec'))
    expect(normalizeEmail('a\u200b@example.com\ufeff')).toBe('a@example.com')
    expect(normalizeEmail('ame\u0301lie@exemple.ca')).toBe(normalizeEmail('amélie@exemple.ca'))
  })
})

describe('passwords', () => {
  test('nine characters are refused, ten are accepted', { tags: '[VAL-PASSWORD-MIN]' }, () => {
    expect(isLongEnoughPassword('123456789')).toBe(false)
    expect(isLongEnoughPassword('1234567890')).toBe(true)
  })

  test('an emoji is one character, and so is a composed letter', { tags: '[VAL-PASSWORD-MIN]' }, () => {
    expect(isLongEnoughPassword('🍋🍋🍋🍋🍋')).toBe(false)
    expect(isLongEnoughPassword('e\u0301'.repeat(9))).toBe(false)
    expect(isLongEnoughPassword('          ')).toBe(true)
  })
})
