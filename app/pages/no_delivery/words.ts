import { messages } from '../../../i18n/catalogue.ts'

export const noDeliveryMessages = messages({
  en: voice => ({
    title: 'Not in your area yet',
    description: (name: string, region: string) =>
      `${name} delivers meal kits and ready-to-eat meals in ${region}. Not in your area? Our sister brand might be.`,
    heading: voice.pick({
      freshprep: 'We’re not in your area yet.',
      cookit: 'We’re not on your street. Yet.',
    }),
    lede: (region: string) => `We do not deliver to this area yet. We currently deliver in ${region}.`,
    noted: 'We’ve noted your area. It helps us decide where to go next.',
    sister: (name: string, region: string) => `Our sister brand, ${name}, delivers in ${region}.`,
    sisterServes: (name: string) => `Our sister brand, ${name}, delivers there.`,
    sisterNeither: (name: string) => `Our sister brand, ${name}, isn’t there yet either.`,
    goToSister: (name: string) => `Go to ${name}`,
    menu: 'See the menu anyway',
  }),
  fr: voice => ({
    title: voice.pick({ freshprep: 'Pas encore chez vous', cookit: 'Pas encore chez toi' }),
    description: (name: string, region: string) =>
      voice.pick({
        freshprep: `${name} livre boîtes repas et prêt-à-manger ${region}. Là où nous n’allons pas encore, notre marque sœur y va peut-être.`,
        cookit: `${name} livre des boîtes repas et du prêt-à-manger ${region}. Là où on ne va pas encore, notre marque sœur y va peut-être.`,
      }),
    heading: voice.pick({
      freshprep: 'Pas sur notre route. Pas encore.',
      cookit: 'On ne passe pas par chez toi. Pas encore.',
    }),
    lede: (region: string) =>
      voice.pick({
        freshprep: `Nous ne livrons pas encore dans ce secteur. Aujourd’hui, nos routes passent ${region}.`,
        cookit: `On ne livre pas encore dans ce coin-là. Aujourd’hui, nos camions roulent ${region}.`,
      }),
    noted: voice.pick({
      freshprep: 'Chaque adresse essayée est notée : c’est ainsi que nous choisissons où aller ensuite.',
      cookit: 'On note chaque adresse essayée : c’est comme ça qu’on choisit où aller ensuite.',
    }),
    sister: (name: string, region: string) =>
      voice.pick({
        freshprep: `Notre sœur, ${name}, livre ${region}.`,
        cookit: `Notre grande sœur, ${name}, livre ${region}.`,
      }),
    sisterServes: (name: string) =>
      voice.pick({
        freshprep: `Notre sœur, ${name}, livre chez vous.`,
        cookit: `Notre grande sœur, ${name}, livre chez toi.`,
      }),
    sisterNeither: (name: string) =>
      voice.pick({
        freshprep: `Notre sœur, ${name}, n’y va pas encore non plus.`,
        cookit: `Notre grande sœur, ${name}, n’y va pas encore non plus.`,
      }),
    goToSister: (name: string) => `Aller chez ${name}`,
    menu: 'Voir le menu quand même',
  }),
})
