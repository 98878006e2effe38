// Letters about a household's data (mail.ts).

import type { Voice } from './catalogue.ts'
import { formatFullDay } from './dates.ts'
import type { Letters } from './mail.ts'

type DataLetters = Pick<Letters, 'data_ready' | 'erasure_planned' | 'erasure_taken_back'>

export const englishDataLetters = (_voice: Voice): DataLetters => ({
  data_ready: {
    subject: () => 'The copy of your data is ready',
    body: () =>
      'Everything we keep of your household is in one archive. You can download it from your settings for seven days; they ask once more who you are.',
    action: 'Open the settings',
  },
  erasure_planned: {
    subject: ({ dueOn }) => `Your data will be erased on ${formatFullDay(dueOn, 'en')}`,
    body: ({ dueOn, amountsUntil }) =>
      `On ${formatFullDay(dueOn, 'en')} everything personal that we keep of you is erased. What was paid stays without your name until ${formatFullDay(amountsUntil, 'en')}, because tax law asks for it.\n\nUntil the day of erasure you can take this back in your settings.`,
    action: 'Open the settings',
  },
  erasure_taken_back: {
    subject: () => 'Your data stays',
    body: () => 'You took back the wish to have your data erased. Nothing was erased.',
    action: 'Open the settings',
  },
})

export const frenchDataLetters = (voice: Voice): DataLetters => ({
  data_ready: {
    subject: () =>
      voice.pick({
        freshprep: 'La copie de vos données est prête',
        cookit: 'La copie de tes données est prête',
      }),
    body: () =>
      voice.pick({
        freshprep:
          'Tout ce que nous gardons de votre foyer tient dans une archive. Vous pouvez la télécharger dans vos réglages pendant sept jours; ils vous demanderont encore une fois qui vous êtes.',
        cookit:
          'Tout ce qu’on garde de ton foyer tient dans une archive. Tu peux la télécharger dans tes réglages pendant sept jours; ils te demanderont encore une fois qui tu es.',
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
