import { faqCategory } from './authoring.ts'

export const delivery = faqCategory('delivery', {
  position: 4,
  drawing: 'van',
  en: {
    name: 'Delivery',
    summary: 'Days, windows, doors and doorbells, and what we do when something goes wrong.',
  },
  fr: {
    name: 'Livraison',
    summary: 'Jours, plages, portes et sonnettes, et ce qu’on fait quand ça tourne mal.',
  },
  entries: {
    'delivery-cost': {
      en: [
        'What does delivery cost?',
        'Nothing. Delivery is free for every box that reaches the minimum of {minimumOrder}, wherever we deliver.',
      ],
      fr: [
        'Combien coûte la livraison?',
        'Rien. Elle est gratuite pour toute boîte qui atteint le minimum de {minimumOrder}, partout où <nous livrons|on livre>.',
      ],
    },
    'days-and-windows': {
      en: [
        'Which days and hours can I choose?',
        'It depends on where you live: near our kitchens there are several windows a week, farther out one or two. The sign-up shows the ones for your address. You keep one day and window, and can [move a single box](faqCategory?friendlyId=skip-pause-close#move-a-box).',
      ],
      fr: [
        'Quels jours et quelles heures puis-je choisir?',
        'Cela dépend de l’endroit : près de nos cuisines, il y a plusieurs plages par semaine; plus loin, une ou deux. L’inscription montre celles de <votre|ton> adresse. <Vous gardez|Tu gardes> un même jour et une même plage, et <pouvez|peux> [déplacer une seule boîte](faqCategory?friendlyId=skip-pause-close#move-a-box).',
      ],
    },
    'not-home': {
      en: [
        'Do I have to be at home?',
        'No. The box comes in an insulated bag and can be left at the door. Tell us where in the delivery notes when you give your address: side door, with the concierge, under the stairs. Put it in the fridge when you come home that day.',
      ],
      fr: [
        'Dois-je être à la maison?',
        'Non. La boîte arrive dans un sac isotherme et peut rester à la porte. <Précisez|Précise> où dans les notes de livraison en donnant <votre|ton> adresse : porte de côté, concierge, sous l’escalier. <Mettez|Mets> tout au frigo en rentrant, le jour même.',
      ],
    },
    'know-when': {
      en: [
        'How do I know when it arrives?',
        'On the day, we tell you that the box is on its way and in which window it arrives, and again when it is there. [Follow the delivery](track) live: how many stops are before yours, and a window that narrows as the van comes closer.',
      ],
      fr: [
        'Comment savoir quand elle arrive?',
        'Le jour même, un message annonce que la boîte est en route et dans quelle plage elle arrive; un autre dit qu’elle est là. La livraison [se suit en direct](track) : combien d’arrêts avant <le vôtre|le tien>, et une plage qui se resserre à mesure que la camionnette approche.',
      ],
    },
    'box-missing': {
      en: [
        'My box did not come. What now?',
        'If the driver could not deliver it, we have told you by e-mail already: open the box in [your past orders](history) and choose credit or your money back. If it should be there and is not, call [{phone}](phone) or [write to us](contact). It is ours to put right: another delivery, credit, or your money back.',
      ],
      fr: [
        'Ma boîte n’est pas arrivée. Que faire?',
        'Si elle n’a pas pu être livrée, un courriel <vous|te> l’a déjà dit : <ouvrez|ouvre> la boîte dans [<vos|tes> commandes passées](history) et <choisissez|choisis> un crédit ou un remboursement. Si elle devrait être là et n’y est pas, <appelez|appelle> au [{phone}](phone) ou [<écrivez-nous|écris-nous>](contact). C’est à nous de réparer ça : une nouvelle livraison, un crédit ou un remboursement.',
      ],
    },
    'change-address': {
      en: [
        'I am moving. How do I change my address?',
        'In your [delivery settings](settingsDelivery). Two things to know: boxes that are billed already go to the address that was on file at billing, and your delivery day, its window and the taxes may change with the area. The page says so before you save. For a few boxes only, give an alternate address with its dates.',
      ],
      fr: [
        'Je déménage. Comment changer mon adresse?',
        'Dans les [réglages de livraison](settingsDelivery). Deux choses à savoir : les boîtes déjà facturées vont à l’adresse au dossier lors de la facturation, et le jour, la plage et les taxes peuvent changer avec le secteur. La page le dit avant l’enregistrement. Pour quelques boîtes seulement, une autre adresse peut valoir entre deux dates.',
      ],
    },
    'delivery-notes': {
      en: [
        'Where do I write the buzzer code or a note for the driver?',
        'With your address: unit, buzzer and delivery notes have fields of their own when you sign up, and in your [delivery settings](settingsDelivery) afterwards.',
      ],
      fr: [
        'Où écrire le code d’entrée ou une note pour le livreur?',
        'Avec <votre|ton> adresse : l’appartement, la sonnette et les notes de livraison ont chacun leur champ, à l’inscription puis dans les [réglages de livraison](settingsDelivery).',
      ],
    },
    'po-box': {
      en: [
        'Do you deliver to PO boxes or offices?',
        'Not to PO boxes: the box needs a door. An office is fine if somebody can take the box into a fridge. Boxes for a while somewhere else go to an [alternate address](settingsDelivery) with its dates.',
      ],
      fr: [
        'Livrez-vous aux cases postales ou au bureau?',
        'Pas aux cases postales : il faut une porte. Au bureau, oui, si quelqu’un peut mettre la boîte au frigo. Pour un séjour ailleurs, les [réglages de livraison](settingsDelivery) prennent une autre adresse, avec ses dates.',
      ],
    },
  },
})
