import { messages } from './catalogue.ts'

/** The fields of every address form. */
export const addressMessages = messages({
  en: voice => ({
    line: 'Address',
    lineHint: voice.pick({
      freshprep: 'For example: 1470 W Broadway. We can’t deliver to PO boxes.',
      cookit: 'For example: 3535 St-Denis. We can’t deliver to PO boxes.',
    }),
    notListed: 'My address isn’t listed',
    notFound: 'We couldn’t find this address. Try another, enter it manually, or contact us:',
    byParts: 'Enter it manually',
    toList: 'Search for it instead',
    number: 'Street number',
    street: 'Street',
    streetHint: voice.pick({
      freshprep: 'Include the direction, like W Broadway or 17 Ave SW.',
      cookit: 'Include the direction, like rue Sherbrooke Ouest.',
    }),
    city: 'City',
    postal: 'Postal code',
    change: 'Change',
    changePostal: 'Change the postal code',
    postalWanted: 'We don’t have a postal code for this address. Please enter yours.',
    served: (place: string) => `We deliver in ${place}.`,
    areaIs: (fsa: string, place: string) => `${fsa} is ${place}.`,
    unit: 'Apt or unit',
    labelHeading: 'This is how it’ll look on the label',
    labelRight: 'Yes, that’s right',
    correct: 'Edit address',
  }),
  fr: voice => ({
    line: 'Adresse',
    lineHint: voice.pick({
      freshprep: 'Par exemple 1470 W Broadway. Pas de case postale : il nous faut une adresse civique.',
      cookit: 'Par exemple 3535, rue Saint-Denis. Pas de case postale : il nous faut une adresse civique.',
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
    change: 'Changer',
    changePostal: 'Changer le code postal',
    postalWanted: voice.pick({
      freshprep: 'La liste n’a pas le code postal de cette adresse. Entrez-le.',
      cookit: 'La liste n’a pas le code postal de cette adresse. Entre-le.',
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
