import { messages } from '../../../../i18n/catalogue.ts'

/** The picture of a dish. */
export const pictureWords = messages({
  en: () => ({
    title: 'Picture',
    none: 'No picture yet.',
    credit: 'Credit',
    creditHint: 'Who made it. Empty for the kit’s.',
    choose: 'Choose one we have',
    take: (name: string) => `Use ${name}`,
    uploaded: 'an uploaded picture',
    own: 'Use the meal’s own picture',
    remove: 'Take the picture away',
  }),
  fr: () => ({
    title: 'Photo',
    none: 'Aucune photo encore.',
    credit: 'Crédit',
    creditHint: 'Qui l’a faite. Vide pour celles de la trousse.',
    choose: 'Prendre une photo existante',
    take: (name: string) => `Prendre ${name}`,
    uploaded: 'une photo téléversée',
    own: 'Prendre la photo propre au plat',
    remove: 'Enlever la photo',
  }),
})
