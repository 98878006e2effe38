import { messages } from '../../../i18n/catalogue.ts'

export const getStartedMessages = messages({
  en: voice => ({
    title: 'Get started',
    description:
      'Plans for two or four, recipes or ready-to-eat meals, up to 14 meals a week. Skip any week.',
    heading: voice.pick({ freshprep: ['Two ways', 'to eat well.'], cookit: ['Hungry?', 'Pick a lane.'] }),
    lede: (meals: number) =>
      voice.pick({
        freshprep: `Cook, or just reheat. Up to ${meals} meals per week, in one box, on the day you choose.`,
        cookit: `Cook a little, or not at all. Up to ${meals} meals per week, one box, your day.`,
      }),
    rtc: 'Ready to cook',
    rtcNote: (recipes: number) =>
      `${recipes} recipes this week, on the table in about 30 minutes, for two or four.`,
    rtcPrice: (serving: string) => `from ${serving} a serving`,
    rte: 'Ready to eat',
    rteNote: 'Meals from our kitchen, hot in two minutes. Six, eight, ten or fourteen a week.',
    rtePrice: (meal: string) => `from ${meal} a meal`,
    choose: 'Choose this plan',
    promises: ['Free delivery', 'No commitment. Skip any week, up to four days before delivery'],
    disabled: 'We’re not taking new sign-ups right now. You can still browse the menu.',
    menu: 'See the menu first',
    next: voice.pick({ freshprep: 'Then three questions', cookit: 'Then what?' }),
    steps: [
      voice.pick({ freshprep: 'How many people?', cookit: 'Who’s eating?' }),
      voice.pick({ freshprep: 'Where and when?', cookit: 'Where and when?' }),
      voice.pick({ freshprep: 'What’s in the box?', cookit: 'What’s in the box?' }),
    ],
    stepNotes: [
      voice.pick({
        freshprep: 'People, recipes and what you never eat. You’ll see the total as you go, tax included.',
        cookit: 'People, recipes and the stuff you can’t stand. The total updates as you go, tax and all.',
      }),
      voice.pick({
        freshprep: 'Your address, then the delivery days and windows available there.',
        cookit: 'Your address, then a day and window that work for you.',
      }),
      voice.pick({
        freshprep: 'Nothing to pay today. We charge your card at the cutoff, once your box is final.',
        cookit: 'Nothing to pay today. We charge your card at the cutoff, once your box is locked in.',
      }),
    ],
  }),
  fr: voice => ({
    title: 'Commencer',
    description:
      'Des forfaits pour deux ou quatre, recettes ou plats prêts à manger, jusqu’à 14 plats par semaine. On saute une semaine quand on veut.',
    heading: voice.pick({
      freshprep: ['Deux façons', 'de bien manger.'],
      cookit: ['T’as faim?', 'Par ici.'],
    }),
    lede: (meals: number) =>
      voice.pick({
        freshprep: `Cuisiner ou simplement réchauffer : jusqu’à ${meals} plats par semaine, dans une boîte, le jour qui vous convient.`,
        cookit: `Cuisiner un peu ou pas pantoute : jusqu’à ${meals} plats par semaine, dans une boîte, le jour qui t’arrange.`,
      }),
    rtc: 'Prêt-à-cuisiner',
    rtcNote: (recipes: number) =>
      `${recipes} recettes cette semaine, à table en une trentaine de minutes, pour deux ou quatre.`,
    rtcPrice: (serving: string) => `à partir de ${serving} la portion`,
    rte: 'Prêt-à-manger',
    rteNote: 'Des plats de notre cuisine, chauds en deux minutes. Six, huit, dix ou quatorze par semaine.',
    rtePrice: (meal: string) => `à partir de ${meal} le plat`,
    choose: 'Choisir',
    promises: [
      'Livraison gratuite',
      voice.pick({
        freshprep: 'Sans engagement : sautez une semaine jusqu’à quatre jours avant',
        cookit: 'Pas d’engagement : tu sautes une semaine jusqu’à quatre jours avant',
      }),
    ],
    disabled: 'Les inscriptions sont fermées pour le moment. Le menu reste ouvert.',
    menu: 'Voir d’abord le menu',
    next: voice.pick({ freshprep: 'Ensuite, trois questions', cookit: 'Et après?' }),
    steps: [
      voice.pick({ freshprep: 'Combien à table', cookit: 'Qui mange?' }),
      voice.pick({ freshprep: 'Où, et quel jour', cookit: 'Où et quand?' }),
      voice.pick({ freshprep: 'Ce qu’on met dans la boîte', cookit: 'On met quoi dans la boîte?' }),
    ],
    stepNotes: [
      voice.pick({
        freshprep:
          'Le nombre de personnes et de recettes, ce que vous ne mangez jamais. Le total s’affiche à côté, taxes comprises.',
        cookit:
          'Combien de personnes, combien de recettes, ce que t’aimes pas. Le total suit, taxes comprises.',
      }),
      voice.pick({
        freshprep: 'Votre adresse, puis les jours et les heures que nous pouvons y tenir.',
        cookit: 'Ton adresse, puis le jour et la plage horaire qui t’arrangent.',
      }),
      voice.pick({
        freshprep: 'Rien à payer aujourd’hui. La boîte est facturée quand elle ne peut plus être modifiée.',
        cookit: 'Rien à payer aujourd’hui. La boîte est facturée quand elle ne peut plus changer.',
      }),
    ],
  }),
})
