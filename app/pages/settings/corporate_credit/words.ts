import { messages } from '../../../../i18n/catalogue.ts'
import { ofName } from '../../../../i18n/of_name.ts'

/** The employer's credit, as its client sees it and as an admin sets it. */
export const settingsCorporateMessages = messages({
  en: () => ({
    lede: 'Your employer pays part of your boxes. We use it after gift cards and before your card.',
    of: (name: string) => `Employer credit for ${name}`,
    plan: 'Plan',
    value: 'Value',
    remaining: 'Remaining',
    expiration: 'Valid for deliveries until',
    period: 'Renews',
    periods: { once: 'Once', weekly: 'Every week', monthly: 'Every month', yearly: 'Every year' },
    none: 'This client has no plan yet.',
    valueHint: 'Dollars for each period.',
    save: 'Save the plan',
    saved: 'Saved. The full amount is available now. Any balance from an earlier plan has expired.',
  }),
  fr: voice => ({
    lede: voice.pick({
      freshprep:
        'Votre employeur paie une partie de vos boîtes. Son crédit vient après les cartes-cadeaux et avant votre carte.',
      cookit:
        'Ton employeur paie une partie de tes boîtes. Son crédit vient après les cartes-cadeaux et avant ta carte.',
    }),
    of: (name: string) => `Crédit d’entreprise ${ofName(name)}`,
    plan: 'Programme',
    value: 'Valeur',
    remaining: 'Solde',
    expiration: 'Valable pour les livraisons jusqu’au',
    period: 'Fréquence',
    periods: { once: 'Une fois', weekly: 'Chaque semaine', monthly: 'Chaque mois', yearly: 'Chaque année' },
    none: 'Ce foyer n’a pas encore de programme.',
    valueHint: 'En dollars, pour chaque période.',
    save: 'Enregistrer le programme',
    saved: 'C’est enregistré. Toute la valeur est disponible; le solde du programme précédent est échu.',
  }),
})
