// A household's data: a copy of it, and its erasure.

import { messages } from './catalogue.ts'

export const householdDataMessages = messages({
  en: () => ({
    heading: 'Your data',
    copy: 'A copy of everything',
    copyHint: 'Everything we hold about your household, in one download, as JSON and spreadsheet tables.',
    ask: 'Request my data',
    askAgain: 'Request again',
    making: 'We’re putting it together. It takes up to a minute, and we’ll email you when it’s ready.',
    ready: (size: string, until: string) => `Ready to download (${size}) until ${until}.`,
    download: 'Download',
    erase: 'Delete your data',
    eraseHint: (due: string, until: string) =>
      `We’d erase all your personal data on ${due}. Payment records stay, without your name, until ${until}, because tax law requires it. You can cancel any time before ${due}.`,
    eraseClosedFirst: 'Once your account is closed, you can erase your data here.',
    eraseStands: 'Not scheduled',
    eraseOpen: 'Erase…',
    eraseNow: 'Erase my data',
    planned: (due: string, until: string) =>
      `Scheduled for ${due}. Payment records stay, without your name, until ${until}.`,
    keep: 'Keep my data',
    archive: {
      readmeName: 'READ ME.txt',
      readme: (brand: string, day: string, email: string) =>
        `Everything ${brand} holds about your household, as of ${day}.\n\ndata.json has all of it. The csv folder has the same data, one file per type; the photos folder has the pictures sent with claims, and those a driver took at your door. Amounts are in cents, times in UTC.\n\nWe left out anything that could open your account (passwords, links, device keys) and card numbers, which we don’t have.\n\nQuestions? ${email}\n`,
    },
  }),
  fr: voice => ({
    heading: voice.pick({ freshprep: 'Vos données', cookit: 'Tes données' }),
    copy: 'Une copie de tout',
    copyHint: voice.pick({
      freshprep:
        'Tout ce que nous gardons de votre foyer dans une archive, en JSON et en tableaux pour un tableur.',
      cookit: 'Tout ce qu’on garde de ton foyer dans une archive, en JSON et en tableaux pour un tableur.',
    }),
    ask: 'Préparer une copie',
    askAgain: 'En préparer une autre',
    making: voice.pick({
      freshprep: 'En préparation. C’est l’affaire d’une minute; nous vous écrivons aussi.',
      cookit: 'En préparation. C’est l’affaire d’une minute; on t’écrit aussi.',
    }),
    ready: (size: string, until: string) => `Prête : ${size}, jusqu’au ${until}.`,
    download: 'Télécharger',
    erase: 'Effacement',
    eraseHint: (due: string, until: string) =>
      voice.pick({
        freshprep: `Le ${due}, tout ce qui est personnel serait effacé. Les sommes payées restent, sans votre nom, jusqu’au ${until}, parce que les lois fiscales l’exigent. D’ici là, vous pouvez changer d’avis.`,
        cookit: `Le ${due}, tout ce qui est personnel serait effacé. Les sommes payées restent, sans ton nom, jusqu’au ${until}, parce que les lois fiscales l’exigent. D’ici là, tu peux changer d’idée.`,
      }),
    eraseClosedFirst: voice.pick({
      freshprep: 'Une fois votre compte fermé, vous pourrez le faire effacer ici.',
      cookit: 'Une fois ton compte fermé, tu pourras le faire effacer ici.',
    }),
    eraseStands: 'Rien n’est prévu',
    eraseOpen: 'Effacer…',
    eraseNow: voice.pick({ freshprep: 'Effacer mes données', cookit: 'Effacer mes données' }),
    planned: (due: string, until: string) =>
      voice.pick({
        freshprep: `Prévu le ${due}. Les sommes payées restent, sans votre nom, jusqu’au ${until}.`,
        cookit: `Prévu le ${due}. Les sommes payées restent, sans ton nom, jusqu’au ${until}.`,
      }),
    keep: 'Garder mes données',
    archive: {
      readmeName: 'LISEZ-MOI.txt',
      readme: (brand: string, day: string, email: string) =>
        `Tout ce que ${brand} garde de ce foyer, en date du ${day}.\n\nLe fichier data.json contient tout. Le dossier csv contient la même chose, un fichier par sorte de données; le dossier photos, les images jointes aux signalements et celles prises à la porte à la livraison; les montants sont en cents, les instants en UTC.\n\nL’archive ne contient pas : les secrets qui ouvrent le compte (mots de passe, liens, clés d’appareils) et les numéros de carte, que nous n’avons pas.\n\nQuestions : ${email}\n`,
    },
  }),
})
