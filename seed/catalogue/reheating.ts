// The steps of a ready-to-eat meal: two minutes in a microwave oven, then the topping.

import type { CookingStep } from '../../domain/catalogue/types.ts'
import { step } from './authoring.ts'

/** Before heating: the parts to take out of the tray. */
export const open = (english: string, french: string): CookingStep =>
  step(0, ['Open', english], ['Ouvrir', french])

/** Two minutes at full power. */
export const heat = (): CookingStep =>
  step(
    2,
    ['Heat', 'Microwave on high for 2 minutes; 45 seconds more in an oven under 1,100 watts.'],
    [
      'Réchauffer',
      'Chauffer 2 minutes au micro-ondes à puissance maximale; 45 secondes de plus si l’appareil fait moins de 1100 watts.',
    ],
    2,
  )

/** How to recognize that it is hot enough, after a stir or a look. */
export const stir = (english: string, french: string): CookingStep =>
  step(
    0,
    ['Check', `${english} It is ready when it steams all through, at 74°C (165°F).`],
    ['Vérifier', `${french} C’est prêt quand tout est fumant, à 74 °C (165 °F).`],
  )

/** The topping at the table. */
export const finish = (english: string, french: string): CookingStep =>
  step(0, ['Finish', english], ['Terminer', french])
