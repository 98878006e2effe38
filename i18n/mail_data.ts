// Letters about a household's data (mail.ts).

import type { Voice } from './catalogue.ts'
import { formatFullDay } from './dates.ts'
import type { Letters } from './mail.ts'

type DataLetters = Pick<Letters, 'data_ready' | 'erasure_planned' | 'erasure_taken_back'>

export const englishDataLetters = (_voice: Voice): DataLetters => ({
  data_ready: {
    subject: () => 'Your data is ready to download',
    body: () =>
      'Everything we hold about your household is in one file. Download it from your settings within seven days. We’ll ask you to confirm it’s you.',
    action: 'Go to settings',
  },
  erasure_planned: {
    subject: ({ dueOn }) => `Your data will be erased on ${formatFullDay(dueOn, 'en')}`,
    body: ({ dueOn, amountsUntil }) =>
      `On ${formatFullDay(dueOn, 'en')}, we’ll erase all the personal data we hold about you. Payment records stay, without your name, until ${formatFullDay(amountsUntil, 'en')}, because tax law requires it.\n\nYou can cancel in your settings until then.`,
    action: 'Go to settings',
  },
  erasure_taken_back: {
    subject: () => 'We won’t erase your data',
    body: () => 'You cancelled your request to erase your data. Nothing was erased.',
    action: 'Go to settings',
  },
})

export const frenchDataLetters = (voice: Voice): DataLetters => ({
  data_ready: {
    subject: () =>
      voice.pick({
        freshprep: 'La copie de vos données vous attend',
        cookit: 'La copie de tes données t’attend',
      }),
    body: () =>
      voice.pick({
        freshprep:
          'Tout ce que nous gardons de votre foyer tient dans une archive. Vous pouvez la télécharger dans vos réglages pendant sept jours; votre mot de passe y sera redemandé.',
        cookit:
          'Tout ce qu’on garde de ton foyer tient dans une archive. Tu peux la télécharger dans tes réglages pendant sept jours; ton mot de passe y sera redemandé.',
      }),
    action: 'Ouvrir les réglages',
  },
  erasure_planned: {
    subject: ({ dueOn }) =>
      voice.pick({
        freshprep: `Vos données seront effacées le ${formatFullDay(dueOn, 'fr')}`,
        cookit: `Tes données seront effacées le ${formatFullDay(dueOn, 'fr')}`,
      }),
    body: ({ dueOn, amountsUntil }) =>
      voice.pick({
        freshprep: `Le ${formatFullDay(dueOn, 'fr')}, tout ce que nous gardons de personnel est effacé. Les sommes payées restent, sans votre nom, jusqu’au ${formatFullDay(amountsUntil, 'fr')}, parce que les lois fiscales l’exigent.\n\nD’ici là, vous pouvez revenir sur votre décision dans vos réglages.`,
        cookit: `Le ${formatFullDay(dueOn, 'fr')}, tout ce qu’on garde de personnel est effacé. Les sommes payées restent, sans ton nom, jusqu’au ${formatFullDay(amountsUntil, 'fr')}, parce que les lois fiscales l’exigent.\n\nD’ici là, tu peux changer d’idée dans tes réglages.`,
      }),
    action: 'Ouvrir les réglages',
  },
  erasure_taken_back: {
    subject: () => voice.pick({ freshprep: 'Vos données restent', cookit: 'Tes données restent' }),
    body: () =>
      voice.pick({
        freshprep: 'Vous avez renoncé à l’effacement de vos données. Rien n’a été effacé.',
        cookit: 'Tu as renoncé à l’effacement de tes données. Rien n’a été effacé.',
      }),
    action: 'Ouvrir les réglages',
  },
})
