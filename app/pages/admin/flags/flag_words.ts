// What each feature flag does, for the office: its name, and a sentence about what is different where it is on.

import type { FlagName } from '../../../../domain/flags/flags.ts'
import { messages } from '../../../../i18n/catalogue.ts'

type Words = Readonly<Record<FlagName, { name: string; does: string }>>

const en: Words = {
  show_menu: { name: 'Menu link', does: 'Visitors see the menu in the navigation.' },
  show_rewards: {
    name: 'Rewards link',
    does: 'Households in the points program see Rewards in their navigation.',
  },
  show_refer_friends: {
    name: 'Refer a friend link',
    does: 'Households see Refer a friend in their navigation.',
  },
  show_recent_orders: {
    name: 'Recent in place of history',
    does: 'The navigation leads to the last eight weeks in place of all past orders.',
  },
  show_ready_to_eat: { name: 'Ready-to-eat link', does: 'The footer leads to the ready-to-eat page.' },
  show_multilogin: {
    name: 'Social login',
    does: 'The log in page offers Google, Facebook and Apple where they are set up.',
  },
  show_google_v2: { name: 'Google’s own button', does: 'Google’s own button takes the place of ours.' },
  show_fp_newsletter: { name: 'Newsletter', does: 'The footer asks visitors to sign up for the newsletter.' },
  show_comarch_loyalty: {
    name: 'Points on show',
    does: 'Households see their points in the header, and in the cart what a box earns.',
  },
  cookit_gift_card: { name: 'Gift cards', does: 'Gift cards are in the navigation and can be bought.' },
  cookit_short_nav: {
    name: 'Short navigation',
    does: 'Visitors don’t see Impact and Zero Waste in the navigation.',
  },
  avatar_widget: {
    name: 'Avatar menu',
    does: 'The header shows the household’s initial with a menu. Off, it shows a log out link, and the navigation has Settings.',
  },
  enable_one_tap: {
    name: 'Google’s prompt',
    does: 'Google asks visitors to log in with one tap, where it is set up.',
  },
  settings_password: {
    name: 'Question before settings',
    does: 'Settings and saved cards open after the password, a passkey or a code. Off, whoever has the browser changes them.',
  },
  rewards_in_new_tab: {
    name: 'Rewards in a new tab',
    does: 'Rewards open an outside program’s page in a new tab, where there is one.',
  },
  immediate_billing_offer: {
    name: 'Code in the pricing link',
    does: 'The footer’s pricing link brings the default code to visitors who have none.',
  },
  signup_disabled: {
    name: 'Sign-up closed',
    does: 'No one can sign up, and the discount bar has no link.',
  },
}

const fr: Words = {
  show_menu: { name: 'Lien du menu', does: 'Le menu paraît dans la navigation avant la connexion.' },
  show_rewards: {
    name: 'Lien des récompenses',
    does: 'Les foyers du programme de points voient Récompenses dans leur navigation.',
  },
  show_refer_friends: {
    name: 'Lien de parrainage',
    does: 'Les foyers voient le parrainage dans leur navigation.',
  },
  show_recent_orders: {
    name: 'Récentes au lieu de l’historique',
    does: 'La navigation mène aux huit dernières semaines au lieu de toutes les commandes passées.',
  },
  show_ready_to_eat: { name: 'Lien du prêt-à-manger', does: 'Le pied de page mène au prêt-à-manger.' },
  show_multilogin: {
    name: 'Connexion sociale',
    does: 'La page de connexion offre Google, Facebook et Apple, là où ces services sont configurés.',
  },
  show_google_v2: {
    name: 'Bouton de Google',
    does: 'Le bouton fourni par Google prend la place du nôtre.',
  },
  show_fp_newsletter: {
    name: 'Infolettre',
    does: 'Le pied de page propose l’infolettre avant la connexion.',
  },
  show_comarch_loyalty: {
    name: 'Points affichés',
    does: 'Les foyers voient leurs points dans l’en-tête, et ce qu’une boîte rapporte dans le panier.',
  },
  cookit_gift_card: {
    name: 'Cartes-cadeaux',
    does: 'Les cartes-cadeaux sont dans la navigation et peuvent être achetées.',
  },
  cookit_short_nav: {
    name: 'Navigation courte',
    does: 'Impact et Zéro déchet sont absents de la navigation avant la connexion.',
  },
  avatar_widget: {
    name: 'Menu de l’initiale',
    does: 'L’en-tête montre l’initiale du foyer et son menu. Fermé : un lien de déconnexion, et les réglages dans la navigation.',
  },
  enable_one_tap: {
    name: 'Invite de Google',
    does: 'Google propose la connexion en un geste, là où ce service est configuré.',
  },
  settings_password: {
    name: 'Question avant les réglages',
    does: 'Les réglages et les cartes enregistrées s’ouvrent après le mot de passe, une clé d’accès ou un code. Fermé : le navigateur suffit.',
  },
  rewards_in_new_tab: {
    name: 'Récompenses dans un onglet',
    does: 'Les récompenses ouvrent la page d’un programme externe dans un nouvel onglet, s’il y en a un.',
  },
  immediate_billing_offer: {
    name: 'Code dans le lien des prix',
    does: 'Le lien des prix, au pied de page, apporte le code par défaut à qui n’en a pas.',
  },
  signup_disabled: {
    name: 'Inscription fermée',
    does: 'L’inscription est fermée, et la barre de rabais n’a aucun lien.',
  },
}

export const flagWords = messages<Words>({ en: () => en, fr: () => fr })
