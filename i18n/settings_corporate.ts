import { messages } from './catalogue.ts'
import { ofName } from './of_name.ts'

/** The employer's credit, as its client sees it and as an admin sets it. */
export const settingsCorporateMessages = messages({
  en: () => ({
    lede: 'Your employer pays part of your boxes. It comes after gift cards and before your card.',
    of: (name: string) => `Corporate credit of ${name}`,
    plan: 'Plan',
    value: 'Value',
    remaining: 'Left now',
    expiration: 'Pays for deliveries until',
    period: 'Comes anew',
    periods: { once: 'Once', weekly: 'Every week', monthly: 'Every month', yearly: 'Every year' },
    none: 'This client has no plan yet.',
    valueHint: 'Dollars for each period.',
    save: 'Save the plan',
    saved: 'Saved. The whole value is there now; what an earlier plan left has lapsed.',
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
    remaining: 'Reste maintenant',
    expiration: 'Paie les livraisons jusqu’au',
    period: 'Revient',
    periods: { once: 'Une fois', weekly: 'Chaque semaine', monthly: 'Chaque mois', yearly: 'Chaque année' },
    none: 'Ce client n’a pas encore de programme.',
    valueHint: 'En dollars, pour chaque période.',
    save: 'Enregistrer le programme',
    saved: 'C’est enregistré. Toute la valeur est là; ce qu’un programme d’avant laissait est échu.',
  }),
})
