import type { Locale } from '../domain/brands.ts'
import type { TaxClass } from '../domain/tax/classes.ts'

/** The names of the tax classes. */
export const taxClassNames: Readonly<Record<Locale, Readonly<Record<TaxClass, string>>>> = {
  en: {
    grocery: 'Basic grocery',
    prepared: 'Prepared food',
    snack: 'Snack',
    frozen_treat: 'Frozen treat',
    carbonated: 'Carbonated drink',
    soda: 'Soda',
    gift_card: 'Gift card',
  },
  fr: {
    grocery: 'Produit d’épicerie de base',
    prepared: 'Aliment préparé',
    snack: 'Grignotine',
    frozen_treat: 'Gâterie glacée',
    carbonated: 'Boisson gazeuse',
    soda: 'Boisson gazeuse sucrée',
    gift_card: 'Carte-cadeau',
  },
}
