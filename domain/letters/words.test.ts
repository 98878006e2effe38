import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { brokenLinks, paragraphsOf, partsOfLetter, plainParagraph } from './words.ts'

const isPage = ({ id }: { id: string }) => id === 'menu'

describe('the text of a letter to a list', () => {
  test.each([
    ['See [the menu](menu?date=open-week).', []],
    ['See [our blog](https://blog.example.com/a?b=c#d).', []],
    ['**Bold with [the menu](menu)** and *[more](https://example.com)*', []],
    ['No link, 李小龙, 🎂 and 3 * 4', []],
    ['[x](nowhere)', ['nowhere']],
    ['[x](http://example.com)', ['http://example.com']],
    ['[x](https://me:secret@example.com)', ['https://me:secret@example.com']],
    ['[x](https://localhost)', ['https://localhost']],
    ['**[x](http://example.com)**', ['http://example.com']],
    ['[x](javascript:alert)', ['[x](javascript:alert)']],
    ['[x](/account)', ['[x](/account)']],
    ['[x](//example.com)', ['[x](//example.com)']],
    ['[x](https://example.com/(a))', ['[x](https://example.com/(a))']],
    ['[x]()', ['[x]()']],
  ])('%j links to pages and secure addresses alone: %j is broken', (text, broken) => {
    expect(brokenLinks(text, isPage)).toEqual(broken)
  })

  test('has paragraphs between empty lines, however a browser ends its lines', () => {
    expect(paragraphsOf(' One\r\ntwo \r\n\r\n\r\nThree\n\n')).toEqual(['One\ntwo', 'Three'])
    expect(paragraphsOf(' \n\n ')).toEqual([])
  })

  test('is read without its marks, with the address of a link behind its words', () => {
    expect(plainParagraph('**New:** *see* [it](https://example.com) and [the menu](menu)')).toBe(
      'New: see it (https://example.com) and the menu',
    )
  })

  test('loses no letter, whatever is typed', () => {
    const typed = fc.string({ unit: 'grapheme' }).filter(text => !/[*[\]()]/.test(text))
    fc.assert(
      fc.property(typed, text => {
        expect(plainParagraph(text)).toBe(text)
      }),
    )
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('*', '[', ']', '(', ')', 'a', ' ', 'https://a.b') }),
        text => {
          expect(() => partsOfLetter(text)).not.toThrow()
        },
      ),
    )
  })
})
