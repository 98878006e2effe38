import type { DocumentOf } from '../../../contract/content.ts'

export const cookit: DocumentOf<'page'> = {
  locales: {
    en: {
      title: 'How to send back a Zero Waste kit',
      description:
        '{rinseSeconds} seconds under the tap, lids on, bag shut, pickup booked. Six steps, with pictures.',
      blocks: [
        {
          type: 'hero',
          heading: ['Rinse it like', 'you mean it.'],
          lede: 'For {rinseSeconds} seconds, that is. No soap, no scrubbing, no soaking overnight. Then do these things.',
          scene: 'sink',
        },
        {
          type: 'steps',
          layout: 'list',
          heading: ['Six steps,', 'tops'],
          steps: [
            {
              title: 'Scrape it out',
              drawing: 'pan',
              prose: ['Into the pan is best. Whatever’s left goes in the compost, if you’ve got one.'],
            },
            {
              title: 'Rinse for {rinseSeconds} seconds',
              drawing: 'tap',
              prose: [
                'Tub and lid, cold or lukewarm water. We wash them hot on our side; this is so the sauce doesn’t move in for good.',
              ],
            },
            { title: 'Shake it, lid it', drawing: 'tubs', prose: ['A bit damp is fine. Soup is not.'] },
            {
              title: 'Tubs in kit, kit in bag',
              drawing: 'kit',
              prose: [
                'Like nesting dolls. Cold packs go on top. Got an empty bag too? Fold it flat and tuck it in.',
              ],
            },
            {
              title: 'Book a pickup',
              drawing: 'calendar',
              prose: [
                'On your [bags and kits](bagsAndKits) page. Pick a day we’re around next week and a window: 8 to noon, noon to 4, or 4 to 8. It’s free, and you can cancel.',
              ],
            },
            {
              title: 'Out the door',
              drawing: 'door',
              prose: [
                'Before the window starts, right where we left your box. Live in a building? The lobby’s fine if your delivery notes say so.',
              ],
            },
          ],
        },
        {
          type: 'table',
          heading: ['Keep it or', 'send it?'],
          caption: 'What to keep and what to send back',
          columns: ['What', 'Where to', 'How'],
          rows: [
            ['Cooler bag', 'Back to us', 'Empty, or with a kit in it'],
            ['Zero Waste kit', 'Back to us', 'With its tubs inside'],
            ['Tubs and lids', 'Back to us', 'Rinsed, {rinseSeconds} seconds'],
            ['Cold packs', 'Back to us', 'Frozen or melted, both fine'],
            ['Meat and fish wrappers', 'Your garbage', 'They touched raw stuff, so no thanks'],
            ['Recipe', 'Your fridge door', 'For the encore'],
          ],
        },
        {
          type: 'definitions',
          ground: 'sunk',
          heading: ['Hit a snag?'],
          entries: [
            {
              term: 'It won’t let me book',
              prose: ['Email [{pickupsEmail}](pickups) and we’ll find a day.'],
            },
            {
              term: 'You didn’t show up',
              prose: ['Sorry! Keep the bag somewhere dry and book again. It won’t cost you a thing.'],
            },
            {
              term: 'It’s still on my list',
              prose: ['Give it {returnDays} days. The list is slower than the van.'],
            },
          ],
        },
        {
          type: 'action',
          ground: 'deep',
          heading: ['Done?', 'Book it.'],
          text: 'Your account knows what you’ve got at home.',
          action: { words: 'My account', to: 'account' },
          second: { words: 'Why bother?', to: 'zeroWaste' },
          drawing: 'circle',
        },
      ],
    },
    fr: {
      title: 'Rendre une trousse zéro déchet',
      description:
        'De {rinseSeconds} secondes sous le robinet, couvercles fermés, sac fermé, collecte réservée. Six étapes, en images.',
      blocks: [
        {
          type: 'hero',
          heading: ['Un bon coup', 'de robinet.'],
          lede: 'De {rinseSeconds} secondes, pas plus. Pas de savon, pas de frottage, pas de trempage toute la nuit. Après, tu fais ça.',
          scene: 'sink',
        },
        {
          type: 'steps',
          layout: 'list',
          heading: ['Six étapes,', 'gros max'],
          steps: [
            {
              title: 'Vide-le',
              drawing: 'pan',
              prose: ['Dans la poêle, idéalement. Ce qui reste va au compost, si t’en as un.'],
            },
            {
              title: 'Rince-le de {rinseSeconds} secondes',
              drawing: 'tap',
              prose: [
                'Contenant et couvercle, à l’eau froide ou tiède. On les lave à chaud de notre bord; ça, c’est pour pas que la sauce s’installe.',
              ],
            },
            {
              title: 'Secoue, referme',
              drawing: 'tubs',
              prose: ['Un peu mouillé, c’est correct. De la soupe, non.'],
            },
            {
              title: 'Dans la trousse, dans le sac',
              drawing: 'kit',
              prose: [
                'Comme des poupées russes. Les blocs réfrigérants par-dessus. T’as un sac vide en plus? Plie-le et glisse-le dedans.',
              ],
            },
            {
              title: 'Réserve une collecte',
              drawing: 'calendar',
              prose: [
                'Sous [sacs et trousses](bagsAndKits), dans ton compte. Choisis un jour où on passe dans ton coin la semaine d’après, et une plage : de 8 h à midi, de midi à 16 h ou de 16 h à 20 h. C’est gratuit, et ça s’annule.',
              ],
            },
            {
              title: 'Dehors!',
              drawing: 'door',
              prose: [
                'Avant le début de la plage, à la place où on avait laissé ta boîte. T’habites en appartement? Le hall est correct, si t’as mis une note.',
              ],
            },
          ],
        },
        {
          type: 'table',
          heading: ['Tu gardes ou', 'tu rends?'],
          caption: 'Ce que tu gardes et ce que tu rends',
          columns: ['Quoi', 'Où', 'Comment'],
          rows: [
            ['Sac isotherme', 'Chez nous', 'Vide, ou avec une trousse dedans'],
            ['Trousse zéro déchet', 'Chez nous', 'Avec ses contenants'],
            ['Contenants et couvercles', 'Chez nous', 'Rincés, de {rinseSeconds} secondes'],
            ['Blocs réfrigérants', 'Chez nous', 'Gelés ou fondus, ça change rien'],
            ['Emballage de viande et de poisson', 'Ta poubelle', 'Ça a touché du cru, alors non merci'],
            ['Recette', 'Sur ton frigo', 'Pour le rappel'],
          ],
        },
        {
          type: 'definitions',
          ground: 'sunk',
          heading: ['Ça bloque?'],
          entries: [
            {
              term: 'Je ne peux pas réserver',
              prose: ['Écris à [{pickupsEmail}](pickups), on va trouver un jour.'],
            },
            {
              term: 'Vous n’êtes pas passés',
              prose: ['Désolés! Garde le sac au sec et réserve encore. Ça ne te coûtera rien.'],
            },
            {
              term: 'C’est encore dans ma liste',
              prose: ['Donne-lui {returnDays} jours : la liste est moins vite que le camion.'],
            },
          ],
        },
        {
          type: 'action',
          ground: 'deep',
          heading: ['C’est fait?', 'Réserve.'],
          text: 'Ton compte sait ce que t’as à la maison.',
          action: { words: 'Mon compte', to: 'account' },
          second: { words: 'Pourquoi on fait ça', to: 'zeroWaste' },
          drawing: 'circle',
        },
      ],
    },
  },
}
