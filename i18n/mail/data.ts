// Letters about a household's data.

import { formatFullDay } from '../dates.ts'
import type { Letter, LettersOf } from './letter.ts'

interface DataLetters {
  data_ready: Letter<unknown>
  /** ISO dates. */
  erasure_planned: Letter<{ dueOn: string; amountsUntil: string }>
  erasure_taken_back: Letter<unknown>
}

export const dataLetters: LettersOf<DataLetters> = {
  en: () => ({
    data_ready: {
      subject: () => 'Your data is ready to download',
      body: () =>
        'Everything we hold about your household is in one file. Download it from your settings within seven days. We’ll ask you to confirm it’s you.',
      action: 'Go to settings',
      textTail: () => 'Get it in your settings.',
    },
    erasure_planned: {
      subject: ({ dueOn }) => `Your data will be erased on ${formatFullDay(dueOn, 'en')}`,
      body: ({ dueOn, amountsUntil }) =>
        `On ${formatFullDay(dueOn, 'en')}, we’ll erase all the personal data we hold about you. Payment records stay, without your name, until ${formatFullDay(amountsUntil, 'en')}, because tax law requires it.\n\nYou can cancel in your settings until then.`,
      action: 'Go to settings',
      textTail: () => 'You can cancel in your settings until then.',
    },
    erasure_taken_back: {
      subject: () => 'We won’t erase your data',
      body: () => 'You cancelled your request to erase your data. Nothing was erased.',
      action: 'Go to settings',
    },
  }),
  fr: voice => ({
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
      textTail: () => `Elle est dans ${voice.pick({ freshprep: 'vos', cookit: 'tes' })} réglages.`,
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
      textTail: () =>
        voice.pick({
          freshprep: 'Vous pouvez y renoncer d’ici là dans vos réglages.',
          cookit: 'Tu peux y renoncer d’ici là dans tes réglages.',
        }),
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
  }),
}
