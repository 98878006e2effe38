import { messages } from './catalogue.ts'

/** The office's page of one household: where its boxes go, and who else may live there. */
export const adminHouseholdMessages = messages({
  en: () => ({
    title: 'Household',
    languages: { en: 'English', fr: 'French' },
    move: 'Change address or slot…',
    moveTitle: (name: string) => `Change where ${name}’s boxes go, and when`,
    moveNote:
      'Boxes that can still change move there, with its taxes, kitchen and days. Billed boxes keep their address.',
    moveFields: {
      phone: 'Phone',
      phoneHint: 'Only for the driver, on delivery day.',
      buzzer: 'Buzzer',
      instructions: 'Getting to the door',
    },
    slot: 'Day and time',
    slotHint: 'Another one moves the boxes that can still change.',
    slotOf: (day: string, hours: string, first: string) => `${day}, ${hours} (first on ${first})`,
    doorTaken: 'Another household has an account here. You can allow a second one on this household’s page.',
    movedTo: 'Delivery changed.',
    share: 'Allow a second account here…',
    shareForbidTitle: 'No second account at this address',
    shareNote:
      'Each address gets one account. Allow a second for people who live there separately: roommates, or a separate suite. They can then sign up or move there.',
    shareAllowed: 'This account is allowed to share an address with another household.',
    shareReason: 'Reason',
    shareReasonHint: 'Shown to the household in its change history.',
    shareAllow: 'Allow',
    shareForbid: 'Remove permission',
    shareStop: 'Allowed to share the address…',
    shareForbidNote:
      'Boxes already ordered will still arrive, but this account can’t use that address again.',
    shareDone: { allowed: 'Allowed.', forbidden: 'Permission removed.' },
  }),
  fr: () => ({
    title: 'Foyer',
    languages: { en: 'Anglais', fr: 'Français' },
    move: 'Changer l’adresse ou le jour…',
    moveTitle: (name: string) => `Changer où et quand les boîtes de ${name} sont livrées`,
    moveNote:
      'Les boîtes qui peuvent encore changer vont à la nouvelle adresse, avec les taxes, la cuisine et les jours de cet endroit. Les boîtes facturées gardent la leur.',
    moveFields: {
      phone: 'Téléphone',
      phoneHint: 'Pour le livreur seulement, le jour même.',
      buzzer: 'Interphone',
      instructions: 'Comment trouver la porte',
    },
    slot: 'Jour et heures',
    slotHint: 'Un autre choix déplace les boîtes qui peuvent encore changer.',
    slotOf: (day: string, hours: string, first: string) => `${day}, ${hours} (à partir du ${first})`,
    doorTaken:
      'Un autre foyer a un compte à cette adresse. Un deuxième peut être permis sur la page de ce foyer-ci.',
    movedTo: 'Livraison changée.',
    share: 'Un deuxième compte à la même adresse…',
    shareForbidTitle: 'Plus de deuxième compte à cette adresse',
    shareNote:
      'Une adresse a un seul compte. Un deuxième peut être permis à des gens qui vivent là sans manger ensemble : des colocataires, un logement à part. Ils peuvent alors s’inscrire ou déménager à cette adresse.',
    shareAllowed: 'Ce compte est permis à une adresse où un autre foyer en a déjà un.',
    shareReason: 'Raison',
    shareReasonHint: 'Le foyer la lit dans la liste de ses changements.',
    shareAllow: 'Permettre',
    shareForbid: 'Ne plus permettre',
    shareStop: 'Adresse partagée permise…',
    shareForbidNote:
      'Si ce n’est plus permis, les boîtes commandées arrivent quand même, mais ce compte ne peut plus prendre cette adresse.',
    shareDone: { allowed: 'C’est permis.', forbidden: 'Ce n’est plus permis.' },
  }),
})
