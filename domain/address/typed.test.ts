import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { citiesOf, isSameCity, type TypedAddress, tidyTyped, typedFaults, typedLabel } from './typed.ts'

const home: TypedAddress = {
  number: '1500',
  street: 'W Broadway',
  unit: '204',
  city: 'Vancouver',
  postal: 'V6J 1W8',
}
const area = { province: 'BC' as const, cities: citiesOf('V6J', 'Vancouver', ['Vancouver']) }

describe('an address typed part by part (rule 67)', { tags: '[VAL-ADDRESS-AUTOCOMPLETE]' }, () => {
  test.each<[Partial<TypedAddress>]>([
    [{}],
    [{ number: '1500A' }],
    [{ number: '12 1/2' }],
    [{ number: '12½' }],
    [{ street: '10th Ave West' }],
    [{ street: '90 Street NW' }],
    [{ street: 'rue de l’Église' }],
    [{ city: 'vancouver' }],
    [{ city: 'City of Vancouver, BC' }],
    [{ unit: '' }],
    [{ unit: 'PH3' }],
    [{ unit: 'CP3' }],
    [{ number: '123-A' }],
    [{ number: '1235', street: 'RR 20' }],
  ])('%j can be a street address', changes => {
    expect(typedFaults({ ...home, ...changes }, area)).toEqual({})
  })

  test.each<[Partial<TypedAddress>, object]>([
    [{ number: '' }, { number: 'number_invalid' }],
    [{ number: 'abc' }, { number: 'number_invalid' }],
    [{ number: '12345678' }, { number: 'number_invalid' }],
    [{ number: '0' }, { number: 'number_invalid' }],
    [{ street: '🍕🍕 St' }, { street: 'street_required' }],
    [{ street: '' }, { street: 'street_required' }],
    [{ street: '12' }, { street: 'street_required' }],
    [{ street: '1500' }, { street: 'street_required' }],
    [{ street: 'PO Box 12' }, { street: 'po_box' }],
    [{ street: 'RR 2' }, { street: 'po_box' }],
    [{ unit: 'PO Box 12' }, { unit: 'po_box' }],
    [{ unit: 'C.P. 55' }, { unit: 'po_box' }],
    [{ city: 'Toronto' }, { city: 'city_not_in_area' }],
    [{ city: 'BC' }, { city: 'city_not_in_area' }],
    [
      { number: '', street: '', city: 'x' },
      { number: 'number_invalid', street: 'street_required', city: 'city_not_in_area' },
    ],
  ])('%j is refused, with the fault named by field', { tags: '[VAL-ADDRESS-PO-BOX]' }, (changes, faults) => {
    expect(typedFaults({ ...home, ...changes }, area)).toEqual(faults)
  })

  test.each([
    ['Montreal', 'Montréal'],
    ['Ville de Montréal', 'Montréal'],
    ['St-Lambert', 'Saint-Lambert'],
    ['ste anne de bellevue', 'Sainte-Anne-de-Bellevue'],
  ])('%s is %s', (a, b) => expect(isSameCity(a, b)).toBe(true))

  test('a borough may also be written as its city, and a city never as another city', () => {
    expect(citiesOf('M1H', 'Scarborough', [])).toEqual(['Scarborough', 'Toronto'])
    expect(citiesOf('H7N', 'Laval', [])).toEqual(['Laval'])
    expect(isSameCity('', '')).toBe(false)
    expect(isSameCity('Laval', 'Montréal')).toBe(false)
  })

  test('the label has number, street with its direction, unit, city, province and postal code', () => {
    expect(typedLabel(tidyTyped(home), 'BC')).toEqual(['1500 W Broadway, unit 204', 'Vancouver BC  V6J 1W8'])
    const quebec = {
      number: '3535 a',
      street: 'Rue Saint-Denis',
      unit: '4',
      city: 'Montréal',
      postal: 'H2X 3P1',
    }
    expect(typedLabel(tidyTyped(quebec), 'QC')).toEqual([
      '3535A, rue Saint-Denis, app. 4',
      'Montréal QC  H2X 3P1',
    ])
    expect(tidyTyped({ ...home, street: ' 1500  W  Broadway ' }).street).toBe('W Broadway')
    expect(tidyTyped({ ...home, number: '123-a' }).number).toBe('123A')
    expect(tidyTyped({ ...home, number: '12½' }).number).toBe('12 1/2')
  })

  test('tidying a valid address twice changes nothing more, and it stays valid', () => {
    const word = fc.stringMatching(/^[a-zéA-Z0-9 ½'-]{0,12}$/)
    const civic = fc.stringMatching(/^ ?[0-9]{1,5} ?(½|1\/2|[a-zA-Z])? ?$/)
    fc.assert(
      fc.property(civic, word, word, (number, street, unit) => {
        const typed = { ...home, number, street, unit }
        fc.pre(Object.keys(typedFaults(typed, area)).length === 0)
        const once = tidyTyped(typed)
        expect(tidyTyped(once)).toEqual(once)
        expect(typedFaults(once, area)).toEqual({})
      }),
    )
  })
})
