// The terms from the account to the delivery.

import type { WrittenPolicy } from './authoring.ts'

export const orders: WrittenPolicy['sections'] = {
  account: {
    en: [
      'Your account',
      'Accounts are for adults who live where we deliver. There is one account for each household and one plan for each account; accounts may not be shared between households. The information you give us must be true, and you must keep your password to yourself. You are responsible for what is ordered with it until you tell us that someone else has it.',
    ],
    fr: [
      '<Votre|Ton> compte',
      'Les comptes sont pour les adultes qui habitent là où <nous livrons|on livre>. Il y a un compte par foyer et un forfait par compte; un compte ne se partage pas entre foyers. Les renseignements donnés doivent être vrais, et le mot de passe reste secret. <Vous répondez|Tu réponds> de ce qui est commandé avec lui, jusqu’à ce que <vous nous disiez|tu nous dises> que quelqu’un d’autre l’a.',
    ],
  },
  subscription: {
    en: [
      'A box every week, until you say otherwise',
      'A plan is a standing order for a box every week. You can change or skip each box until its cutoff, {cutoffTime}, {cutoffDays} days before delivery. After the cutoff, you can no longer skip the box, and we will charge it.',
      'If you choose nothing by the cutoff, we choose meals for you based on the preferences and exclusions you gave us. A ready-to-eat meal may come more than once where few fit your exclusions. If there are too few meals to fill the box, we skip it.',
      'We do not deliver or charge a box under the minimum of {minimumOrder}, before discounts and taxes.',
    ],
    fr: [
      'Une boîte chaque semaine, jusqu’à nouvel ordre',
      'Un forfait est une commande permanente : une boîte est prévue chaque semaine. Chacune peut être modifiée ou sautée jusqu’à son heure limite, {cutoffTime}, {cutoffDays} jours avant la livraison. Ensuite, elle est à <vous|toi> : elle ne peut plus être sautée, et elle est facturée.',
      'Si rien n’est choisi à l’heure limite, <nous choisissons|on choisit> les plats selon <vos|tes> goûts et <vos|tes> exclusions. Un plat prêt à manger peut revenir plus d’une fois quand peu de plats respectent les exclusions. S’il n’y a pas assez de plats pour remplir la boîte, elle est sautée.',
      'Une boîte sous le minimum de {minimumOrder} d’articles, avant rabais et taxes, n’est ni facturée ni livrée.',
    ],
  },
  'prices-payment': {
    en: [
      'Prices and payment',
      'Prices are in Canadian dollars; delivery is free. At the cutoff, we charge your card the total shown after your last change, including all listed discounts and taxes. If your card is declined, we will tell you and retry it {cardRetries}. If a box is still unpaid when packing begins, we cancel it and do not charge you.',
      'Prices can change for weeks you cannot order for yet. Taxes are those of the province we deliver to.',
    ],
    fr: [
      'Prix et paiement',
      'Les prix sont en dollars canadiens; la livraison est gratuite. Le total affiché au dernier changement, avec les rabais et les taxes par leur nom, est ce qui est facturé à l’heure limite. Si la carte est refusée, <nous vous prévenons|on te prévient> et <nous la réessayons|on la réessaie> {cardRetries}; une boîte encore impayée au début de l’emballage est annulée, et rien n’est facturé.',
      'Les prix peuvent changer pour les semaines qui ne sont pas encore ouvertes. Les taxes sont celles de la province de livraison.',
    ],
  },
  'sales-final': {
    en: [
      'Sales are final, and we fix what is wrong',
      'Food packed for you cannot be resold, so sales are final. If a box does not come, or something in it is missing, spoiled or not as promised, [tell us](contact): you will get another delivery, credit, or your money back. A refund includes the tax at the rate charged, and we remove the points earned.',
    ],
    fr: [
      'Les ventes sont finales, et les erreurs se réparent',
      'Des aliments emballés pour <vous|toi> ne peuvent pas être revendus : les ventes sont donc finales. Si une boîte n’arrive pas, ou s’il y manque quelque chose, si un aliment est gâté ou n’est pas ce qui était promis, [<dites-le-nous|dis-le-nous>](contact) : nouvelle livraison, crédit ou remboursement. Un remboursement rend la taxe au taux facturé et reprend les points gagnés.',
    ],
  },
  delivery: {
    en: [
      'Delivery',
      'We deliver to the address on file when the box is billed, in the window shown. We do not deliver to PO boxes. If no one is there, we leave the box where your delivery notes say, or else at the door; from then on it is your responsibility. Boxes already billed go to the address on file at billing, and a new address may mean another day and window.',
    ],
    fr: [
      'Livraison',
      'La boîte va à l’adresse enregistrée au moment de la facturation, dans la plage affichée. Pas de livraison aux cases postales. Si personne n’est là, elle est laissée où le disent les notes de livraison, sinon à la porte; à partir de ce moment, elle est sous <votre|ta> responsabilité. Les boîtes déjà facturées vont à l’adresse enregistrée au moment de la facturation, et une nouvelle adresse peut entraîner un autre jour et une autre plage.',
    ],
  },
  food: {
    en: [
      'The food',
      'Keep the food cold and eat it within {eatWithinDays} days of delivery. Read each meal’s allergens and instructions. Our kitchens handle every priority allergen, so we cannot guarantee the absence of traces. Images are computer-generated serving suggestions.',
    ],
    fr: [
      'Les aliments',
      '<Gardez|Garde> les aliments au froid et <consommez-les|mange-les> dans les {eatWithinDays} jours suivant la livraison. <Lisez|Lis> les allergènes et les étapes de chaque plat. Tous les allergènes prioritaires passent par nos cuisines : l’absence de traces ne peut pas être promise. Les images sont des suggestions de présentation créées par ordinateur.',
    ],
  },
  'pause-close': {
    en: [
      'Pausing and closing',
      'You can pause or close at any time; we ask for a reason, and any reason will do. A pause skips every box we have not started preparing. When you close with bags or kits still with you, billing stops right away, we arrange a pickup, and your account closes when the last one is returned. We reopen a closed account when you ask.',
    ],
    fr: [
      'Pause et fermeture',
      'Une pause ou une fermeture se demande en tout temps; on <vous|te> demande pourquoi, et toutes les raisons sont bonnes. Une pause saute toutes les boîtes qui ne sont pas déjà en préparation. S’il reste des sacs ou des trousses lors d’une fermeture, la facturation s’arrête aussitôt, on convient d’une collecte, et le compte se ferme au retour du dernier. Un compte fermé est rouvert par nous, sur demande.',
    ],
  },
}
