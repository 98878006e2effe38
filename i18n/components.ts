// The texts of the shared components.

import { messages } from './catalogue.ts'
import { ofName } from './of_name.ts'

export const componentMessages = messages({
  en: voice => ({
    optional: 'optional',
    // Area 8, to the letter.
    notSent: "Hmm... that didn't work.",
    showPassword: 'Show password',
    hidePassword: 'Hide password',
    choose: 'Choose',
    notFetched: {
      sentence: 'We couldn’t load that. Reload the page when you’re back online. You won’t lose anything.',
      /** After a change. */
      stale: 'Your change is saved, but this page may be out of date. Reload to see it.',
      reload: 'Reload page',
    },
    close: 'Close',
    loading: voice.pick({ freshprep: 'One moment…', cookit: 'Coming right up.' }),
    showMore: 'Show more',
    suggestions: (count: number) =>
      count === 0 ? 'No suggestions' : `${count} ${voice.plural(count, 'suggestion', 'suggestions')}`,
    searching: 'Searching…',
    stepper: {
      add: (name: string) => `Add ${name}`,
      more: (name: string) => `One more: ${name}`,
      fewer: (name: string) => `One fewer: ${name}`,
      remove: (name: string) => `Remove ${name}`,
      group: (name: string) => `Quantity of ${name}`,
    },
    dish: {
      minutes: (minutes: number) => `${minutes} min`,
      calories: (calories: number) => `${calories} cal`,
      noPicture: 'No picture yet',
      favourite: (name: string) => `Add ${name} to favourites`,
      illustration: 'Serving suggestion, illustration',
      soldOut: 'Sold out',
    },
    weeks: { label: 'Menu week', previous: 'Previous week', next: 'Next week' },
    order: {
      edit: 'Edit',
      skip: 'Skip',
      undoSkip: 'Undo skip',
      editOf: (day: string) => `Edit your ${day} box`,
      skipOf: (day: string) => `Skip your ${day} box`,
      undoSkipOf: (day: string) => `Undo skip for your ${day} box`,
      notChosen: 'not chosen yet',
      more: (count: number) => `and ${count} more`,
    },
    steps: {
      label: 'Sign-up steps',
      done: 'done',
      position: (step: number, of: number) => `Step ${step} of ${of}`,
    },
    pages: { label: 'Pages', previous: 'Previous', next: 'Next', page: (page: number) => `Page ${page}` },
    toasts: { label: 'Notices', undo: 'Undo', dismiss: 'Dismiss' },
    error: {
      // Area 2, to the letter.
      title: voice.pick({ freshprep: 'Something went wrong', cookit: 'Oh no, something went wrong' }),
      note: voice.pick({
        freshprep:
          'We couldn’t load this page. Refresh it, or contact us and a real person will look into it.',
        cookit: 'This page didn’t come together. Refresh it, or tell us and a real person will take a look.',
      }),
      offline: voice.pick({ freshprep: 'You’re offline', cookit: 'Looks like you’re offline' }),
      offlineNote: 'Check your connection, then try again.',
      cutOff: 'The connection dropped. Check it, then try again.',
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
    notFetched: {
      sentence: voice.pick({
        freshprep:
          'Le chargement n’a pas fonctionné. Une fois la connexion revenue, rechargez la page; rien ne se perdra.',
        cookit: 'Ça n’a pas chargé. Quand la connexion sera revenue, recharge la page; rien ne va se perdre.',
      }),
      stale: 'La page n’a pas pu se mettre à jour : elle montre encore l’état précédent.',
      reload: 'Recharger la page',
    },
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
      group: (name: string) => `Quantité ${ofName(name)}`,
    },
    dish: {
      minutes: (minutes: number) => `${minutes} min`,
      calories: (calories: number) => `${calories} cal`,
      noPicture: 'Pas encore de photo',
      favourite: (name: string) =>
        voice.pick({
          freshprep: `Ajouter ${name} à vos favoris`,
          cookit: `Ajouter ${name} à tes favoris`,
        }),
      illustration: 'Suggestion de présentation, illustration',
      soldOut: 'Épuisé',
    },
    weeks: { label: 'Semaine du menu', previous: 'Semaine précédente', next: 'Semaine suivante' },
    order: {
      edit: 'Modifier',
      skip: 'Sauter',
      undoSkip: 'Remettre cette semaine',
      editOf: (day: string) => `Modifier la boîte du ${day}`,
      skipOf: (day: string) => `Sauter la boîte du ${day}`,
      undoSkipOf: (day: string) => `Remettre cette semaine : boîte du ${day}`,
      notChosen: 'pas encore choisi',
      more: (count: number) => `et ${count} de plus`,
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
      offline: voice.pick({ freshprep: 'Aucune connexion', cookit: 'T’es hors ligne, on dirait' }),
      offlineNote: voice.pick({
        freshprep: 'Votre appareil n’a pas de réseau en ce moment. Dès qu’il revient, réessayez.',
        cookit: 'Ton appareil n’a pas de réseau en ce moment. Dès qu’il revient, réessaie.',
      }),
      cutOff: voice.pick({
        freshprep: 'La connexion a été coupée. Dès qu’elle revient, réessayez.',
        cookit: 'La connexion a coupé. Dès qu’elle revient, réessaie.',
      }),
      contact: voice.pick({ freshprep: 'Nous écrire', cookit: 'Nous écrire' }),
      retry: 'Réessayer',
    },
    languageSwitch: 'English',
    languageSwitchLabel: 'Read this page in English',
  }),
})
