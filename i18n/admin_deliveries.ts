import { messages } from './catalogue.ts'
import { kitchenName } from './kitchens.ts'

/** The state of a box; in French, the state of several boxes. */
const states = {
  en: {
    upcoming: 'upcoming',
    skipped: 'skipped',
    locked: 'locked',
    not_met: 'minimum not met',
    payment_failed: 'not paid',
    charged: 'paid',
    packed: 'packed',
    out_for_delivery: 'on the road',
    delivered: 'delivered',
    failed: 'failed',
    cancelled: 'cancelled',
    refunded: 'refunded',
  },
  fr: {
    upcoming: 'à venir',
    skipped: 'sautée',
    locked: 'verrouillée',
    not_met: 'minimum non atteint',
    payment_failed: 'impayée',
    charged: 'payée',
    packed: 'emballée',
    out_for_delivery: 'en route',
    delivered: 'livrée',
    failed: 'non livrée',
    cancelled: 'annulée',
    refunded: 'remboursée',
  },
} as const

const several: Record<keyof typeof states.fr, string> = {
  upcoming: 'à venir',
  skipped: 'sautées',
  locked: 'verrouillées',
  not_met: 'sous le minimum',
  payment_failed: 'impayées',
  charged: 'payées',
  packed: 'emballées',
  out_for_delivery: 'en route',
  delivered: 'livrées',
  failed: 'non livrées',
  cancelled: 'annulées',
  refunded: 'remboursées',
}

