// The terms from the account to the delivery.

import type { WrittenPolicy } from './authoring.ts'

export const orders: WrittenPolicy['sections'] = {
  account: {
    en: [
      'Your account',
      'Accounts are for adults who live where we deliver. There is one account for each household and one plan for each account; accounts are not shared between households. What you tell us has to be true, and your password is yours to keep. You answer for what is ordered with it, until you tell us that somebody else has it.',
    ],
    fr: [
      '<Votre|Ton> compte',
      'Les comptes sont pour les adultes qui habitent là où <nous livrons|on livre>. Il y a un compte par foyer et un forfait par compte; un compte ne se partage pas entre foyers. Les renseignements donnés doivent être vrais, et le mot de passe reste secret. <Vous répondez|Tu réponds> de ce qui est commandé avec lui, jusqu’à ce que <vous nous disiez|tu nous dises> que quelqu’un d’autre l’a.',
    ],
  },
  subscription: {
    en: [
      'A box every week, until you say otherwise',
      'A plan is a standing order: a box is planned for every week. You can change or skip each box until its cutoff, 11:59 pm, {cutoffDays} days before delivery. After the cutoff it is yours: it cannot be skipped, and it is charged.',
      'If you choose nothing by the cutoff, we choose dishes for you by the tastes and exclusions you told us. A ready-to-eat meal can come more than once where few keep to your exclusions. If there are too few dishes to fill the box, it is skipped.',
      'A box under the minimum of {minimumOrder} of goods, before discounts and taxes, is neither charged nor delivered.',
    ],
    fr: [
      'Une boîte chaque semaine, jusqu’à nouvel ordre',
      'Un forfait est une commande permanente : une boîte est prévue chaque semaine. Chacune peut être modifiée ou sautée jusqu’à son heure limite, 23 h 59, {cutoffDays} jours avant la livraison. Ensuite, elle est à <vous|toi> : elle ne peut plus être sautée, et elle est facturée.',
      'Si rien n’est choisi à l’heure limite, <nous choisissons|on choisit> les plats selon <vos|tes> goûts et <vos|tes> exclusions. Un plat prêt à manger peut revenir plus d’une fois quand peu de plats respectent les exclusions. S’il n’y a pas assez de plats pour remplir la boîte, elle est sautée.',
      'Une boîte sous le minimum de {minimumOrder} d’articles, avant rabais et taxes, n’est ni facturée ni livrée.',
    ],
  },
  'prices-payment': {
    en: [
      'Prices and payment',
      'Prices are in Canadian dollars; delivery is free. The total you saw at your last change, with discounts and taxes by name, is what your card is charged at the cutoff. If the card is declined we tell you and try it again {cardRetries}; a box that is still unpaid when packing begins is cancelled and nothing is charged for it.',
      'Prices can change for weeks that are not open yet. Taxes are those of the province the box goes to.',
    ],
    fr: [
      'Prix et paiement',
      'Les prix sont en dollars canadiens; la livraison est gratuite. Le total affiché au dernier changement, avec les rabais et les taxes par leur nom, est ce qui est facturé à l’heure limite. Si la carte est refusée, <nous vous prévenons|on te prévient> et <nous la réessayons|on la réessaie> {cardRetries}; une boîte encore impayée au début de l’emballage est annulée, et rien n’est facturé.',
      'Les prix peuvent changer pour les semaines qui ne sont pas encore ouvertes. Les taxes sont celles de la province de livraison.',
    ],
  },
  'sales-final': {
    en: [
      'Sales are final, and we put right what is wrong',
      'Food packed for you cannot be sold again, so sales are final. If a box does not come, or something in it is missing, spoilt or not what was promised, [tell us](contact): you get another delivery, credit, or your money back. A refund gives back the tax at the rate that was charged and takes back the points that were earned.',
    ],
    fr: [
      'Les ventes sont finales, et les erreurs se réparent',
      'Des aliments emballés pour <vous|toi> ne peuvent pas être revendus : les ventes sont donc finales. Si une boîte n’arrive pas, ou s’il y manque quelque chose, si un aliment est gâté ou n’est pas ce qui était promis, [<dites-le-nous|dis-le-nous>](contact) : nouvelle livraison, crédit ou remboursement. Un remboursement rend la taxe au taux facturé et reprend les points gagnés.',
    ],
  },
  delivery: {
    en: [
      'Delivery',
      'We deliver to the address on file when the box is billed, in the window shown. We do not deliver to PO boxes. If nobody is there, the box is left where your delivery notes say, or else at the door; from then on it is in your hands. Boxes that are billed already go to the address on file at billing, and a new address can mean another day and window.',
    ],
    fr: [
      'Livraison',
      'La boîte va à l’adresse au dossier lors de la facturation, dans la plage affichée. Pas de livraison aux cases postales. Si personne n’est là, elle est laissée où le disent les notes de livraison, sinon à la porte; à partir de là, elle est entre <vos|tes> mains. Les boîtes déjà facturées vont à l’adresse au dossier lors de la facturation, et une nouvelle adresse peut vouloir dire un autre jour et une autre plage.',
    ],
  },
  food: {
    en: [
      'The food',
      'Keep the food cold and eat it within {eatWithinDays} days of delivery. Read the allergens and the steps of each dish. Our kitchens handle every priority allergen, so we cannot promise the absence of traces. Pictures are computer-made serving suggestions.',
    ],
    fr: [
      'Les aliments',
      '<Gardez|Garde> les aliments au froid et <consommez-les|mange-les> dans les {eatWithinDays} jours suivant la livraison. <Lisez|Lis> les allergènes et les étapes de chaque plat. Tous les allergènes prioritaires passent par nos cuisines : l’absence de traces ne peut pas être promise. Les images sont des suggestions de présentation créées par ordinateur.',
    ],
  },
  'pause-close': {
    en: [
      'Pausing and closing',
      'You can pause or close at any time; a reason is asked for, never required to be a good one. A pause skips every box that is not being prepared yet. When you close with bags or kits at your place, billing stops at once, we agree on a pickup, and the account closes when the last one is back. An account that has been closed is opened again by us, when you ask.',
    ],
    fr: [
      'Pause et fermeture',
      'Une pause ou une fermeture se demande en tout temps; on <vous|te> demande pourquoi, et toutes les raisons sont bonnes. Une pause saute toutes les boîtes qui ne sont pas déjà en préparation. S’il reste des sacs ou des trousses lors d’une fermeture, la facturation s’arrête aussitôt, on convient d’une collecte, et le compte se ferme au retour du dernier. Un compte fermé est rouvert par nous, sur demande.',
    ],
  },
}
