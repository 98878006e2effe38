// A household's data: a copy of it, and its erasure.

import { messages } from './catalogue.ts'

export const householdDataMessages = messages({
  en: () => ({
    heading: 'Your data',
    copy: 'A copy of everything',
    copyHint: 'All that we keep of your household in one archive, as JSON and as tables for a spreadsheet.',
    ask: 'Make a copy',
    askAgain: 'Make a new one',
    making: 'Being made. This takes a minute at most; we also write to you.',
    ready: (size: string, until: string) => `Ready: ${size}, until ${until}.`,
    download: 'Download',
    erase: 'Erasure',
    eraseHint: (due: string, until: string) =>
      `On ${due} everything personal would be erased. What was paid stays without your name until ${until}, because tax law asks for it. Until the day of erasure you can take it back.`,
    eraseClosedFirst: 'Once your account is closed you can have it erased here.',
    eraseStands: 'Nothing is planned',
    eraseOpen: 'Erase…',
    eraseNow: 'Erase my data',
    planned: (due: string, until: string) =>
      `Planned for ${due}. What was paid stays without your name until ${until}.`,
    keep: 'Keep my data',
    archive: {
      readmeName: 'READ ME.txt',
      readme: (brand: string, day: string, email: string) =>
        `Everything that ${brand} keeps of your household, as of ${day}.\n\ndata.json holds all of it. The folder csv holds the same, a file for each kind of thing; amounts are in cents, instants in UTC.\n\nLeft out are secrets that open your account (passwords, links, keys of devices) and the numbers of cards, which we do not have.\n\nQuestions: ${email}\n`,
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
        `Tout ce que ${brand} garde de ce foyer, en date du ${day}.\n\nLe fichier data.json contient tout. Le dossier csv contient la même chose, un fichier par sorte de données; les montants sont en cents, les instants en UTC.\n\nN’y sont pas : les secrets qui ouvrent le compte (mots de passe, liens, clés d’appareils) et les numéros de carte, que nous n’avons pas.\n\nQuestions : ${email}\n`,
    },
  }),
})
