import type { DocumentOf } from '../../../contract/content.ts'

export const cookit: DocumentOf<'page'> = {
  locales: {
    en: {
      title: 'How meal-kit delivery works',
      description:
        'Your day, your window, a cooler bag at the door and a pickup the week after: how we deliver in {region}, for free.',
      blocks: [
        {
          type: 'hero',
          heading: ['Ding dong,', 'it’s supper.'],
          lede: 'Your box leaves our kitchen cold and shows up cold, in the window you picked. Home or not, it’ll wait by the door. And it’s free, every time.',
          scene: 'street',
          action: { words: 'Pick my plan', to: 'signupPlans' },
        },
        {
          type: 'steps',
          layout: 'list',
          heading: ['A box’s', 'big week'],
          steps: [
            {
              title: 'Pencils down',
              prose: [
                'Change anything up to {cutoffDays} days before your delivery, {cutoffTime}. After that we charge your box and shop for exactly what’s in it.',
              ],
              drawing: 'clock',
            },
            {
              title: 'We weigh it all',
              prose: [
                'Recipe by recipe, person by person. We only buy what you all ordered, so there’s next to nothing left on the counter.',
              ],
              drawing: 'scale',
            },
            {
              title: 'One van, whole street',
              prose: [
                'Everyone in your neighbourhood gets their box the same day. That’s why you have certain days to pick from, and why we can do it for free.',
              ],
              drawing: 'van',
            },
            {
              title: 'Knock knock',
              prose: [
                'We let you know when it’s on its way and when it’s there. Buzzer code, back door, watch out for the cat: write it down once, the driver has it. Everything goes in the fridge, at 4°C or colder.',
              ],
              drawing: 'door',
            },
            {
              title: 'Bag goes home',
              prose: [
                'Next week we come by for the bag. [Book the pickup](zeroWasteHowTo), put it outside, done.',
              ],
              drawing: 'circle',
            },
          ],
        },
        {
          type: 'live',
          part: 'deliveryDays',
          ground: 'sunk',
          heading: ['Which days?'],
          lede: 'These ones. Your address decides which you can get; you pick from those.',
        },
        {
          type: 'text',
          heading: ['Cold all', 'the way'],
          drawing: 'cold',
          side: 'left',
          prose: [
            'From the cold room straight into a cooler bag, cold packs snuggled up to the meat and fish. We close it, you open it, no one in between.',
            'Raw meat and fish are sealed separately, and each recipe is bagged on its own. Grab Tuesday’s supper, leave the rest.',
            'It’s fresh, so eat it within {eatWithinDays} days. Fish first, always.',
          ],
        },
        {
          type: 'live',
          part: 'places',
          heading: ['Do you come', 'to my place?'],
          lede: 'Probably. We cook in Montreal and Toronto, and drive to every dot on this map.',
          note: 'Don’t see yours? [Try your postal code](home). Out west, {sister} delivers in {sisterRegion}.',
        },
        {
          type: 'definitions',
          heading: ['And if', 'something’s', 'off?'],
          entries: [
            {
              term: 'My box never came',
              prose: [
                'We’ll tell you before you tell us, with options to fix it. Or [drop us a line](contact), or call [{phone}](phone).',
              ],
            },
            {
              term: 'I’m moving',
              prose: [
                'Change the address in your settings. A box that’s already charged still goes to the old one. The next ones follow you, maybe on another day.',
              ],
            },
            {
              term: 'I still have your bag',
              prose: [
                'Happens. After {bagWeeks} weeks it may be billed, and after {pickupAttempts} tries at getting it back it will be. A bag you returned shows up as returned within {returnDays} days.',
              ],
            },
          ],
        },
        {
          type: 'action',
          ground: 'deep',
          heading: ['What day', 'works for you?'],
          text: 'Two people, four people, or just something to heat up. Delivery’s free on all of it.',
          action: { words: 'Pick my plan', to: 'signupPlans' },
          drawing: 'pin',
        },
      ],
    },
    fr: {
      title: 'Le fonctionnement de la livraison',
      description:
        'Ton jour, ta plage horaire, un sac isotherme à la porte et une collecte la semaine d’après : comment on livre {region}, sans frais.',
      blocks: [
        {
          type: 'hero',
          heading: ['On sonne?', 'C’est le souper.'],
          lede: 'Ta boîte part froide de notre cuisine et arrive froide chez toi, dans la plage que t’as choisie. Que tu sois là ou pas, elle attend à la porte. Et c’est gratuit, chaque fois.',
          scene: 'street',
          action: { words: 'Choisir mon forfait', to: 'signupPlans' },
        },
        {
          type: 'steps',
          layout: 'list',
          heading: ['La grosse semaine', 'd’une boîte'],
          steps: [
            {
              title: 'On ferme les livres',
              prose: [
                'Tu changes ce que tu veux jusqu’à {cutoffDays} jours avant ta livraison, à {cutoffTime}. Après, la boîte est facturée et on va acheter exactement ce qu’il y a dedans.',
              ],
              drawing: 'clock',
            },
            {
              title: 'On pèse tout',
              prose: [
                'Recette par recette, personne par personne. On achète juste ce que vous avez commandé, alors il reste pas grand-chose sur le comptoir.',
              ],
              drawing: 'scale',
            },
            {
              title: 'Un camion, toute la rue',
              prose: [
                'Ton quartier reçoit ses boîtes le même jour. C’est pour ça que t’as certains jours au choix, et c’est pour ça que ça ne coûte rien.',
              ],
              drawing: 'van',
            },
            {
              title: 'Toc, toc, toc',
              prose: [
                'On t’écrit quand ça part et quand c’est arrivé. Code de la porte, escalier d’en arrière, attention au chat : tu l’écris une fois, le livreur l’a. Tout va au frigo, à 4 °C ou moins.',
              ],
              drawing: 'door',
            },
            {
              title: 'Le sac rentre chez nous',
              prose: [
                'La semaine d’après, on repasse le chercher. [Tu réserves la collecte](zeroWasteHowTo), tu le mets dehors, c’est fait.',
              ],
              drawing: 'circle',
            },
          ],
        },
        {
          type: 'live',
          part: 'deliveryDays',
          ground: 'sunk',
          heading: ['Quels jours?'],
          lede: 'Ceux-là. Ton adresse décide lesquels sont possibles; toi, tu décides lequel te va.',
        },
        {
          type: 'text',
          heading: ['Froid d’un', 'bout à l’autre'],
          drawing: 'cold',
          side: 'left',
          prose: [
            'De la chambre froide au sac isotherme, avec des blocs réfrigérants collés sur la viande et le poisson. On le ferme, tu l’ouvres, et personne n’y touche entre les deux.',
            'La viande et le poisson crus sont scellés à part, et chaque recette a son sachet. Tu prends le souper de mardi, tu laisses le reste.',
            'C’est frais, alors mange-le dans les {eatWithinDays} jours. Le poisson en premier, toujours.',
          ],
        },
        {
          type: 'live',
          part: 'places',
          heading: ['Venez-vous', 'chez nous?'],
          lede: 'Sûrement. On cuisine à Montréal et à Toronto, et on roule jusqu’à chaque point de la carte.',
          note: 'Tu vois pas ta place? [Essaie ton code postal](home). Ben loin à l’ouest, c’est {sister} qui livre, {sisterRegion}.',
        },
        {
          type: 'definitions',
          heading: ['Pis si ça', 'va de travers?'],
          entries: [
            {
              term: 'Ma boîte n’est pas venue',
              prose: [
                'On va te le dire avant que tu nous le dises, avec ce qu’on peut faire. Sinon [écris-nous](contact), ou appelle au [{phone}](phone).',
              ],
            },
            {
              term: 'Je déménage',
              prose: [
                'Change ton adresse dans tes réglages. Une boîte déjà facturée va encore à l’ancienne. Les autres te suivent, peut-être un autre jour.',
              ],
            },
            {
              term: 'J’ai encore le sac',
              prose: [
                'Ça arrive. Après {bagWeeks} semaines, il peut être facturé; après {pickupAttempts} collectes manquées, il l’est. Un sac rendu apparaît comme rendu dans les {returnDays} jours.',
              ],
            },
          ],
        },
        {
          type: 'action',
          ground: 'deep',
          heading: ['C’est quoi,', 'ton jour?'],
          text: 'Pour deux, pour quatre, ou juste de quoi réchauffer. La livraison est gratuite sur tout ça.',
          action: { words: 'Choisir mon forfait', to: 'signupPlans' },
          drawing: 'pin',
        },
      ],
    },
  },
}
