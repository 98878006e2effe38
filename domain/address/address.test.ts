import { describe, expect, test } from 'vitest'
import { addressQuery, addressSearchText, householdKey, normalizeUnit, splitAddress } from './normalize.ts'
import { isPostOfficeBox } from './po_box.ts'

describe('search', () => {
  const found = (typed: string, address: string, number: string) => {
    const query = addressQuery(typed)
    const text = addressSearchText(address)
    return (
      (query.number === null || number.startsWith(query.number)) &&
      query.words.every(word => text.includes(` ${word}`))
    )
  }

  test.each([
    ['3535 rue st den', 'Rue Saint-Denis', '3535'],
    ['3535 sain', 'Rue St-Denis', '3535'],
    ['saint-denis', 'Rue St-Denis', '3535'],
    ['3535 st. denis street', 'Rue Saint-Denis', '3535'],
    ['100 sherbrooke o', 'Rue Sherbrooke Ouest', '100'],
    ['100 sherbrooke west', 'Rue Sherbrooke O', '100'],
    ['505 17th st nw', '17 Street NW', '505'],
    ['505 17 street northwest', '17th St N.W.', '505'],
    ['12 3e av', '3e Avenue', '12'],
    ['12 third ave', '3rd Avenue', '12'],
    ['5 boul rene l', 'Boulevard René-Lévesque E', '5'],
    ['9 mont royal', 'Mount Royal Ave', '9'],
    ['7 oeuvre', "Rue de l'Œuvre", '7'],
    ['35', 'Rue Saint-Denis', '3535'],
  ])('%j finds %s', { tags: '[VAL-ADDRESS-AUTOCOMPLETE]' }, (typed, address, number) => {
    expect(found(typed, address, number)).toBe(true)
  })

  test.each([
    ['3535 rue st lau', 'Rue Saint-Denis', '3535'],
    ['3536 st denis', 'Rue Saint-Denis', '3535'],
    ['sherbrooke est', 'Rue Sherbrooke Ouest', '100'],
  ])('%j does not find %s', (typed, address, number) => {
    expect(found(typed, address, number)).toBe(false)
  })
})

describe('number and unit', () => {
  test.each([
    ['3535 rue st den', '3535', null, 'rue st den'],
    ['3535, rue Saint-Denis, app. 4', '3535', '4', 'rue Saint-Denis'],
    ['204-3535 Main St', '3535', '204', 'Main St'],
    ['204 - 3535 Main St', '3535', '204', 'Main St'],
    ['#204 3535 Main St', '3535', '204', 'Main St'],
    ['Apt 204, 3535 Main St', '3535', '204', 'Main St'],
    ['3535 Main St #204', '3535', '204', 'Main St'],
    ['3535 Main St Ste 204', '3535', '204', 'Main St'],
    ['3535A rue Fabre', '3535a', null, 'rue Fabre'],
    ['3535 ½ rue Fabre', '3535 1/2', null, 'rue Fabre'],
    ['3535 1/2 rue Fabre', '3535 1/2', null, 'rue Fabre'],
    ['11011 90 Street', '11011', null, '90 Street'],
    ['10 1st Avenue', '10', null, '1st Avenue'],
    ['12 rue Sainte-Anne', '12', null, 'rue Sainte-Anne'],
    ['Place Ville-Marie', null, null, 'Place Ville-Marie'],
    ['3535', '3535', null, ''],
    ['', null, null, ''],
  ])('%j', (line, number, unit, street) => {
    expect(splitAddress(line)).toEqual({ number, unit, street })
  })

  test.each([
    ['Apt. 4-B', '4b'],
    ['# 4b', '4b'],
    ['app 4 B', '4b'],
    ['Suite 0204', '204'],
    ['PH3', 'ph3'],
    ['Penthouse 3', 'ph3'],
    ['Bsmt', 'bsmt'],
    ['Basement', 'bsmt'],
    ['Sous-sol', 'bsmt'],
    ['', ''],
  ])('unit %j is %j', (unit, normal) => {
    expect(normalizeUnit(unit)).toBe(normal)
  })
})

