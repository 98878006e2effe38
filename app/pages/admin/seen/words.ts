import { messages } from '../../../../i18n/catalogue.ts'

export const seenMessages = messages({
  en: () => ({
    title: (name: string) => `What ${name} sees`,
    lede: 'In their language, to look at only. Nothing here can be pressed, and each look is in the log.',
    pages: 'Page',
    of: { account: 'Dashboard', schedule: 'Schedule' },
    box: (day: string) => `Box of ${day}`,
    widths: 'Screen',
    width: { phone: 'Phone', tablet: 'Tablet', computer: 'Computer' },
    frame: (name: string, page: string) => `${page}, as ${name} sees it`,
    stays: 'To change something for them, use their page here in the office.',
  }),
  fr: () => ({
    title: (name: string) => `Ce que voit ${name}`,
    lede: 'Dans la langue du foyer, à regarder seulement. Rien ne s’active ici, et chaque visite est au journal.',
    pages: 'Page',
    of: { account: 'Accueil du compte', schedule: 'Calendrier' },
    box: (day: string) => `Boîte du ${day}`,
    widths: 'Écran',
    width: { phone: 'Téléphone', tablet: 'Tablette', computer: 'Ordinateur' },
    frame: (name: string, page: string) => `${page}, comme ${name} la voit`,
    stays: 'Pour changer quelque chose, il y a la page du foyer, ici au bureau.',
  }),
})
