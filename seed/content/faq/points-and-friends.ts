import { faqCategory } from './authoring.ts'

export const pointsAndFriends = faqCategory('points-and-friends', {
  position: 8,
  drawing: 'hand',
  en: { name: 'Points and friends', summary: 'What you earn, and what your friends get.' },
  fr: {
    name: 'Points et parrainage',
    summary: 'Ce qui <vous|te> revient, et ce que reçoit la personne invitée.',
  },
  entries: {
    'earn-points': {
      en: [
        'How do I earn points?',
        'With every box. You earn {pointsPercent}% back in points, no sign-up needed. Get {loyalDeliveries} deliveries within a year and it’s {pointsLoyalPercent}%. Anything you pay for with credit doesn’t earn points.',
      ],
      fr: [
        'Comment accumuler des points?',
        'Avec chaque boîte : {pointsPercent} pour cent de ce que <vous payez|tu paies> revient en points, sans rien à demander. À partir de {loyalDeliveries} livraisons en un an, c’est {pointsLoyalPercent} pour cent. Ce qu’un crédit paie n’en rapporte pas.',
      ],
    },
    'points-worth': {
      en: [
        'What is a point worth?',
        'One cent. See your balance, what it’s worth and how to use it on the [rewards page](rewards).',
      ],
      fr: [
        'Que vaut un point?',
        'Un cent. <Votre|Ton> solde, sa valeur et ce contre quoi l’échanger sont sur la [page des récompenses](rewards).',
      ],
    },
    'points-pending': {
      en: [
        'Why are some of my points pending?',
        'Points are pending from when you pay until your box is delivered. Then you can use them. If we refund something, we remove its points.',
      ],
      fr: [
        'Pourquoi certains points sont-ils en attente?',
        'Les points sont en attente du paiement jusqu’à la livraison de la boîte; ensuite, ils sont disponibles. Un remboursement reprend les points de ce qui est remboursé.',
      ],
    },
    'points-expire': {
      en: [
        'Do points expire?',
        'Yes: after 12 months of inactivity, when your account closes, or if the program ends. If something looks wrong with your points, tell us within 6 months.',
      ],
      fr: [
        'Les points expirent-ils?',
        'Après 12 mois d’inactivité, à la fermeture du compte et si le programme prend fin un jour. Si quelque chose semble clocher dans <vos|tes> points, <signalez-le|signale-le> dans les 6 mois.',
      ],
    },
    'invite-a-friend': {
      en: [
        'What do we each get if I refer a friend?',
        'Your friend gets {friendMeals} free servings on their first box. You get {referrerCredit} in credit once it’s delivered. Your friend needs to be new to us and in a different household. Find your link and code on the [referral page](invite).',
      ],
      fr: [
        'Que reçoit-on quand j’invite quelqu’un?',
        'La personne invitée reçoit {friendMeals} portions gratuites, déduites de sa première boîte. <Vous recevez|Tu reçois> {referrerCredit} de crédit une fois cette boîte livrée. Elle doit être d’un autre foyer et n’avoir jamais eu de compte chez nous. <Votre|Ton> lien et <votre|ton> code sont sur la [page des invitations](invite).',
      ],
    },
  },
})
