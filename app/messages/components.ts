// What the shared components say by themselves; everything else they are given.

import { messages } from './catalogue.ts'

export const componentMessages = messages({
  en: voice => ({
    optional: 'optional',
    // SPEC 8, to the letter.
    notSent: "Hmm... that didn't work.",
    showPassword: 'Show password',
    hidePassword: 'Hide password',
    choose: 'Choose',
    close: 'Close',
    loading: voice.pick({ freshprep: 'One moment.', cookit: 'Coming right up.' }),
    showMore: 'Show more',
    suggestions: (count: number) =>
      count === 0 ? 'No suggestions' : `${count} ${voice.plural(count, 'suggestion', 'suggestions')}`,
    searching: 'Searching…',
    stepper: {
      add: (name: string) => `Add ${name}`,
      more: (name: string) => `One more: ${name}`,
      fewer: (name: string) => `One less: ${name}`,
      remove: (name: string) => `Remove ${name}`,
      group: (name: string) => `Quantity of ${name}`,
    },
    dish: {
      minutes: (minutes: number) => `${minutes} min`,
      calories: (calories: number) => `${calories} cal`,
      noPicture: 'No picture yet',
      favourite: (name: string) => `Keep ${name} in your favourites`,
      illustration: 'Serving suggestion, illustration',
      soldOut: 'Sold out',
    },
    receipt: {
      title: voice.pick({ freshprep: 'Your box', cookit: 'Your box' }),
      items: (count: number) => `${count} ${voice.plural(count, 'item', 'items')}`,
      empty: voice.pick({
        freshprep: 'Nothing in the box yet.',
        cookit: 'Nothing in here yet. What are you hungry for?',
      }),
      goods: 'Goods',
      volume: 'Volume discount',
      combined: 'Combined discounts',
      delivery: 'Delivery',
      taxNames: { GST: 'GST', PST: 'PST', HST: 'HST', QST: 'QST' },
      tax: (name: string, rate: string, base: string) => `${name}, ${rate} on ${base}`,
      noTax: 'Tax, none on ingredients',
      total: 'Total',
      allIn: 'all in',
      chargedOn: (day: string) => `all in, charged ${day}`,
      allInPeek: 'discounts and taxes included',
      missing: (amount: string) => `${amount} to go`,
      missingRest: (minimum: string) =>
        voice.pick({
          freshprep: ` to reach the ${minimum} minimum. Under it, the box is not delivered.`,
          cookit: ` to reach the ${minimum} minimum. Under that, your box stays home.`,
        }),
      missingShort: (minimum: string) => ` to the ${minimum} minimum.`,
      met: (minimum: string) =>
        voice.pick({
          freshprep: `The ${minimum} minimum is met.`,
          cookit: `You’re past the ${minimum} minimum. All good.`,
        }),
      meter: 'Towards the minimum order',
      savedAt: (time: string) => `All changes saved, ${time}`,
      save: {
        unchanged: 'Changes are saved as you make them.',
        saving: 'Saving…',
        offline: 'Not saved yet: no connection. We keep trying.',
        unreached: 'Not saved yet: we cannot be reached. We keep trying.',
        refused: 'The last change was not saved.',
      },
      open: 'See my box',
    },
    weeks: { label: 'Menu week', previous: 'Earlier week', next: 'Later week' },
    order: {
      edit: 'Edit',
      skip: 'Skip',
      undoSkip: 'Undo skip',
      editOf: (day: string) => `Edit the box of ${day}`,
      skipOf: (day: string) => `Skip the box of ${day}`,
      undoSkipOf: (day: string) => `Undo skip, ${day}`,
      notChosen: 'not chosen yet',
    },
    steps: {
      label: 'Sign-up steps',
      done: 'done',
      position: (step: number, of: number) => `Step ${step} of ${of}`,
    },
    pages: { label: 'Pages', previous: 'Previous', next: 'Next', page: (page: number) => `Page ${page}` },
    toasts: { label: 'Notices', undo: 'Undo', dismiss: 'Dismiss' },
    error: {
      // SPEC 2, to the letter.
      title: voice.pick({ freshprep: 'Something went wrong', cookit: 'Oh no, something went wrong' }),
      note: voice.pick({
        freshprep: 'The page could not be set up. Refresh it, or write to us and a person will look into it.',
        cookit: 'The page didn’t come together. Refresh it, or tell us and a real person will look.',
      }),
      contact: 'Contact us',
      retry: 'Try again',
    },
    languageSwitch: 'Français',
    languageSwitchLabel: 'Lire cette page en français',
  }),
  fr: voice => ({
    optional: 'facultatif',
    notSent: 'Hum... ça n’a pas fonctionné.',
    showPassword: 'Afficher le mot de passe',
    hidePassword: 'Masquer le mot de passe',
    choose: voice.pick({ freshprep: 'Choisissez', cookit: 'Choisis' }),
    close: 'Fermer',
    loading: voice.pick({ freshprep: 'Un instant.', cookit: 'Ça s’en vient.' }),
    showMore: 'Voir la suite',
    suggestions: (count: number) =>
      count === 0 ? 'Aucune suggestion' : `${count} ${voice.plural(count, 'suggestion', 'suggestions')}`,
    searching: 'Recherche…',
    stepper: {
      add: (name: string) => `Ajouter ${name}`,
      more: (name: string) => `Un de plus : ${name}`,
      fewer: (name: string) => `Un de moins : ${name}`,
      remove: (name: string) => `Retirer ${name}`,
      group: (name: string) => `Quantité de ${name}`,
    },
    dish: {
      minutes: (minutes: number) => `${minutes} min`,
      calories: (calories: number) => `${calories} cal`,
      noPicture: 'Pas encore de photo',
      favourite: (name: string) =>
        voice.pick({
          freshprep: `Garder ${name} dans vos favoris`,
          cookit: `Garder ${name} dans tes favoris`,
        }),
      illustration: 'Suggestion de présentation, illustration',
      soldOut: 'Épuisé',
    },
    receipt: {
      title: voice.pick({ freshprep: 'Votre boîte', cookit: 'Ta boîte' }),
      items: (count: number) => `${count} ${voice.plural(count, 'article', 'articles')}`,
      empty: voice.pick({
        freshprep: 'Rien dans la boîte pour l’instant.',
        cookit: 'Rien dedans encore. T’as faim de quoi?',
      }),
      goods: 'Articles',
      volume: 'Rabais de quantité',
      combined: 'Rabais combinés',
      delivery: 'Livraison',
      taxNames: { GST: 'TPS', PST: 'TVP', HST: 'TVH', QST: 'TVQ' },
      tax: (name: string, rate: string, base: string) => `${name}, ${rate} sur ${base}`,
      noTax: 'Taxes, ingrédients détaxés',
      total: 'Total',
      allIn: 'tout compris',
      chargedOn: (day: string) => `tout compris, débité ${day}`,
      allInPeek: 'rabais et taxes compris',
      missing: (amount: string) =>
        voice.pick({ freshprep: `Il vous manque ${amount}`, cookit: `Il te manque ${amount}` }),
      missingRest: (minimum: string) =>
        voice.pick({
          freshprep: ` pour atteindre le minimum de ${minimum}. En dessous, la boîte n’est pas livrée.`,
          cookit: ` pour atteindre le minimum de ${minimum}. En dessous, ta boîte ne part pas.`,
        }),
      missingShort: (minimum: string) => ` pour le minimum de ${minimum}.`,
      met: (minimum: string) =>
        voice.pick({
          freshprep: `Le minimum de ${minimum} est atteint.`,
          cookit: `T’as dépassé le minimum de ${minimum}. C’est beau.`,
        }),
      meter: 'Vers le minimum de commande',
      savedAt: (time: string) => `Tout est enregistré, ${time}`,
      save: {
        unchanged: voice.pick({
          freshprep: 'Vos changements s’enregistrent au fur et à mesure.',
          cookit: 'Tes changements s’enregistrent au fur et à mesure.',
        }),
        saving: 'Enregistrement…',
        offline: voice.pick({
          freshprep: 'Pas encore enregistré : aucune connexion. Nous continuons d’essayer.',
          cookit: 'Pas encore enregistré : pas de connexion. On continue d’essayer.',
        }),
        unreached: voice.pick({
          freshprep: 'Pas encore enregistré : nous sommes injoignables. Nous continuons d’essayer.',
          cookit: 'Pas encore enregistré : ça ne répond pas. On continue d’essayer.',
        }),
        refused: 'Le dernier changement n’a pas été enregistré.',
      },
      open: voice.pick({ freshprep: 'Voir ma boîte', cookit: 'Voir ma boîte' }),
    },
    weeks: { label: 'Semaine du menu', previous: 'Semaine d’avant', next: 'Semaine d’après' },
    order: {
      edit: 'Modifier',
      skip: 'Sauter',
      undoSkip: 'Annuler le saut',
      editOf: (day: string) => `Modifier la boîte du ${day}`,
      skipOf: (day: string) => `Sauter la boîte du ${day}`,
      undoSkipOf: (day: string) => `Annuler le saut du ${day}`,
      notChosen: 'pas encore choisi',
    },
    steps: {
      label: 'Étapes de l’inscription',
      done: 'terminé',
      position: (step: number, of: number) => `Étape ${step} de ${of}`,
    },
    pages: {
      label: 'Pages',
      previous: 'Précédente',
      next: 'Suivante',
      page: (page: number) => `Page ${page}`,
    },
    toasts: { label: 'Avis', undo: 'Annuler', dismiss: 'Fermer' },
    error: {
      title: voice.pick({
        freshprep: 'Quelque chose n’a pas fonctionné',
        cookit: 'Oups, quelque chose n’a pas fonctionné',
      }),
      note: voice.pick({
        freshprep:
          'La page n’a pas pu s’afficher. Actualisez-la, ou écrivez-nous et une personne s’en occupera.',
        cookit:
          'La page n’a pas voulu s’afficher. Actualise-la, ou écris-nous : du vrai monde va regarder ça.',
      }),
      contact: voice.pick({ freshprep: 'Nous écrire', cookit: 'Nous écrire' }),
      retry: 'Réessayer',
    },
    languageSwitch: 'English',
    languageSwitchLabel: 'Read this page in English',
  }),
})
