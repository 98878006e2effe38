import type { DocumentOf } from '../../../contract/content.ts'

export const freshprep: DocumentOf<'page'> = {
  locales: {
    en: {
      title: 'How to send back a Zero Waste kit',
      description:
        'Rinse for {rinseSeconds} seconds, put the lids on, close the bag, book a pickup. Six steps, with pictures.',
      blocks: [
        {
          type: 'hero',
          heading: ['Half a minute', 'at the sink.'],
          lede: 'That’s all each container needs: {rinseSeconds} seconds, no soap. Here’s the rest, in order.',
          scene: 'sink',
        },
        {
          type: 'steps',
          layout: 'list',
          heading: ['In six steps'],
          steps: [
            {
              title: 'Empty it',
              drawing: 'pan',
              prose: ['Into the pan, ideally. Anything left goes in your compost.'],
            },
            {
              title: 'Rinse it for {rinseSeconds} seconds',
              drawing: 'tap',
              prose: [
                'Cold or lukewarm water, lid and container both. We wash them hot afterwards; this only keeps the sauce from settling in.',
              ],
            },
            {
              title: 'Let it drip, put the lid on',
              drawing: 'tubs',
              prose: ['It doesn’t have to be dry. It just shouldn’t slosh.'],
            },
            {
              title: 'Back into the kit, the kit into the bag',
              drawing: 'kit',
              prose: [
                'Containers into their case, the case into the cooler bag, the cold packs on top. Fold an empty bag flat and put it inside another one.',
              ],
            },
            {
              title: 'Book a pickup',
              drawing: 'calendar',
              prose: [
                'In your account, under [bags and kits](bagsAndKits). Choose a day our van is near you the following week, and a window: 8 am to noon, noon to 4 pm, or 4 to 8 pm. It’s free, and you can cancel.',
              ],
            },
            {
              title: 'Put it outside',
              drawing: 'door',
              prose: [
                'Before the window starts, where the driver left your box. In a building, the lobby or the concierge is fine, if your notes say so.',
              ],
            },
          ],
        },
        {
          type: 'table',
          heading: ['What goes back'],
          caption: 'What goes back and what stays',
          columns: ['Piece', 'Where it goes', 'How'],
          rows: [
            ['Cooler bag', 'Back to us', 'Empty, folded or with a kit inside'],
            ['Zero Waste kit', 'Back to us', 'With its containers'],
            ['Containers and lids', 'Back to us', 'Rinsed for {rinseSeconds} seconds'],
            ['Cold packs', 'Back to us', 'In the bag, thawed or not'],
            ['Meat and fish wrapping', 'Your garbage', 'It held raw food, so we can’t take it back'],
            ['Recipe', 'Yours', 'Keep the good ones'],
          ],
        },
        {
          type: 'definitions',
          ground: 'sunk',
          heading: ['If something', 'goes wrong'],
          entries: [
            {
              term: 'I can’t book a pickup',
              prose: ['Email [{pickupsEmail}](pickups) and we’ll find a day together.'],
            },
            {
              term: 'No one came',
              prose: ['Keep the bag somewhere dry and book again. A missed pickup costs you nothing.'],
            },
            {
              term: 'It’s still on my list',
              prose: ['The list can take {returnDays} days to catch up after a pickup.'],
            },
          ],
        },
        {
          type: 'action',
          ground: 'deep',
          heading: ['Ready to go.'],
          text: 'Your account lists the bags and kits you have.',
          action: { words: 'Go to my account', to: 'account' },
          second: { words: 'Why we do it', to: 'zeroWaste' },
          drawing: 'circle',
        },
      ],
    },
    fr: {
      title: 'Rendre une trousse zéro déchet',
      description:
        'Rincer de {rinseSeconds} secondes, remettre les couvercles, fermer le sac, réserver la collecte. Six étapes, en images.',
      blocks: [
        {
          type: 'hero',
          heading: ['Une demi-minute', 'à l’évier.'],
          lede: 'C’est ce que nous demandons par contenant : de {rinseSeconds} secondes, sans savon. Voici le reste, dans l’ordre.',
          scene: 'sink',
        },
        {
          type: 'steps',
          layout: 'list',
          heading: ['En six étapes'],
          steps: [
            {
              title: 'Videz-le',
              drawing: 'pan',
              prose: ['Dans la poêle, de préférence. Ce qui reste va où vont les restes de table chez vous.'],
            },
            {
              title: 'Rincez-le de {rinseSeconds} secondes',
              drawing: 'tap',
              prose: [
                'À l’eau froide ou tiède, couvercle et contenant. Nous les lavons ensuite à chaud; il s’agit seulement d’empêcher la sauce de s’installer.',
              ],
            },
            {
              title: 'Laissez égoutter, refermez',
              drawing: 'tubs',
              prose: ['Il n’a pas besoin d’être sec. Il ne devrait pas clapoter.'],
            },
            {
              title: 'Dans la trousse, puis dans le sac',
              drawing: 'kit',
              prose: [
                'Les contenants dans la trousse, la trousse dans le sac isotherme, les blocs réfrigérants par-dessus. Un sac vide se plie à plat et se glisse dans un autre.',
              ],
            },
            {
              title: 'Réservez une collecte',
              drawing: 'calendar',
              prose: [
                'Dans votre compte, sous [sacs et trousses](bagsAndKits). Vous choisissez un jour où notre camion passe près de chez vous la semaine suivante, et une plage : de 8 h à midi, de midi à 16 h ou de 16 h à 20 h. C’est gratuit et cela s’annule.',
              ],
            },
            {
              title: 'Sortez le tout',
              drawing: 'door',
              prose: [
                'Avant le début de la plage, là où le livreur avait laissé la boîte. Dans un immeuble, le hall ou la conciergerie conviennent, si vos notes le disent.',
              ],
            },
          ],
        },
        {
          type: 'table',
          heading: ['Ce qui repart'],
          caption: 'Ce qui repart et ce qui reste',
          columns: ['Objet', 'Où il va', 'Comment'],
          rows: [
            ['Sac isotherme', 'Chez nous', 'Vide, plié, ou avec une trousse dedans'],
            ['Trousse zéro déchet', 'Chez nous', 'Avec ses contenants'],
            ['Contenants et couvercles', 'Chez nous', 'Rincés de {rinseSeconds} secondes'],
            ['Blocs réfrigérants', 'Chez nous', 'Dans le sac, dégelés ou non'],
            [
              'Emballage de viande et de poisson',
              'Vos déchets',
              'Il a touché un aliment cru : nous ne le reprenons pas',
            ],
            ['Recette', 'Chez vous', 'Gardez les bonnes'],
          ],
        },
        {
          type: 'definitions',
          ground: 'sunk',
          heading: ['Si ça ne', 'va pas'],
          entries: [
            {
              term: 'La collecte ne se réserve pas',
              prose: ['Écrivez à [{pickupsEmail}](pickups) et nous trouverons un jour ensemble.'],
            },
            {
              term: 'Personne n’est venu',
              prose: [
                'Laissez le sac au sec et réservez de nouveau. Une collecte manquée ne vous coûte rien.',
              ],
            },
            {
              term: 'La liste l’affiche encore',
              prose: ['Elle peut prendre {returnDays} jours à se mettre à jour après la collecte.'],
            },
          ],
        },
        {
          type: 'action',
          ground: 'deep',
          heading: ['Prêt à partir.'],
          text: 'Votre compte sait quels sacs et quelles trousses sont chez vous.',
          action: { words: 'Aller à mon compte', to: 'account' },
          second: { words: 'Pourquoi nous faisons cela', to: 'zeroWaste' },
          drawing: 'circle',
        },
      ],
    },
  },
}
