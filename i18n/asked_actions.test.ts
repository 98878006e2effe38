import { expect, test } from 'vitest'
import { allCalls } from '../contract/index.ts'
import { brandIds, locales } from '../domain/brands.ts'
import { askedActionMessages } from './asked_actions.ts'

test('every change that asks the question before settings has words for the button that makes it', {
  tags: '[VAL-REAUTH-BUTTON]',
}, () => {
  const changes = allCalls().filter(
    ({ declaration }) => declaration.who === 'settings' && declaration.method !== 'GET',
  )
  for (const brand of brandIds) {
    for (const locale of locales) {
      const words = askedActionMessages(brand, locale)
      expect(Object.keys(words).toSorted()).toEqual(changes.map(({ name }) => name).toSorted())
      expect(words['subscription.close']).toBe(locale === 'en' ? 'Close account' : 'Fermer le compte')
    }
  }
})
