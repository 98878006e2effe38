import { faqCategory } from './authoring.ts'

export const delivery = faqCategory('delivery', {
  position: 4,
  drawing: 'van',
  en: {
    name: 'Delivery',
    summary: 'Days, windows, doors and buzzers, and what we do when something goes wrong.',
  },
  fr: {
    name: 'Livraison',
    summary: 'Jours, plages, portes et interphones, et ce qu’on fait quand ça tourne mal.',
  },
  entries: {
    'delivery-cost': {
      en: [
        'How much is delivery?',
        'It’s free for every box that meets the {minimumOrder} minimum, anywhere we deliver.',
      ],
      fr: [
        'Combien coûte la livraison?',
        'Rien. Elle est gratuite pour toute boîte qui atteint le minimum de {minimumOrder}, partout où <nous livrons|on livre>.',
      ],
    },
    'days-and-windows': {
      en: [
        'Which days and hours can I choose?',
        'It depends where you live. Near our kitchens there are several windows a week; farther out, one or two. You’ll see the ones for your address when you sign up. You keep one day and window, and can [move a single box](faqCategory?friendlyId=skip-pause-close#move-a-box).',
      ],
      fr: [
        'Quels jours et quelles heures puis-je choisir?',
        'Cela dépend de l’endroit : près de nos cuisines, il y a plusieurs plages par semaine; plus loin, une ou deux. L’inscription montre celles de <votre|ton> adresse. <Vous gardez|Tu gardes> un même jour et une même plage, et <pouvez|peux> [déplacer une seule boîte](faqCategory?friendlyId=skip-pause-close#move-a-box).',
      ],
    },
    'not-home': {
      en: [
        'Do I have to be home?',
        'No. Your box comes in a cooler bag, and we can leave it at the door. Tell us where in your delivery notes: side door, with the concierge, under the stairs. Put everything in the fridge when you get home that day.',
      ],
      fr: [
        'Dois-je être à la maison?',
        'Non. La boîte arrive dans un sac isotherme et peut rester à la porte. <Précisez|Précise> où dans les notes de livraison en donnant <votre|ton> adresse : porte de côté, concierge, sous l’escalier. <Mettez|Mets> tout au frigo en rentrant, le jour même.',
      ],
    },
    'know-when': {
      en: [
        'How do I know when it arrives?',
        'On delivery day, we’ll let you know when your box is on its way, when to expect it, and when it’s arrived. [Track it live](track): see how many stops are before yours, and a window that narrows as the van gets closer.',
      ],
      fr: [
        'Comment savoir quand elle arrive?',
        'Le jour même, un message annonce que la boîte est en route et dans quelle plage elle arrive; un autre dit qu’elle est là. La livraison [se suit en direct](track) : combien d’arrêts avant <le vôtre|le tien>, et une plage qui se resserre à mesure que le camion approche.',
      ],
    },
    'box-missing': {
      en: [
        'My box didn’t come. What now?',
        'If the driver couldn’t deliver it, we’ve already emailed you. Open the box in [your past orders](history) and choose credit or a refund. If it should have arrived but hasn’t, call [{phone}](phone) or [contact us](contact). We’ll make it right with another delivery, credit or a refund.',
      ],
      fr: [
        'Ma boîte n’est pas arrivée. Que faire?',
        'Si elle n’a pas pu être livrée, un courriel <vous|te> l’a déjà dit : <ouvrez|ouvre> la boîte dans [<vos|tes> commandes passées](history) et <choisissez|choisis> un crédit ou un remboursement. Si elle devrait être là et n’y est pas, <appelez|appelle> au [{phone}](phone) ou [<écrivez-nous|écris-nous>](contact). C’est à nous <d’y remédier|d’arranger ça> : une nouvelle livraison, un crédit ou un remboursement.',
      ],
    },
    'change-address': {
      en: [
        'I’m moving. How do I change my address?',
        'In your [delivery settings](settingsDelivery). Boxes we’ve already billed go to the address on file at billing, and your delivery day, window and taxes may change with the area. You’ll see this before you save. Only moving a few boxes? Add an alternate address with dates.',
      ],
      fr: [
        'Je déménage. Comment changer mon adresse?',
        'Dans les [réglages de livraison](settingsDelivery). Deux choses à savoir : les boîtes déjà facturées vont à l’adresse enregistrée au moment de la facturation, et le jour, la plage et les taxes peuvent changer avec le secteur. La page le dit avant l’enregistrement. Pour quelques boîtes seulement, une autre adresse peut valoir entre deux dates.',
      ],
    },
    'delivery-notes': {
      en: [
        'Where do I write the buzzer code or a note for the driver?',
        'With your address. There are fields for unit, buzzer and delivery notes when you sign up, and later in your [delivery settings](settingsDelivery).',
      ],
      fr: [
        'Où écrire le code d’entrée ou une note de livraison?',
        'Avec <votre|ton> adresse : l’appartement, l’interphone et les notes de livraison ont chacun leur champ, à l’inscription puis dans les [réglages de livraison](settingsDelivery).',
      ],
    },
    'po-box': {
      en: [
        'Do you deliver to PO boxes or offices?',
        'We can’t deliver to PO boxes. An office is fine if someone can put the food in a fridge. Need boxes somewhere else for a while? Add an [alternate address](settingsDelivery) with dates.',
      ],
      fr: [
        'Livrez-vous aux cases postales ou au bureau?',
        'Pas aux cases postales : il faut une adresse civique. Au bureau, oui, si quelqu’un peut mettre la boîte au frigo. Pour un séjour ailleurs, les [réglages de livraison](settingsDelivery) prennent une autre adresse, avec ses dates.',
      ],
    },
  },
})
