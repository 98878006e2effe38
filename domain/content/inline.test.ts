import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isMalformed, linksOf, parseInline, plainText, readTarget } from './inline.ts'

const text = (words: string) => ({ kind: 'text', text: words })

test('emphasis, strong words and links become parts, one inside the other', () => {
  expect(parseInline('Eat *well*, **today**.')).toEqual([
    text('Eat '),
    { kind: 'emphasis', parts: [text('well')] },
    text(', '),
    { kind: 'strong', parts: [text('today')] },
    text('.'),
  ])
  expect(parseInline('[the *whole* menu](menu?date=this-week)')).toEqual([
    {
      kind: 'link',
      to: { id: 'menu', parameters: { date: 'this-week' }, anchor: null },
      parts: [text('the '), { kind: 'emphasis', parts: [text('whole')] }, text(' menu')],
    },
  ])
})

test('a link names a page or a contact, never a URL', () => {
  expect(readTarget('faq#skip-a-week')).toEqual({ id: 'faq', parameters: {}, anchor: 'skip-a-week' })
  for (const address of ['https://example.com', '/menu', 'javascript:alert(1)', '//x', 'a.b', ''])
    expect(readTarget(address), address).toBeNull()
  expect(linksOf('[one](menu), **[two](mail)**').map(({ id }) => id)).toEqual(['menu', 'mail'])
})

test('text without marks is one part, whatever it contains', () => {
  fc.assert(
    fc.property(
      fc.string().filter(words => words !== '' && !/[*[\]]/.test(words)),
      words => {
        expect(parseInline(words)).toEqual([text(words)])
      },
    ),
  )
})

test('no text is lost or invented, and every part is text, emphasis or a link', () => {
  const kinds = new Set<string>()
  const letters = fc.constantFrom('*', '**', '[', ']', '(', ')', '[a](menu)', 'menu', 'a', ' ', '<b>', '\n')
  fc.assert(
    fc.property(fc.array(letters, { maxLength: 24 }), pieces => {
      const written = pieces.join('')
      const read = plainText(written)
      const letterOf = (from: string) => from.replace(/[*[\]()]|menu/g, '')
      expect(letterOf(written)).toBe(letterOf(read))
      for (const part of parseInline(written)) kinds.add(part.kind)
    }),
  )
  expect([...kinds].sort()).toEqual(['emphasis', 'link', 'strong', 'text'])
})

test.each([
  ['a mark that does not close', 'half *said', true],
  ['a link to an address', '[here](https://example.com)', true],
  ['HTML', 'a <b>word</b>', true],
  ['a bracket left open', 'see [the menu', true],
  ['what is well formed', 'see [the *menu*](menu?date=this-week), **now**', false],
])('%s is reported: %s', (_, written, malformed) => {
  expect(isMalformed(written)).toBe(malformed)
})
