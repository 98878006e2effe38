import { messages } from '../../i18n/catalogue.ts'

/** A picture that is uploaded and cut. */
export const uploadWords = messages({
  en: () => ({
    upload: 'Upload a picture',
    uploadHint: 'JPEG, PNG, WebP or AVIF, 400 pixels a side at least.',
    crop: 'Cut the picture',
    cropNote: 'What is in the square is kept.',
    zoom: 'Zoom',
    across: 'Left to right',
    down: 'Top to bottom',
    use: 'Use this picture',
    cancel: 'Cancel',
    unreadable: 'Your browser can’t read this file. Choose a JPEG, PNG or WebP picture.',
  }),
  fr: () => ({
    upload: 'Téléverser une photo',
    uploadHint: 'JPEG, PNG, WebP ou AVIF, au moins 400 pixels de côté.',
    crop: 'Recadrer la photo',
    cropNote: 'Le carré sera gardé.',
    zoom: 'Agrandissement',
    across: 'De gauche à droite',
    down: 'De haut en bas',
    use: 'Prendre cette photo',
    cancel: 'Annuler',
    unreadable: 'Le navigateur ne lit pas ce fichier. Choisissez une photo JPEG, PNG ou WebP.',
  }),
})
