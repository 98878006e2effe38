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
        'On the day, a text message and an e-mail say that the box is on its way and in which window it arrives; another e-mail says that it is there. [Your account page](account) shows how far it is: paid, packed, on the road, at your door.',
      ],
      fr: [
        'Comment savoir quand elle arrive?',
        'Le jour même, un texto et un courriel annoncent que la boîte est en route et dans quelle plage elle arrive; un autre courriel dit qu’elle est là. La [page de <votre|ton> compte](account) montre où elle en est : payée, emballée, en route, à la porte.',
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
        '[Write to us](contact) or call [{phone}](phone) with the new address and the date. Two things to know: boxes that are billed already go to the address that was on file at billing, and your delivery day and window may change with the area.',
      ],
      fr: [
        'Je déménage. Comment changer mon adresse?',
        '[<Écrivez-nous|Écris-nous>](contact) ou <appelez|appelle> au [{phone}](phone) avec la nouvelle adresse et la date. Deux choses à savoir : les boîtes déjà facturées vont à l’adresse au dossier lors de la facturation, et le jour et la plage de livraison peuvent changer avec le secteur.',
      ],
    },
    'delivery-notes': {
      en: [
        'Where do I write the buzzer code or a note for the driver?',
        'With your address when you sign up: unit, buzzer and delivery notes have fields of their own. To change them later, [write to us](contact).',
      ],
      fr: [
        'Où écrire le code d’entrée ou une note pour le livreur?',
        'Avec <votre|ton> adresse, à l’inscription : l’appartement, la sonnette et les notes de livraison ont chacun leur champ. Pour les changer ensuite, [<écrivez-nous|écris-nous>](contact).',
      ],
    },
    'po-box': {
      en: [
        'Do you deliver to PO boxes or offices?',
        'Not to PO boxes: the box needs a door. An office is fine if somebody can take the box into a fridge; one account still has one address.',
      ],
      fr: [
        'Livrez-vous aux cases postales ou au bureau?',
        'Pas aux cases postales : il faut une porte. Au bureau, oui, si quelqu’un peut mettre la boîte au frigo; un compte n’a toutefois qu’une adresse.',
      ],
    },
  },
})
