import { messages } from './catalogue.ts'

/** The fields of every address form. */
export const addressMessages = messages({
  en: voice => ({
    line: 'Address',
    lineHint: voice.pick({
      freshprep: 'For example 1470 W Broadway. No PO boxes: the box needs a door.',
      cookit: 'For example 3535 St-Denis. No PO boxes: the box needs a door.',
    }),
    notListed: 'The address is not in the list',
    notFound:
      'We could not find this address. Try another one, enter it part by part, or write to us if that does not work:',
    byParts: 'Enter it part by part',
    toList: 'Look in the list instead',
    number: 'Civic number',
    street: 'Street',
    streetHint: voice.pick({
      freshprep: 'With its direction: W Broadway, 17 Ave SW.',
      cookit: 'With its direction: rue Sherbrooke Ouest.',
    }),
    city: 'City',
    postal: 'Postal code',
    postalWanted: 'The list has no postal code for this address. Enter yours.',
    served: (place: string) => `We deliver to you in ${place}.`,
    areaIs: (fsa: string, place: string) => `${fsa} is ${place}.`,
    unit: 'Apt or unit',
    labelHeading: 'This is how it will stand on the label',
    labelRight: 'That is right',
    correct: 'Correct it',
  }),
  fr: voice => ({
    line: 'Adresse',
    lineHint: voice.pick({
      freshprep: 'Par exemple 1470 W Broadway. Pas de case postale : il faut une porte.',
      cookit: 'Par exemple 3535 St-Denis. Pas de case postale : il faut une porte.',
    }),
    notListed: 'L’adresse n’est pas dans la liste',
    notFound: voice.pick({
      freshprep:
        'Nous n’avons pas trouvé cette adresse. Essayez-en une autre, entrez-la partie par partie, ou écrivez-nous si rien n’y fait :',
      cookit:
        'On n’a pas trouvé cette adresse. Essaies-en une autre, entre-la partie par partie, ou écris-nous si rien n’y fait :',
    }),
    byParts: voice.pick({ freshprep: 'L’entrer partie par partie', cookit: 'L’entrer partie par partie' }),
    toList: 'Chercher plutôt dans la liste',
    number: 'Numéro civique',
    street: 'Rue',
    streetHint: voice.pick({
      freshprep: 'Avec son point cardinal : W Broadway, 17 Ave SW.',
      cookit: 'Avec son point cardinal : rue Sherbrooke Ouest.',
    }),
    city: 'Ville',
    postal: 'Code postal',
    postalWanted: voice.pick({
      freshprep: 'La liste n’a pas le code postal de cette adresse. Entrez le vôtre.',
      cookit: 'La liste n’a pas le code postal de cette adresse. Entre le tien.',
    }),
    served: (place: string) =>
      voice.pick({
        freshprep: `Nous livrons chez vous (${place}).`,
        cookit: `On livre chez toi (${place}).`,
      }),
    areaIs: (fsa: string, place: string) => `${fsa}, c’est ${place}.`,
    unit: 'App. ou bureau',
    labelHeading: 'Voici comment elle figurera sur l’étiquette',
    labelRight: 'C’est bien ça',
    correct: 'La corriger',
  }),
})
