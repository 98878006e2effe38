import { messages } from './catalogue.ts'
import { ofName } from './of_name.ts'

/** The face of a gift card: on the screen, in its letter and on paper. */
export const giftFaceMessages = messages({
  en: voice => ({
    label: 'Gift card',
    headlines: {
      celebrate: voice.pick({ freshprep: 'Here’s to you, and to dinner.', cookit: 'Happy you day!' }),
      thanks: voice.pick({
        freshprep: 'Thank you. Dinner is on me.',
        cookit: 'Thanks a bunch. Dinner’s on me.',
      }),
      comfort: voice.pick({ freshprep: 'One less thing to think about.', cookit: 'A hug you can eat.' }),
      holidays: voice.pick({
        freshprep: 'Something good for the table.',
        cookit: 'Merry everything, and dinner.',
      }),
    },
    dishes: {
      celebrate: 'A salmon poke bowl',
      thanks: 'A Margherita flatbread',
      comfort: 'Baked gnocchi with mozzarella',
      holidays: 'Roast chicken with mash and carrots',
    },
    to: (name: string) => `For ${name}`,
    from: (name: string) => `From ${name}`,
    code: 'Code',
    how: (address: string) => `Scan the QR code, or enter your code at ${address}. Never expires.`,
    qr: 'QR code that opens the gift card page',
  }),
  fr: voice => ({
    label: 'Carte-cadeau',
    headlines: {
      celebrate: voice.pick({ freshprep: 'À votre santé, et à table!', cookit: 'C’est ta fête, à table!' }),
      thanks: voice.pick({
        freshprep: 'Merci. Le souper, c’est mon cadeau.',
        cookit: 'Merci! Le souper, c’est ma tournée.',
      }),
      comfort: voice.pick({ freshprep: 'Une chose de moins à prévoir.', cookit: 'Un câlin qui se mange.' }),
      holidays: voice.pick({
        freshprep: 'De quoi garnir la table des fêtes.',
        cookit: 'Joyeuses fêtes, à table!',
      }),
    },
    dishes: {
      celebrate: 'Un poké au saumon',
      thanks: 'Un pain plat Margherita',
      comfort: 'Des gnocchis gratinés à la mozzarella',
      holidays: 'Un poulet rôti, purée et carottes',
    },
    to: (name: string) => `Pour ${name}`,
    from: (name: string) => ofName(name).replace(/^d/, 'D'),
    code: 'Code',
    how: (address: string) =>
      voice.pick({
        freshprep: `Balayez le code QR, ou entrez le code à ${address}. Elle n’expire jamais.`,
        cookit: `Balaie le code QR, ou entre le code à ${address}. Elle n’expire jamais.`,
      }),
    qr: 'Code QR vers la page où la carte s’utilise',
  }),
})
