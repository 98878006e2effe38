// The question of how a household heard of us.

import { messages } from './catalogue.ts'

export const sourceMessages = messages({
  en: () => ({
    friend: 'A friend or family member',
    search: 'A web search',
    social: 'Social media',
    podcast: 'A podcast or the radio',
    press: 'An article',
    flyer: 'A flyer or a coupon',
    work: 'My work',
    truck: 'A delivery truck',
    other: 'Somewhere else',
  }),
  fr: voice => ({
    friend: 'Par un proche',
    search: 'Par une recherche sur le Web',
    social: 'Sur les réseaux sociaux',
    podcast: 'Par un balado ou la radio',
    press: 'Par un article',
    flyer: 'Par un dépliant ou un coupon',
    work: voice.pick({ freshprep: 'Par mon travail', cookit: 'Par ma job' }),
    truck: 'Par un camion de livraison',
    other: 'Autrement',
  }),
})
