import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { slipsTo, slipsToBeginning } from '../slips.ts'
import { find, type Searchable, searchIndex } from './find.ts'
import { singularOf, wordsOf } from './words.ts'

const products: Searchable[] = [
  {
    id: 'paella',
    name: 'Shrimp and Chorizo Paella Paella aux crevettes et au chorizo',
    more: 'spanish espagnole shrimp crevettes bell pepper poivron rouge paella rice riz',
  },
  {
    id: 'pasta',
    name: 'Spaghetti and Meatballs Spaghetti aux boulettes',
    more: 'italian italienne ground beef bœuf haché egg œuf parmesan',
  },
  {
    id: 'mac',
    name: 'Mac and Cheese with Broccoli Macaroni au fromage et brocoli',
    more: 'north american nord-américaine cheddar milk lait broccoli brocoli',
  },
  {
    id: 'teriyaki',
    name: 'Teriyaki Salmon Bowl Bol de saumon teriyaki',
    more: 'japanese japonaise salmon saumon broccoli brocoli rice riz edamame',
  },
  { id: 'eggs', name: 'Free-run eggs Œufs de poules en liberté', more: 'dairy produits laitiers' },
  { id: 'tea', name: 'Earl Grey tea Thé Earl Grey', more: 'drinks boissons' },
  { id: 'berries', name: 'Blueberries Bleuets', more: 'produce fruits et légumes' },
  { id: 'bread', name: 'Garlic bread Pain à l’ail', more: 'bread pain' },
]
const index = searchIndex(products)

describe('finds products by typed text', { tags: '[RT-EDITOR-SEARCH]' }, () => {
  test.each([
    ['a name', 'paella', ['paella']],
    ['an ingredient', 'parmesan', ['pasta']],
    ['a cuisine', 'japonaise', ['teriyaki']],
    ['the other language', 'shrimp', ['paella']],
    ['both languages at once', 'salmon riz', ['teriyaki']],
    ['a word not finished yet', 'sau', ['teriyaki']],
    ['a name before an ingredient', 'brocoli', ['mac', 'teriyaki']],
    ['œ and accents, typed or not', 'oeuf', ['eggs', 'pasta']],
    ['the same with its ligature', 'Œuf', ['eggs', 'pasta']],
    ['capitals', 'OEUFS', ['eggs', 'pasta']],
    ['several of them', 'eggs', ['eggs', 'pasta']],
    ['one of what stands in the plural', 'crevette', ['paella']],
    ['an unaccented letter', 'the', ['tea']],
    ['its accented one', 'thé', ['tea']],
    ['a letter left out', 'crevete', ['paella']],
    ['two letters left out', 'spageti', ['pasta']],
    ['a letter too many', 'saumont', ['teriyaki']],
    ['a wrong one', 'chedder', ['mac']],
    ['two that changed places', 'samlon', ['teriyaki']],
    ['a slip in a word not finished yet', 'brocol', ['mac', 'teriyaki']],
    ['the same in the other language', 'broccul', ['mac', 'teriyaki']],
    ['the end of a word', 'berries', ['berries']],
    ['words in any order', 'rice salmon', ['teriyaki']],
    ['joining words that are not in the product', 'riz avec du saumon', ['teriyaki']],
    ['an elision', 'pain à l’ail', ['bread']],
  ])('%s: %j', (_, typed, ids) => {
    expect(find(index, typed)).toEqual(ids)
  })

  test.each([[''], ['   '], ['p'], ['?!']])('finds everything while there is nothing to go by: %j', typed => {
    expect(find(index, typed)).toBeNull()
  })

  test.each([['zzzz'], ['paella salmon'], ['xy']])(
    'finds nothing: %j',
    { tags: '[ERR-NO-SEARCH-RESULTS]' },
    typed => {
      expect(find(index, typed)).toEqual([])
    },
  )

  test('a typing error is not corrected where a product has the word as typed', () => {
    expect(find(searchIndex([...products, { id: 'rum', name: 'Spicy', more: '' }]), 'spic')).toEqual(['rum'])
    expect(find(index, 'spic')).toEqual([])
  })

  test('one letter fewer never finds fewer products by a name', () => {
    const words = products.flatMap(({ id, name }) => wordsOf(name).map(word => ({ id, word })))
    fc.assert(
      fc.property(fc.constantFrom(...words), fc.nat(), ({ id, word }, cut) => {
        const typed = word.slice(0, 2 + (cut % (word.length - 1)))
        expect(find(index, typed)).toContain(id)
      }),
    )
  })

  test('any one error in a name of six letters or more still finds it', () => {
    const words = products.flatMap(({ id, name }) =>
      wordsOf(name)
        .filter(word => word.length >= 6)
        .map(word => ({ id, word })),
    )
    fc.assert(
      fc.property(fc.constantFrom(...words), fc.nat(), fc.nat({ max: 3 }), ({ id, word }, at, kind) => {
        const place = at % word.length
        const [before, here, after] = [word.slice(0, place), word[place] ?? '', word.slice(place + 1)]
        const slipped = [
          before + after,
          `${before}q${here}${after}`,
          `${before}q${after}`,
          before + (after[0] ?? '') + here + after.slice(1),
        ][kind] as string
        // An error may spell another word of the list, which is then what was asked for.
        const literal = products.some(({ name, more }) =>
          wordsOf(`${name} ${more}`).some(w => w.includes(slipped)),
        )
        if (!literal) expect(find(index, slipped)).toContain(id)
      }),
    )
  })
})

describe('typing errors', () => {
  test.each([
    ['crevete', 'crevettes', 1],
    ['brocol', 'broccoli', 1],
    ['salmno', 'salmon', 1],
    ['salmon', 'salmon', 0],
    ['sal', 'salmon', 0],
    ['xalmon', 'salmon', 1],
  ])('%s begins %s with %i errors', (typed, word, slips) => {
    expect(slipsToBeginning(typed, word, 2)).toBe(slips)
  })

  test.each([
    ['salmno', 'salmon', 1],
    ['salmon', 'salmon', 0],
    ['salmn', 'salmon', 1],
    ['salmons', 'salmon', 1],
    ['sal', 'salmon', null],
    ['salmon', 'sal', null],
  ])('%s is %s whole with %s errors', (typed, word, slips) => {
    expect(slipsTo(typed, word, 2)).toBe(slips)
  })

  test('more errors than allowed match nothing', () => {
    expect(slipsToBeginning('zzzz', 'salmon', 2)).toBeNull()
    expect(slipsToBeginning('saumonette', 'sau', 2)).toBeNull()
  })
})

test.each([
  ['oeufs', 'oeuf'],
  ['berries', 'berry'],
  ['tomatoes', 'tomato'],
  ['choux', 'chou'],
  ['noix', 'noix'],
  ['swiss', 'swiss'],
  ['gas', 'gas'],
])('%s has one error less than %s', (many, one) => {
  expect(singularOf(many)).toBe(one)
})
