import type { DocumentOf } from '../../../contract/content.ts'

export const cookit: DocumentOf<'page'> = {
  locales: {
    en: {
      title: 'The Zero Waste kit',
      description: 'Tubs, kits and cooler bags that come back for another supper. You rinse, we do the rest.',
      blocks: [
        {
          type: 'hero',
          heading: ['Same tub,', 'new supper.'],
          lede: 'Your ingredients show up in lidded tubs, tucked in a kit, tucked in a bag. Give it a rinse, we’ll come get it, and off it goes to the next kitchen.',
          scene: 'return',
          action: { words: 'How do I send it back?', to: 'zeroWasteHowTo' },
        },
        {
          type: 'cards',
          heading: ['The usual', 'suspects'],
          cards: [
            {
              title: 'The tubs',
              drawing: 'tubs',
              prose: [
                'They hold the sauce, the spices, the chopped stuff: everything that used to come in little plastic pouches.',
              ],
            },
            {
              title: 'The kit',
              drawing: 'kit',
              prose: [
                'It keeps one box’s tubs together, so you’re not digging for cumin at six o’clock. It has a number, like a locker.',
              ],
            },
            {
              title: 'The bag',
              drawing: 'bag',
              prose: [
                'Insulated, tough, numbered too. Your account shows the bags and kits you’ve got, and since when.',
              ],
            },
          ],
        },
        {
          type: 'steps',
          layout: 'row',
          heading: ['Your bit:', 'one minute'],
          steps: [
            {
              title: 'Rinse',
              drawing: 'tap',
              prose: ['{rinseSeconds} seconds a tub. We do the proper wash.'],
            },
            {
              title: 'Book',
              drawing: 'calendar',
              prose: ['Pick a day and a window for next week, in your account.'],
            },
            {
              title: 'Put it out',
              drawing: 'door',
              prose: ['By the door, before the window starts. No need to stick around.'],
            },
          ],
        },
        {
          type: 'text',
          heading: ['Isn’t that', 'what recycling', 'is for?'],
          prose: [
            'Recycling’s for stuff that’s done. A tub isn’t done after one supper, it’s barely warmed up. If we use it again, no one has to make a new one.',
            'But it only works if it comes home. A kit at the back of your cupboard isn’t saving anything. So we number them, we nudge you, and we come to you.',
          ],
        },
        {
          type: 'definitions',
          ground: 'sunk',
          heading: ['House rules'],
          entries: [
            {
              term: 'What does it cost?',
              prose: ['Nothing, as long as we get it back. Pickups are free, same as delivery.'],
            },
            {
              term: 'How long can I keep it?',
              prose: [
                'Keep it over {bagWeeks} weeks and we may bill you. If we come {pickupAttempts} times and leave empty-handed, we’ll charge for it.',
              ],
            },
            {
              term: 'Why is it still on my list?',
              prose: [
                'It can take up to {returnDays} days after the pickup. And bags from your next box pop up one day before it does.',
              ],
            },
            {
              term: 'I lost a lid',
              prose: ['It happens to lids. Send back the rest and tell us: [{pickupsEmail}](pickups).'],
            },
          ],
        },
        {
          type: 'action',
          ground: 'deep',
          heading: ['Rinse it.', 'Lid it.', 'Leave it.'],
          text: 'Every step, with pictures.',
          action: { words: 'How do I send it back?', to: 'zeroWasteHowTo' },
          second: { words: 'Our impact', to: 'impact' },
          drawing: 'tubs',
        },
      ],
    },
    fr: {
      title: 'La trousse zéro déchet',
      description:
        'Des contenants, des trousses et des sacs isothermes qui reviennent pour un autre souper. Tu rinces, on fait le reste.',
      blocks: [
        {
          type: 'hero',
          heading: ['Même plat,', 'autre souper.'],
          lede: 'Tes ingrédients arrivent dans des contenants à couvercle, dans une trousse, dans un sac. Tu rinces, on vient chercher le tout, et ça repart dans une autre cuisine.',
          scene: 'return',
          action: { words: 'Comment je la rends?', to: 'zeroWasteHowTo' },
        },
        {
          type: 'cards',
          heading: ['Les suspects', 'habituels'],
          cards: [
            {
              title: 'Les contenants',
              drawing: 'tubs',
              prose: [
                'La sauce, les épices, les légumes coupés : tout ce qui venait avant dans des petits sachets de plastique.',
              ],
            },
            {
              title: 'La trousse',
              drawing: 'kit',
              prose: [
                'Elle garde ensemble les contenants d’une boîte, pour pas chercher le cumin à six heures. Elle a un numéro, comme un casier.',
              ],
            },
            {
              title: 'Le sac',
              drawing: 'bag',
              prose: [
                'Isotherme, solide, numéroté lui avec. Ton compte dit quels sacs et quelles trousses sont chez toi, et depuis quand.',
              ],
            },
          ],
        },
        {
          type: 'steps',
          layout: 'row',
          heading: ['Ton bout :', 'une minute'],
          steps: [
            {
              title: 'Rince',
              drawing: 'tap',
              prose: ['De {rinseSeconds} secondes par contenant. Le vrai lavage, c’est nous.'],
            },
            {
              title: 'Réserve',
              drawing: 'calendar',
              prose: ['Choisis un jour et une plage de la semaine d’après, dans ton compte.'],
            },
            {
              title: 'Mets-la dehors',
              drawing: 'door',
              prose: ['À la porte, avant le début de la plage. Pas besoin d’attendre.'],
            },
          ],
        },
        {
          type: 'text',
          heading: ['Le recyclage,', 'c’est pas', 'pour ça?'],
          prose: [
            'Le recyclage, c’est pour ce qui est fini. Un contenant est pas fini après un souper, il est juste réchauffé. Si on s’en ressert, personne a besoin d’en faire un neuf.',
            'Mais ça marche seulement s’il revient. Une trousse au fond de ton armoire, ça ne sert à rien. Alors on les numérote, on te le rappelle, et on passe chez toi.',
          ],
        },
        {
          type: 'definitions',
          ground: 'sunk',
          heading: ['Les règles', 'de la maison'],
          entries: [
            {
              term: 'Ça coûte quoi?',
              prose: ['Rien, tant qu’on la revoit. La collecte est gratuite, comme la livraison.'],
            },
            {
              term: 'Je la garde combien de temps?',
              prose: [
                'Plus de {bagWeeks} semaines, et elle peut être facturée. Si on passe {pickupAttempts} fois et qu’on repart les mains vides, on la facture.',
              ],
            },
            {
              term: 'Pourquoi elle est encore dans ma liste?',
              prose: [
                'Ça peut prendre jusqu’à {returnDays} jours après la collecte. Et les sacs de ta prochaine boîte y apparaissent la veille de sa livraison.',
              ],
            },
            {
              term: 'J’ai perdu un couvercle',
              prose: ['Les couvercles font ça. Rends le reste et dis-le-nous : [{pickupsEmail}](pickups).'],
            },
          ],
        },
        {
          type: 'action',
          ground: 'deep',
          heading: ['Rince.', 'Ferme.', 'Dehors.'],
          text: 'Chaque étape, en images.',
          action: { words: 'Comment je la rends?', to: 'zeroWasteHowTo' },
          second: { words: 'Notre impact', to: 'impact' },
          drawing: 'tubs',
        },
      ],
    },
  },
}
