// The terms of lent bags and kits, and the final provisions.

import type { WrittenPolicy } from './authoring.ts'

export const rest: WrittenPolicy['sections'] = {
  'discounts-referrals': {
    en: [
      'Discounts and friends',
      'A code is subject to the conditions shown with it, can be used once per household, and has no cash value. A friend you refer gets {friendMeals} free servings off their first box; you get {referrerCredit} in credit once that box is delivered. You cannot refer yourself or your own household, and codes may not be posted on coupon sites. We may take back anything obtained by fraud.',
    ],
    fr: [
      'Rabais et parrainage',
      'Un code est soumis aux conditions affichées avec lui, vaut une fois par foyer et ne s’échange pas contre de l’argent. Une personne invitée reçoit {friendMeals} portions gratuites dans sa première boîte; <vous recevez|tu reçois> {referrerCredit} de crédit une fois cette boîte livrée. On ne peut parrainer ni soi-même ni son propre foyer, et les codes ne se publient pas sur les sites de coupons. Ce qui a été obtenu frauduleusement est repris.',
    ],
  },
  'gift-cards': {
    en: [
      'Gift cards and credit',
      'A gift card is worth between $20 and $9,999. Purchased value never expires and is never taken. Credit we give (bonuses, merit, referrals, points) can expire on its date and ends when the account closes. We use given credit first, then purchased value. If an account still holds purchased value, we settle it with you before closing the account.',
      'During a promotion, buying a gift card of $100 or more may earn a bonus in credit, emailed within 24 hours with its own expiry date.',
    ],
    fr: [
      'Cartes-cadeaux et crédits',
      'Une carte-cadeau vaut de 20 $ à 9\u00a0999 $. Ce qui a été acheté n’expire jamais et n’est jamais repris. Un crédit offert (boni, fidélité, parrainage, échange de points) peut expirer à sa date et prend fin à la fermeture du compte. Les crédits offerts sont dépensés d’abord, la valeur achetée ensuite. Un compte qui contient encore de la valeur achetée se ferme avec nous, pour que cette valeur soit réglée.',
      'Lors d’une promotion, une carte achetée de 100 $ ou plus peut donner droit à un boni en crédit; il est envoyé par courriel dans les 24 heures et porte sa propre date.',
    ],
  },
  points: {
    en: [
      'Points',
      'A box earns {pointsPercent} percent of what you paid in points, or {pointsLoyalPercent} percent once you have had {loyalDeliveries} deliveries within a year. Points are pending until delivery and are removed if the box is refunded. They expire after 12 months of inactivity, when the account ends, and when the program ends. They cannot be sold or transferred. Any dispute must be raised within 6 months.',
    ],
    fr: [
      'Points',
      'Une boîte rapporte en points {pointsPercent} pour cent de ce qui est payé, {pointsLoyalPercent} pour cent à partir de {loyalDeliveries} livraisons en un an. Les points sont en attente jusqu’à la livraison et disparaissent si la boîte est remboursée. Ils expirent après 12 mois d’inactivité, à la fin du compte et à la fin du programme. Ils ne se vendent ni ne se transfèrent. Une contestation doit être faite dans les 6 mois.',
    ],
  },
  returnables: {
    en: [
      'Cooler bags and Zero Waste kits',
      'They remain our property. Leave them at the door on your next delivery, or [book a pickup](bagsAndKits); rinse a kit’s containers for {rinseSeconds} seconds. Those coming with a box appear on your list one day before delivery, and a return shows within {returnDays} days. We may bill you for anything kept longer than {bagWeeks} weeks, and we charge for a cooler or kit after {pickupAttempts} failed attempts to collect it: {bagFee} for a bag and {kitFee} for a kit, taxes included, to the card on file. We never do so without two emails first, each with its date, nor while you dispute it; if you return it later, we refund you.',
    ],
    fr: [
      'Sacs isothermes et trousses zéro déchet',
      'Ils restent à nous. <Laissez-les|Laisse-les> à la porte à la prochaine livraison, ou <réservez|réserve> [une collecte](bagsAndKits); les contenants d’une trousse se rincent de {rinseSeconds} secondes. Ceux d’une boîte à venir apparaissent sur la liste un jour avant sa livraison, et un retour s’affiche dans les {returnDays} jours. Ce qui est gardé plus de {bagWeeks} semaines peut être facturé, et un sac ou une trousse l’est après {pickupAttempts} tentatives de collecte ratées : {bagFee} pour un sac et {kitFee} pour une trousse, taxes comprises, à la carte enregistrée. Cela n’arrive jamais sans deux courriels datés auparavant, ni tant que <vous le contestez|tu le contestes>; ce qui revient malgré tout est remboursé.',
    ],
  },
  'fair-use': {
    en: [
      'Fair use',
      'The site is for ordering food for your household. Do not resell what you order, access anything that is not yours, scrape the site or impersonate anyone. You own what you write in reviews and messages; you let us use it to improve the food. We may refuse or close an account that harms others, and will tell you why.',
    ],
    fr: [
      'Bon usage',
      'Le site sert à commander de la nourriture pour <votre|ton> foyer. On n’y revend pas ce qu’on commande, on ne tente pas d’accéder à ce qui n’est pas à soi, on ne copie pas le site par machine et on ne se fait pas passer pour quelqu’un d’autre. Ce qui est écrit dans les évaluations et les messages reste à <vous|toi>; <nous pouvons|on peut> s’en servir pour améliorer la nourriture. Un compte qui nuit aux autres peut être refusé ou fermé, avec une explication.',
    ],
  },
  'what-we-owe': {
    en: [
      'Our liability',
      'We owe you the box that was promised, or your money back. Beyond that, and as far as the law allows, our liability is limited to what you paid for the box in question; where what you used was free, to 1 Canadian dollar. Nothing here limits our liability for personal injury, or for our intentional or grossly negligent acts.',
    ],
    fr: [
      'Ce dont <nous répondons|on répond>',
      '<Nous vous devons|On te doit> la boîte promise, ou <votre|ton> argent. Au-delà, et dans la mesure permise par la loi, notre responsabilité ne dépasse pas ce qui a été payé pour la boîte en cause; si ce qui a été utilisé était gratuit, elle est de 1 dollar canadien. Rien ici ne limite ce qui est dû pour un préjudice corporel, ni pour une faute intentionnelle ou lourde.',
    ],
  },
  changes: {
    en: [
      'When these terms change',
      'We will tell you by email. A change takes effect 7 days after that notice, for boxes whose cutoff is later. If you do not agree, you can close your account before then.',
    ],
    fr: [
      'Quand ces conditions changent',
      'Un courriel <vous|te> prévient. Un changement prend effet 7 jours après cet avis, pour les boîtes dont l’heure limite vient après. En cas de désaccord, <vous pouvez|tu peux> fermer <votre|ton> compte avant.',
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
    en: ['Contact us', 'Use [the contact page](contact), email [{email}](mail) or call [{phone}](phone).'],
    fr: ['Nous joindre', 'Par la [page Contact](contact), à [{email}](mail) ou au [{phone}](phone).'],
  },
}
