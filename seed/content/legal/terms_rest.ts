// The terms of lent bags and kits, and the final provisions.

import type { WrittenPolicy } from './authoring.ts'

export const rest: WrittenPolicy['sections'] = {
  'discounts-referrals': {
    en: [
      'Discounts and friends',
      'A code has the conditions that stand beside it, counts once for each household, and is worth nothing in cash. A friend you bring gets {friendMeals} free meals off the first box; you get {referrerCredit} in credit once that box is delivered. Nobody can refer themselves or their own household, and codes are not to be posted where coupons are collected. We take back what was obtained by trickery.',
    ],
    fr: [
      'Rabais et parrainage',
      'Un code a les conditions écrites à côté de lui, vaut une fois par foyer et ne s’échange pas contre de l’argent. Un ami amené reçoit {friendMeals} plats gratuits sur sa première boîte; <vous recevez|tu reçois> {referrerCredit} de crédit une fois cette boîte livrée. On ne peut parrainer ni soi-même ni son propre foyer, et les codes ne se publient pas sur les sites de coupons. Ce qui a été obtenu par ruse est repris.',
    ],
  },
  'gift-cards': {
    en: [
      'Gift cards and credit',
      'A gift card is worth between $20 and $9,999. What was bought never expires and is never taken. Credit that we give (bonuses, merit, referrals, points) can expire on its date and ends when the account closes. Given credit is spent first, bought value after it. An account that still holds bought value is closed together with us, so that the value is settled.',
      'In a promotion, a bought card of $100 or more can bring a bonus in credit; it is e-mailed within 24 hours and has a date of its own.',
    ],
    fr: [
      'Cartes-cadeaux et crédits',
      'Une carte-cadeau vaut de 20 $ à 9\u00a0999 $. Ce qui a été acheté n’expire jamais et n’est jamais repris. Un crédit offert (boni, mérite, parrainage, points) peut expirer à sa date et prend fin à la fermeture du compte. Les crédits offerts sont dépensés d’abord, la valeur achetée ensuite. Un compte qui contient encore de la valeur achetée se ferme avec nous, pour que cette valeur soit réglée.',
      'Lors d’une promotion, une carte achetée de 100 $ ou plus peut donner droit à un boni en crédit; il est envoyé par courriel dans les 24 heures et porte sa propre date.',
    ],
  },
  points: {
    en: [
      'Points',
      'A box earns {pointsPercent} percent of what you paid in points, {pointsLoyalPercent} percent from {loyalDeliveries} deliveries within a year. Points are pending until delivery and go when the box is refunded. They expire after 12 months of inactivity, when the account ends, and when the program ends. They cannot be sold or passed on. What you dispute, dispute within 6 months.',
    ],
    fr: [
      'Points',
      'Une boîte rapporte en points {pointsPercent} pour cent de ce qui est payé, {pointsLoyalPercent} pour cent à partir de {loyalDeliveries} livraisons en un an. Les points sont en attente jusqu’à la livraison et disparaissent si la boîte est remboursée. Ils expirent après 12 mois d’inactivité, à la fin du compte et à la fin du programme. Ils ne se vendent ni ne se transfèrent. Une contestation doit être faite dans les 6 mois.',
    ],
  },
  returnables: {
    en: [
      'Cooler bags and Zero Waste kits',
      'They stay ours. Leave them at the door on your next delivery, or [book a pickup](bagsAndKits); rinse the containers of a kit for {rinseSeconds} seconds. Those of a coming box appear on your list one day before it is delivered, and a return shows within {returnDays} days. What is kept for more than {bagWeeks} weeks may be billed, and a cooler or kit is charged after {pickupAttempts} failed attempts to collect it: {bagFee} for a bag and {kitFee} for a kit, taxes included, to the card on file. That never happens without two e-mails before it, each with its day, and not while you dispute it; what comes back after all is refunded.',
    ],
    fr: [
      'Sacs isothermes et trousses Zéro déchet',
      'Ils restent à nous. <Laissez-les|Laisse-les> à la porte à la prochaine livraison, ou <réservez|réserve> [une collecte](bagsAndKits); les contenants d’une trousse se rincent de {rinseSeconds} secondes. Ceux d’une boîte à venir apparaissent sur la liste un jour avant sa livraison, et un retour s’affiche dans les {returnDays} jours. Ce qui est gardé plus de {bagWeeks} semaines peut être facturé, et une glacière ou une trousse l’est après {pickupAttempts} tentatives de collecte ratées : {bagFee} pour un sac et {kitFee} pour une trousse, taxes comprises, sur la carte au dossier. Cela n’arrive jamais sans deux courriels datés auparavant, ni tant que <vous le contestez|tu le contestes>; ce qui revient malgré tout est remboursé.',
    ],
  },
  'fair-use': {
    en: [
      'Fair use',
      'The site is for ordering food for your household. Do not resell what you order, break into what is not yours, copy the site by machine or pretend to be somebody else. What you write in reviews and messages is yours; you let us use it to make the food better. We may refuse or close an account that harms others, and tell you why.',
    ],
    fr: [
      'Bon usage',
      'Le site sert à commander de la nourriture pour <votre|ton> foyer. On n’y revend pas ce qu’on commande, on ne force pas ce qui n’est pas à soi, on ne copie pas le site par machine et on ne se fait pas passer pour quelqu’un d’autre. Ce qui est écrit dans les évaluations et les messages reste à <vous|toi>; <nous pouvons|on peut> s’en servir pour améliorer la nourriture. Un compte qui nuit aux autres peut être refusé ou fermé, avec une explication.',
    ],
  },
  'what-we-owe': {
    en: [
      'What we answer for',
      'We owe you the box that was promised, or your money back. Beyond that, and as far as the law allows, we answer for no more than what you paid for the box in question; where what you used was free, for 1 Canadian dollar. Nothing here limits what we owe for harm to a person, or for what we did on purpose or with gross carelessness.',
    ],
    fr: [
      'Ce dont <nous répondons|on répond>',
      '<Nous vous devons|On te doit> la boîte promise, ou <votre|ton> argent. Au-delà, et dans la mesure permise par la loi, notre responsabilité ne dépasse pas ce qui a été payé pour la boîte en cause; si ce qui a été utilisé était gratuit, elle est de 1 dollar canadien. Rien ici ne limite ce qui est dû pour un préjudice corporel, ni pour une faute intentionnelle ou lourde.',
    ],
  },
  changes: {
    en: [
      'When these terms change',
      'We tell you by e-mail. A change takes effect 7 days after that notice, for boxes whose cutoff is later. If you do not agree, you can close your account before it does.',
    ],
    fr: [
      'Quand ces conditions changent',
      'Un courriel <vous|te> prévient. Un changement prend effet 7 jours après cet avis, pour les boîtes dont l’heure limite est plus tardive. En cas de désaccord, <vous pouvez|tu peux> fermer <votre|ton> compte avant.',
    ],
  },
  law: {
    en: [
      'Law',
      'The laws of British Columbia and the laws of Canada that apply there govern these terms. Where the law of your own province protects you as a consumer, it still does, and you can go to its courts.',
    ],
    fr: [
      'Droit applicable',
      'Les lois de la Colombie-Britannique et les lois du Canada qui s’y appliquent régissent ces conditions. Là où la loi de <votre|ta> propre province <vous|te> protège comme consommateur, elle continue de le faire, et ses tribunaux restent ouverts.',
    ],
  },
  reach: {
    en: ['Reaching us', 'By [the contact page](contact), at [{email}](mail) or at [{phone}](phone).'],
    fr: ['Nous joindre', 'Par la [page Contact](contact), à [{email}](mail) ou au [{phone}](phone).'],
  },
}
