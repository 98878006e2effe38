import { expect, test } from 'vitest'
import { brandIds } from '../domain/brands.ts'
import { adminClosingMessages } from './admin_closing.ts'
import { adminGiftMessages } from './admin_gifts.ts'
import { componentMessages } from './components.ts'
import { layoutMessages } from './layout.ts'
import { ofName } from './of_name.ts'
import { valueNameMessages } from './value_names.ts'

test.each([
  ['Ada Test', 'd’Ada Test'],
  ['Émile', 'd’Émile'],
  ['Œufs brouillés', 'd’Œufs brouillés'],
  ['Yves', 'd’Yves'],
  ['Hélène', 'd’Hélène'],
  ['Huile d’olive', 'd’Huile d’olive'],
  ['Yannick', 'de Yannick'],
  ['Haricots verts', 'de Haricots verts'],
  ['Houmous', 'de Houmous'],
  ['Zoé', 'de Zoé'],
])('French sets “de” before %s as it sounds', (name, words) => {
  expect(ofName(name)).toBe(words)
})

test.each(brandIds)('sentences of %s with a name do so', brand => {
  const said = [
    valueNameMessages(brand, 'fr').giftFrom('Ada'),
    layoutMessages(brand, 'fr').header.you('Ada'),
    componentMessages(brand, 'fr').stepper.group('Aubergine'),
    adminClosingMessages(brand, 'fr').settleOne('Ada'),
    adminGiftMessages(brand, 'fr').toOf('Ada'),
  ]
  for (const words of said) expect(words).toMatch(/ d’A/)
})
