import { faqCategory } from './authoring.ts'

export const pointsAndFriends = faqCategory('points-and-friends', {
  position: 8,
  drawing: 'hand',
  en: { name: 'Points and friends', summary: 'What comes back to you, and what a friend gets.' },
  fr: { name: 'Points et parrainage', summary: 'Ce qui <vous|te> revient, et ce que reçoit un ami.' },
  entries: {
    'earn-points': {
      en: [
        'How do I earn points?',
        'With every box: {pointsPercent} percent of what you pay comes back as points, without signing up for anything. From {loyalDeliveries} deliveries within a year it is {pointsLoyalPercent} percent. What credit pays for earns none.',
      ],
      fr: [
        'Comment accumuler des points?',
        'Avec chaque boîte : {pointsPercent} pour cent de ce que <vous payez|tu paies> revient en points, sans rien à demander. À partir de {loyalDeliveries} livraisons en un an, c’est {pointsLoyalPercent} pour cent. Ce qu’un crédit paie n’en rapporte pas.',
      ],
    },
    'points-worth': {
      en: [
        'What is a point worth?',
        'One cent. Your balance, what it is worth and what you can turn it into are on the [rewards page](rewards).',
      ],
      fr: [
        'Que vaut un point?',
        'Un cent. <Votre|Ton> solde, sa valeur et ce contre quoi l’échanger sont sur la [page des récompenses](rewards).',
      ],
    },
    'points-pending': {
      en: [
        'Why are some of my points pending?',
        'Points are pending from the payment until the box is delivered; then they are available. A refund takes back the points of what was refunded.',
      ],
      fr: [
        'Pourquoi certains points sont-ils en attente?',
        'Les points sont en attente du paiement jusqu’à la livraison de la boîte; ensuite, ils sont disponibles. Un remboursement reprend les points de ce qui est remboursé.',
      ],
    },
    'points-expire': {
      en: [
        'Do points expire?',
        'After 12 months of inactivity, when the account closes, and if the program ends one day. Anything you think is wrong with your points, tell us within 6 months.',
      ],
      fr: [
        'Les points expirent-ils?',
        'Après 12 mois d’inactivité, à la fermeture du compte et si le programme prend fin un jour. Si quelque chose semble clocher dans <vos|tes> points, <signalez-le|signale-le> dans les 6 mois.',
      ],
    },
    'invite-a-friend': {
      en: [
        'What do we get if I bring a friend?',
        'Your friend gets {friendMeals} free meals, taken off the first box. You get {referrerCredit} in credit once that box has been delivered. A friend is somebody of another household who has not been with us before. Your link and your code are on the [invitation page](invite).',
      ],
      fr: [
        'Que reçoit-on si j’amène un ami?',
        '<Votre|Ton> ami reçoit {friendMeals} plats gratuits, déduits de sa première boîte. <Vous recevez|Tu reçois> {referrerCredit} de crédit une fois cette boîte livrée. Un ami, c’est une personne d’un autre foyer qui n’a jamais été des nôtres. <Votre|Ton> lien et <votre|ton> code sont sur la [page des invitations](invite).',
      ],
    },
  },
})