describe('one account per household (rule 42)', () => {
  const montreal = { postal: 'H2X 1Y4' }
  test.each([
    ['3535 rue Saint-Denis', '4', '3535, Rue St-Denis app. 4', null],
    ['3535 rue Saint-Denis', '4', '4-3535 St Denis Street', null],
    ['3535 rue Saint-Denis', 'Apt 4', '#4 3535 Saint Denis', ''],
    ['3535 rue Saint-Denis', 'Apt 4', '3535 rue Saint-Denis, apt 4', '4'],
    ['100 rue Sherbrooke Ouest', '', '100 W. Sherbrooke St', null],
    ['505 17 Street NW', null, '505 17th St. N.W.', null],
    ['5 boul. René-Lévesque E.', null, '5 Rene Levesque Blvd East', null],
    ['12 3e Avenue', null, '12 third ave', null],
    ['8 rue de la Montagne', null, '8 Montagne', null],
    ['9 Avenue Road', null, '9 Av. Rd.', null],
  ])('%j unit %j is %j unit %j', { tags: '[VAL-ONE-PER-HOUSEHOLD]' }, (addressA, unitA, addressB, unitB) => {
    const a = householdKey({ address: addressA, unit: unitA, ...montreal })
    expect(householdKey({ address: addressB, unit: unitB, ...montreal })).toBe(a)
  })

  test('a numbered street differs from the avenue of the same number', () => {
    const key = (address: string) => householdKey({ address, ...montreal })
    expect(key('10123 90 Street')).toBe(key('10123 90th St.'))
    expect(key('10123 90 Street')).not.toBe(key('10123 90 Avenue'))
  })

  test.each([
    ['another unit', '3535 rue Saint-Denis', '5', 'H2X 1Y4'],
    ['no unit', '3535 rue Saint-Denis', null, 'H2X 1Y4'],
    ['another number', '3537 rue Saint-Denis', '4', 'H2X 1Y4'],
    ['another street', '3535 rue Saint-Laurent', '4', 'H2X 1Y4'],
    ['another direction', '3535 rue Saint-Denis Est', '4', 'H2X 1Y4'],
    ['another postal code', '3535 rue Saint-Denis', '4', 'H2X 1Y5'],
    ['half a number', '3535 1/2 rue Saint-Denis', '4', 'H2X 1Y4'],
  ])('%s is another household', (_, address, unit, postal) => {
    const home = householdKey({ address: '3535 rue Saint-Denis', unit: '4', ...montreal })
    expect(householdKey({ address, unit, postal })).not.toBe(home)
  })
})

describe('post-office boxes', () => {
  test.each([
    'PO Box 123',
    'P.O. Box 123',
    'p o box 5 Stn Main',
    'Post Office Box 9',
    'POB 12',
    'Box 44, Site 3',
    'C.P. 55',
    'CP 55',
    'C. P. 55, succ. A',
    'Case postale 6',
    'Casier postal 6',
    'B.P. 12',
    'RR 2',
    'R.R. #2',
    '120 Main St, RR3',
    'Rural Route 4',
    'Poste restante',
    'General Delivery',
    'GD Stn Main',
    'G.D.',
    'P.O.Box12',
    'PO #12',
    'PostOffice Box 5',
    'RR No. 3',
    'Route rurale no 3',
    'Site 5 Comp 12',
  ])('%j is a post-office box', { tags: '[VAL-ADDRESS-PO-BOX]' }, line =>
    expect(isPostOfficeBox(line)).toBe(true),
  )

  test.each([
    '3535 rue Saint-Denis',
    '12 Boxwood Crescent',
    '9 rue du Parc',
    '77 Carr Rd',
    '40 chemin de la Poste',
    '12 GD Naidu Street',
    'Gdańsk Road 4',
    '1 Postal Lane',
    '15 Route 132',
    '8 Box Grove By-Pass',
    '31 Herron Rd, apt 2',
    '1235 RR 20',
    '12 Site Road',
  ])('%j is a street address', { tags: '[VAL-ADDRESS-PO-BOX]' }, line =>
    expect(isPostOfficeBox(line)).toBe(false),
  )
})