/** The admin's page of a day's deliveries and pickups. */
export const adminDeliveryMessages = messages({
  en: ({ plural }) => ({
    title: 'Deliveries',
    lede: 'What became of each box and each pickup. A household is told of its box as it happens.',
    task: 'Deliveries',
    taskNote: 'Boxes packed, on the road, delivered or failed; pickups done or missed; bags that came back.',
    date: 'Day',
    show: 'Show the day',
    unreported:
      'Paid boxes of earlier days that are neither delivered nor failed. Their households still wait.',
    unreportedOf: (day: string, kitchen: string, boxes: number) =>
      `${day}, ${kitchenName(kitchen)}: ${boxes} ${plural(boxes, 'box', 'boxes')}`,
    batches: 'Boxes',
    noBatches: 'No box is planned for this day.',
    kitchen: 'Kitchen',
    counts: 'Boxes by state',
    next: 'Move the batch',
    states: states.en,
    counted: (count: number, state: keyof typeof states.en) => `${count} ${states.en[state]}`,
    batchTo: {
      packed: (count: number) => `Mark ${count} packed`,
      out_for_delivery: (count: number) => `Mark ${count} on the road`,
      delivered: (count: number) => `Mark ${count} delivered`,
    },
    batchAsks: {
      packed: (count: number, kitchen: string) =>
        `Say that ${count} ${plural(count, 'box', 'boxes')} of ${kitchenName(kitchen)} ${plural(count, 'is', 'are')} packed?`,
      out_for_delivery: (count: number, kitchen: string) =>
        `Say that ${count} ${plural(count, 'box', 'boxes')} of ${kitchenName(kitchen)} ${plural(count, 'is', 'are')} on the road?`,
      delivered: (count: number, kitchen: string) =>
        `Say that ${count} ${plural(count, 'box', 'boxes')} of ${kitchenName(kitchen)} ${plural(count, 'was', 'were')} delivered?`,
    },
    batchNotes: {
      packed:
        'From then on households can neither add to them nor answer for a shortage. It cannot be taken back.',
      out_for_delivery: 'Each household is told at once. It cannot be taken back.',
      delivered: 'Each household is told at once, and its points and credits count. It cannot be taken back.',
    },
    notTold: 'No household is told: the day is over. It cannot be taken back.',
    ahead: 'This day has not come. Until then, boxes can only be packed.',
    moved: (count: number) => `${count} ${plural(count, 'box was', 'boxes were')} moved.`,
    report: 'What went wrong',
    reportOf: (from: string, until: string, delivered: number) =>
      `From ${from} until ${until}; ${delivered} ${plural(delivered, 'box was', 'boxes were')} delivered.`,
    reportColumns: ['What', 'Why', 'The household chose', 'Boxes'],
    troubles: { failed: 'Not delivered', late: 'Late' },
    calledOff: 'Late, and not waited for',
    noChoice: 'nothing yet',
    choices: { again: 'to have it brought again', credit: 'credit', payment: 'the money back' },
    orders: (kitchen: string) => `Boxes of ${kitchenName(kitchen)}`,
    seeOrders: (kitchen: string) => `See the boxes of ${kitchenName(kitchen)}`,
    find: 'Name or e-mail',
    findSubmit: 'Find',
    found: (count: number, shown: number) =>
      `${count} ${plural(count, 'box', 'boxes')}${shown < count ? `; the first ${shown} are here` : ''}.`,
    orderColumns: ['Household', 'Window', 'State', 'Say what became of it'],
    to: {
      packed: 'Packed',
      out_for_delivery: 'On the road',
      delivered: 'Delivered',
      failed: 'Failed',
    },
    toOne: (step: string, name: string) => `${step}: ${name}`,
    refunds: 'Refunds',
    reason: 'Why it failed',
    choose: 'Choose',
    reasons: {
      no_access: 'The door could not be reached',
      wrong_address: 'The address is wrong',
      nobody_home: 'Nobody there to take it',
      damaged: 'The box was damaged',
      lost: 'The box was lost',
      vehicle: 'The van broke down',
    },
    pickups: 'Pickups',
    noPickups: 'No pickup is booked for this day.',
    pickupColumns: ['Household', 'Window', 'Taken', 'Change'],
    nothingOut: 'Nothing is listed there.',
    pickupStates: { scheduled: 'Booked', done: 'Done', missed: 'Missed', cancelled: 'Cancelled' },
    done: 'Done',
    missed: 'Missed',
    back: 'Bags and kits that came back',
    backHint: 'Their numbers, with spaces or commas between them: B-3F09A21C',
    backSubmit: 'They are back',
    taken: (count: number) => `${count} ${plural(count, 'is', 'are')} back.`,
    notOut: (numbers: string) => `At no household: ${numbers}.`,
  }),
  fr: ({ plural }) => ({
    title: 'Livraisons',
    lede: 'Ce qu’il est advenu de chaque boîte et de chaque collecte. Un foyer est prévenu pour sa boîte, au fur et à mesure.',
    task: 'Livraisons',
    taskNote: 'Boîtes emballées, en route, livrées ou non; collectes faites ou manquées; sacs revenus.',
    date: 'Jour',
    show: 'Voir ce jour',
    unreported:
      'Des boîtes payées de jours passés ne sont ni livrées ni déclarées manquées. Leurs foyers attendent encore.',
    unreportedOf: (day: string, kitchen: string, boxes: number) =>
      `${day}, ${kitchenName(kitchen)} : ${boxes} ${plural(boxes, 'boîte', 'boîtes')}`,
    batches: 'Boîtes',
    noBatches: 'Aucune boîte n’est prévue ce jour-là.',
    kitchen: 'Cuisine',
    counts: 'Boîtes par état',
    next: 'Faire avancer le lot',
    states: states.fr,
    // A state is an adjective, and takes an s of its own with several boxes.
    counted: (count: number, state: keyof typeof states.fr) =>
      `${count} ${plural(count, states.fr[state], several[state])}`,
    batchTo: {
      packed: (count: number) => `Marquer ${count} ${plural(count, 'emballée', 'emballées')}`,
      out_for_delivery: (count: number) => `Marquer ${count} en route`,
      delivered: (count: number) => `Marquer ${count} ${plural(count, 'livrée', 'livrées')}`,
    },
    batchAsks: {
      packed: (count: number, kitchen: string) =>
        `${kitchenName(kitchen)} : ${count} ${plural(count, 'boîte est emballée', 'boîtes sont emballées')}?`,
      out_for_delivery: (count: number, kitchen: string) =>
        `${kitchenName(kitchen)} : ${count} ${plural(count, 'boîte est', 'boîtes sont')} en route?`,
      delivered: (count: number, kitchen: string) =>
        `${kitchenName(kitchen)} : ${count} ${plural(count, 'boîte est livrée', 'boîtes sont livrées')}?`,
    },
    batchNotes: {
      packed:
        'Les foyers ne peuvent alors plus rien ajouter ni répondre à un manque. Il n’y a pas de retour en arrière.',
      out_for_delivery: 'Chaque foyer en est averti aussitôt. Il n’y a pas de retour en arrière.',
      delivered:
        'Chaque foyer en est averti aussitôt, et ses points et crédits comptent. Il n’y a pas de retour en arrière.',
    },
    notTold: 'Aucun foyer n’en est averti\u00a0: la journée est passée. Il n’y a pas de retour en arrière.',
    ahead: 'Ce jour n’est pas encore venu. D’ici là, les boîtes peuvent seulement être emballées.',
    moved: (count: number) => `${count} ${plural(count, 'boîte a avancé', 'boîtes ont avancé')}.`,
    report: 'Ce qui n’a pas marché',
    reportOf: (from: string, until: string, delivered: number) =>
      `Du ${from} au ${until}; ${delivered} ${plural(delivered, 'boîte livrée', 'boîtes livrées')}.`,
    reportColumns: ['Quoi', 'Pourquoi', 'Choix du foyer', 'Boîtes'],
    troubles: { failed: 'Non livrée', late: 'En retard' },
    calledOff: 'En retard, et pas attendue',
    noChoice: 'rien encore',
    choices: { again: 'nouvelle livraison', credit: 'crédit', payment: 'remboursement' },
    orders: (kitchen: string) => `Boîtes de ${kitchenName(kitchen)}`,
    seeOrders: (kitchen: string) => `Voir les boîtes de ${kitchenName(kitchen)}`,
    find: 'Nom ou courriel',
    findSubmit: 'Chercher',
    found: (count: number, shown: number) =>
      `${count} ${plural(count, 'boîte', 'boîtes')}${shown < count ? `; les ${shown} premières sont ici` : ''}.`,
    orderColumns: ['Foyer', 'Plage horaire', 'État', 'Dire ce qu’il en est'],
    to: {
      packed: 'Emballée',
      out_for_delivery: 'En route',
      delivered: 'Livrée',
      failed: 'Non livrée',
    },
    toOne: (step: string, name: string) => `${step} : ${name}`,
    refunds: 'Remboursements',
    reason: 'Pourquoi elle n’a pas été livrée',
    choose: 'Choisir',
    reasons: {
      no_access: 'La porte était inaccessible',
      wrong_address: 'L’adresse est fausse',
      nobody_home: 'Personne pour la prendre',
      damaged: 'La boîte était abîmée',
      lost: 'La boîte est perdue',
      vehicle: 'Le camion est tombé en panne',
    },
    pickups: 'Collectes',
    noPickups: 'Aucune collecte n’est réservée ce jour-là.',
    pickupColumns: ['Foyer', 'Plage horaire', 'Repris', 'Changer'],
    nothingOut: 'Rien n’y est inscrit.',
    pickupStates: { scheduled: 'Réservée', done: 'Faite', missed: 'Manquée', cancelled: 'Annulée' },
    done: 'Faite',
    missed: 'Manquée',
    back: 'Sacs et trousses revenus',
    backHint: 'Leurs numéros, séparés par des espaces ou des virgules : B-3F09A21C',
    backSubmit: 'Ils sont revenus',
    taken: (count: number) => `${count} ${plural(count, 'est revenu', 'sont revenus')}.`,
    notOut: (numbers: string) => `Dans aucun foyer : ${numbers}.`,
  }),
})
