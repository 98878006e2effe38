// The refusals in French (errors.ts).

import type { Voice } from './catalogue.ts'
import type { ErrorSentences } from './errors.ts'
import { frenchCardErrors } from './errors_card.ts'
import { frenchMoneyErrors } from './errors_money.ts'
import { ownFrenchErrors } from './errors_own.ts'

const ofAnyCall = (voice: Voice) => ({
  too_much: voice.pick({
    freshprep: 'C’est trop long pour un seul envoi. Raccourcissez, puis envoyez de nouveau.',
    cookit: 'C’est trop long pour un seul envoi. Raccourcis, puis envoie de nouveau.',
  }),
  unreadable: voice.pick({
    freshprep: 'La demande n’a pas pu être lue. Actualisez la page et réessayez.',
    cookit: 'La demande n’a pas pu être lue. Actualise la page et réessaie.',
  }),
  require_login: voice.pick({ freshprep: 'Connectez-vous d’abord.', cookit: 'Connecte-toi d’abord.' }),
  forbidden: voice.pick({
    freshprep: 'Votre compte ne donne pas accès à ceci.',
    cookit: 'Ton compte ne donne pas accès à ça.',
  }),
  reauthentication_required: voice.pick({
    freshprep: 'Entrez de nouveau votre mot de passe pour continuer.',
    cookit: 'Entre de nouveau ton mot de passe pour continuer.',
  }),
  cross_site: 'La demande venait d’un autre site\u00a0: elle n’a pas été exécutée.',
  not_found: voice.pick({
    freshprep: 'Nous n’avons pas trouvé ce que vous cherchez.',
    cookit: 'On a cherché partout, sans le trouver.',
  }),
  conflict: voice.pick({
    freshprep: 'Cela a changé entre-temps. Actualisez la page et réessayez.',
    cookit: 'Ça a changé entre-temps. Actualise la page et réessaie.',
  }),
  invalid_input: voice.pick({
    freshprep: 'Un des champs n’est pas valide. Vérifiez et réessayez.',
    cookit: 'Un des champs n’est pas valide. Vérifie et réessaie.',
  }),
  use_post: 'Un mot de passe ne voyage jamais dans une adresse.',
  too_many_requests: voice.pick({
    freshprep: 'Trop de tentatives. Attendez une minute, puis réessayez.',
    cookit: 'Trop de tentatives. Attends une minute, puis réessaie.',
  }),
})

const ofFields = (voice: Voice) => ({
  required: 'Ce champ est obligatoire.',
  too_long: 'Ce texte est trop long.',
  name_too_short:
    'Un nom compte au moins 2 lettres, sans autres signes que des traits d’union, des apostrophes, des points et le &.',
  email_in_use: voice.pick({
    freshprep: 'Cette adresse courriel a déjà un compte.',
    cookit: 'Cette adresse courriel a déjà un compte.',
  }),
  password_too_short: 'minimum 10 caractères',
  password_too_common: 'mot de passe trop courant : il faut des mots que personne d’autre ne réunirait',
  password_mismatch: 'les mots de passe ne sont pas identiques',
  password_unchanged: voice.pick({
    freshprep: 'C’est déjà votre mot de passe. Choisissez-en un autre.',
    cookit: 'C’est déjà ton mot de passe. Choisis-en un autre.',
  }),
  phone_invalid: voice.pick({
    freshprep: 'Entrez un numéro de téléphone canadien valide, avec l’indicatif régional.',
    cookit: 'Entre un numéro de téléphone canadien valide, avec l’indicatif régional.',
  }),
  city_required: voice.pick({ freshprep: 'Entrez une ville.', cookit: 'Entre une ville.' }),
  language_unknown: voice.pick({
    freshprep: 'Choisissez le français ou l’anglais.',
    cookit: 'Choisis le français ou l’anglais.',
  }),
  postal_required: voice.pick({ freshprep: 'Entrez un code postal.', cookit: 'Entre un code postal.' }),
  postal_invalid: voice.pick({
    freshprep: 'Entrez un code postal valide, comme V5T 1A1.',
    cookit: 'Entre un code postal valide, comme H2X 3P1.',
  }),
  postal_unserved: voice.pick({
    freshprep: 'Nous ne livrons pas encore dans ce secteur.',
    cookit: 'On ne livre pas encore dans ce secteur.',
  }),
  postal_sister_brand: voice.pick({
    freshprep: 'Nous ne livrons pas dans ce secteur; Cook it, oui.',
    cookit: 'On ne livre pas dans ce secteur; Fresh Prep, oui.',
  }),
  address_not_chosen: voice.pick({
    freshprep:
      'Nous n’avons pas trouvé cette adresse. Choisissez-la dans la liste ou entrez-la partie par partie.',
    cookit: 'On n’a pas trouvé cette adresse. Choisis-la dans la liste ou entre-la partie par partie.',
  }),
  address_not_found: voice.pick({
    freshprep: 'Nous n’avons pas trouvé cette adresse. Essayez-en une autre ou écrivez-nous.',
    cookit: 'On n’a pas trouvé cette adresse. Essaies-en une autre ou écris-nous.',
  }),
  address_unconfirmed: voice.pick({
    freshprep: 'Vérifiez comment votre adresse figurera sur l’étiquette.',
    cookit: 'Vérifie comment ton adresse apparaîtra sur l’étiquette.',
  }),
  number_invalid: voice.pick({
    freshprep: 'Entrez le numéro civique, comme 1500 ou 3535A.',
    cookit: 'Entre le numéro civique, comme 1500 ou 3535A.',
  }),
  street_required: voice.pick({
    freshprep: 'Entrez la rue, avec son point cardinal s’il y en a un.',
    cookit: 'Entre la rue, avec son point cardinal s’il y en a un.',
  }),
  city_not_in_area: voice.pick({
    freshprep: 'Cette ville et ce code postal ne vont pas ensemble. Vérifiez les deux.',
    cookit: 'Cette ville et ce code postal ne vont pas ensemble. Vérifie les deux.',
  }),
  postal_not_there: voice.pick({
    freshprep: 'Ce code postal n’est pas celui de cette rue. Vérifiez-le.',
    cookit: 'Ce code postal n’est pas celui de cette rue. Vérifie-le.',
  }),
  po_box: voice.pick({
    freshprep: 'Nous ne livrons pas aux cases postales. Entrez une adresse civique.',
    cookit: 'On ne livre pas aux cases postales. Entre une adresse civique.',
  }),
  household_exists: voice.pick({
    freshprep: 'Il y a déjà un compte à cette adresse. Connectez-vous, ou écrivez-nous si c’est une erreur.',
    cookit: 'Il y a déjà un compte à cette adresse. Connecte-toi, ou écris-nous si c’est une erreur.',
  }),
  slot_unavailable: voice.pick({
    freshprep: 'Ce jour et cette plage ne sont plus offerts. Choisissez-en d’autres.',
    cookit: 'Ce jour et cette plage ne sont plus offerts. Choisis-en d’autres.',
  }),
})

const ofSignup = (voice: Voice) => ({
  plan_unavailable: voice.pick({
    freshprep: 'Ce forfait n’existe pas. Choisissez parmi ceux qui sont affichés.',
    cookit: 'Ce forfait n’existe pas. Choisis parmi ceux qui sont affichés.',
  }),
  step_missing: 'Une étape précédente n’est pas terminée.',
  already_signed_up: voice.pick({
    freshprep: 'Vous avez déjà un forfait.',
    cookit: 'Tu as déjà un forfait.',
  }),
  signup_disabled: voice.pick({
    freshprep: 'Nous n’acceptons pas de nouvelles inscriptions en ce moment.',
    cookit: 'On prend une pause d’inscriptions. Reviens bientôt!',
  }),
  first_box_only: voice.pick({
    freshprep:
      'Ce code vaut pour une première boîte\u00a0: il ne peut plus vous servir. Rien n’a été modifié.',
    cookit: 'Ce code vaut pour une première boîte\u00a0: il ne peut plus te servir. Rien n’a été modifié.',
  }),
  current_password_incorrect: 'Le mot de passe actuel n’est pas le bon.',
  phone_code_incorrect: voice.pick({
    freshprep: 'Ce code n’est pas le bon, ou il a expiré. Demandez-en un autre.',
    cookit: 'Ce code n’est pas le bon, ou il a expiré. Demandes-en un autre.',
  }),
  phone_code_too_soon: voice.pick({
    freshprep: 'Un code vient de partir. Attendez une minute avant d’en demander un autre.',
    cookit: 'Un code vient de partir. Attends une minute avant d’en demander un autre.',
  }),
  sms_consent_required: voice.pick({
    freshprep: 'Confirmez d’abord votre téléphone avec un code.',
    cookit: 'Confirme d’abord ton téléphone avec un code.',
  }),
  phone_not_now:
    'Le numéro de téléphone s’affiche le jour de la livraison seulement, jusqu’à ce que l’arrêt soit fait.',
  texts_stay_on: 'Les textos au sujet des livraisons ne se désactivent pas.',
  quiet_hours_incomplete: 'Il faut un début et une fin aux heures calmes.',
  email_link_invalid: voice.pick({
    freshprep: 'Ce lien n’est plus valide. Demandez-en un autre dans vos réglages.',
    cookit: 'Ce lien n’est plus valide. Demandes-en un autre dans tes réglages.',
  }),
  newsletter_link_invalid: voice.pick({
    freshprep: 'Ce lien n’est plus valide. Abonnez-vous de nouveau à l’infolettre.',
    cookit: 'Ce lien n’est plus valide. Abonne-toi de nouveau à l’infolettre.',
  }),
  email_link_other_account: voice.pick({
    freshprep:
      'Ce lien vient d’un autre compte. Déconnectez-vous, connectez-vous au compte qui l’a demandé, puis suivez le lien de nouveau.',
    cookit:
      'Ce lien vient d’un autre compte. Déconnecte-toi, connecte-toi au compte qui l’a demandé, puis suis le lien de nouveau.',
  }),
  reauthentication_failed: 'Le mot de passe n’est pas le bon.',
  no_password: voice.pick({
    freshprep:
      'Ce compte n’a pas de mot de passe. Passez par le fournisseur avec lequel vous vous connectez, ou choisissez un mot de passe par courriel.',
    cookit:
      'Ce compte n’a pas de mot de passe. Passe par le fournisseur avec lequel tu te connectes, ou choisis un mot de passe par courriel.',
  }),
  sign_in_failed: 'Le courriel ou le mot de passe n’est pas le bon.',
  staff_sign_in_failed: 'Le courriel, le mot de passe ou le code n’est pas le bon.',
  invitation_over: voice.pick({
    freshprep: 'Cette invitation n’est plus valide. Demandez-en une autre à un propriétaire.',
    cookit: 'Cette invitation n’est plus valide. Demandes-en une autre à un propriétaire.',
  }),
  second_factor_wrong: voice.pick({
    freshprep: 'Ce n’est pas le bon code. Entrez celui que votre application affiche maintenant.',
    cookit: 'Ce n’est pas le bon code. Entre celui que ton application affiche maintenant.',
  }),
  proof_wrong: 'Le mot de passe ou le code n’est pas le bon.',
  message_always_sent: 'La loi ou la sécurité d’une personne exige ce message. Impossible de le retenir.',
  letter_link: 'Un lien mène au nom d’une de nos pages, ou à une adresse complète qui commence par https://.',
  letter_unfinished: 'Il faut d’abord l’objet et le texte dans les deux langues, enregistrés.',
  letter_to_nobody: 'Aucun foyer de cette liste n’a accepté les offres et les nouvelles par courriel.',
  last_owner: voice.pick({
    freshprep: 'Il faut au moins un propriétaire par marque. Nommez-en d’abord un autre.',
    cookit: 'Il faut au moins un propriétaire par marque. Nommes-en d’abord un autre.',
  }),
  social_removal_blocked: voice.pick({
    freshprep: 'Choisissez d’abord un mot de passe : sans lui, vous ne pourriez plus vous connecter.',
    cookit: 'Choisis d’abord un mot de passe : sans lui, tu ne pourrais plus te connecter.',
  }),
  provider_unavailable: voice.pick({
    freshprep: 'Cette façon de se connecter ne répond pas pour le moment. Essayez-en une autre.',
    cookit: 'Cette façon de se connecter ne répond pas pour le moment. Essaies-en une autre.',
  }),
  provider_link_over: voice.pick({
    freshprep: 'Le délai est écoulé : rien n’a été lié. Recommencez à partir de la page de connexion.',
    cookit: 'Le délai est écoulé : rien n’a été lié. Recommence à partir de la page de connexion.',
  }),
  provider_linked_elsewhere: voice.pick({
    freshprep: 'Il est lié à un autre compte, ou le vôtre est lié à une autre personne là-bas.',
    cookit: 'Il est lié à un autre compte, ou le tien est lié à une autre personne là-bas.',
  }),
  account_not_closed: voice.pick({
    freshprep: 'Seul un compte fermé peut être effacé. Fermez-le d’abord.',
    cookit: 'Seul un compte fermé peut être effacé. Ferme-le d’abord.',
  }),
  passkey_failed: voice.pick({
    freshprep: 'La clé d’accès n’a pas pu être vérifiée. Réessayez, ou connectez-vous autrement.',
    cookit: 'La clé d’accès n’a pas pu être vérifiée. Réessaie, ou connecte-toi autrement.',
  }),
  passkey_exists: 'Cette clé d’accès est déjà liée à ce compte.',
  reset_link_invalid: voice.pick({
    freshprep: 'Votre lien de réinitialisation n’est plus valide',
    cookit: 'Ton lien de réinitialisation n’est plus valide',
  }),
})

const ofContact = (voice: Voice) => ({
  contact_too_soon: voice.pick({
    freshprep: 'C’était très rapide. Attendez quelques secondes, puis renvoyez-le.',
    cookit: 'Wow, c’était rapide. Attends quelques secondes, puis renvoie-le.',
  }),
  contact_ticket_expired: voice.pick({
    freshprep: 'Cette page est ouverte depuis longtemps. Actualisez-la, puis envoyez votre message.',
    cookit: 'Cette page est ouverte depuis longtemps. Actualise-la, puis envoie ton message.',
  }),
  contact_refused: voice.pick({
    freshprep:
      'Ce message ressemble à de la publicité automatisée\u00a0: il n’a pas été envoyé. Si nous nous trompons, retirez les liens, ou écrivez ou appelez\u00a0: tout est sur cette page.',
    cookit:
      'Ça ressemble à de la pub automatisée, alors ce n’est pas parti. Si on se trompe, enlève les liens, ou écris ou appelle\u00a0: tout est sur cette page.',
  }),
})

const ofOrders = (voice: Voice) => ({
  order_locked: voice.pick({
    freshprep: 'L’heure limite de cette boîte est passée\u00a0: elle ne peut plus changer.',
    cookit: 'Cette boîte est scellée\u00a0: son heure limite est passée.',
  }),
  order_not_delivered: 'Cette boîte n’est pas encore livrée : il n’y a rien à évaluer.',
  review_answer_unknown: voice.pick({
    freshprep: 'Choisissez l’une des réponses.',
    cookit: 'Choisis une des réponses.',
  }),
  order_skipped: voice.pick({
    freshprep: 'Cette boîte est sautée. Remettez-la pour la modifier.',
    cookit: 'Cette boîte est sautée. Remets-la pour la modifier.',
  }),
  order_not_skipped: 'Cette commande n’est pas sautée.',
  day_closed: 'Rien n’est livré ce jour-là : cette boîte reste sautée.',
  window_full: 'Il n’y a plus de place dans cette plage de livraison : cette boîte reste sautée.',
  account_paused: voice.pick({
    freshprep: 'Votre compte est en pause. Mettez fin à la pause pour modifier vos boîtes.',
    cookit: 'Ton compte est en pause. Mets fin à la pause pour modifier tes boîtes.',
  }),
  closing_blocked: voice.pick({
    freshprep:
      'Votre compte se ferme déjà. Il sera fermé une fois vos sacs et trousses revenus : réservez une collecte.',
    cookit:
      'Ton compte se ferme déjà. Il sera fermé une fois tes sacs et trousses revenus : réserve une collecte.',
  }),
  subscription_invalid: voice.pick({
    freshprep: 'Cette sélection n’est pas offerte. Choisissez un des forfaits affichés.',
    cookit: 'Cette sélection n’est pas offerte. Choisis un des forfaits affichés.',
  }),
  reason_required: voice.pick({ freshprep: 'Choisissez une raison.', cookit: 'Choisis une raison.' }),
  account_closed: voice.pick({
    freshprep: 'Votre compte est fermé. Écrivez-nous pour le rouvrir.',
    cookit: 'Ton compte est fermé. Écris-nous pour le rouvrir.',
  }),
  bag_tracker_unavailable: voice.pick({
    freshprep:
      'Vos sacs et trousses ne peuvent pas être affichés en ce moment. Réessayez plus tard; une collecte peut quand même être réservée.',
    cookit:
      'Tes sacs et tes trousses ne peuvent pas être affichés en ce moment. Réessaie plus tard; tu peux quand même réserver une collecte.',
  }),
  pickup_scheduled: voice.pick({
    freshprep: 'Une collecte est déjà réservée. Annulez-la pour en réserver une autre.',
    cookit: 'Une collecte est déjà réservée. Annule-la pour en réserver une autre.',
  }),
  date_unavailable: voice.pick({
    freshprep: 'Ce jour n’est pas offert. Choisissez-en un autre.',
    cookit: 'Ce jour n’est pas offert. Choisis-en un autre.',
  }),
  sold_out: 'Épuisé',
  not_on_menu: 'Ce produit n’est pas au menu de cette semaine-là.',
  quantity_invalid: voice.pick({
    freshprep: 'Choisissez une quantité de 0 à 50.',
    cookit: 'Choisis une quantité de 0 à 50.',
  }),
  customization_unknown: 'Ce plat ne se modifie pas ainsi.',
  pay_now_missing: voice.pick({
    freshprep:
      'Cette boîte est payée\u00a0: tout ajout est facturé aussitôt. Ouvrez la boîte et acceptez d’abord le montant.',
    cookit:
      'Cette boîte est payée\u00a0: tout ajout est facturé aussitôt. Ouvre ta boîte et accepte d’abord le montant.',
  }),
  order_changed: voice.pick({
    freshprep: 'La boîte a changé ailleurs entre-temps. Actualisez la page et réessayez.',
    cookit: 'La boîte a changé ailleurs entre-temps. Actualise la page et réessaie.',
  }),
})

const ofPictures = (voice: Voice) => ({
  picture_unreadable: voice.pick({
    freshprep: 'Ce n’est pas une image que nous pouvons lire. Prenez un fichier JPEG, PNG, WebP ou AVIF.',
    cookit: 'Ce n’est pas une image qu’on peut lire. Prends un fichier JPEG, PNG, WebP ou AVIF.',
  }),
  picture_too_large: voice.pick({
    freshprep: 'Cette image est trop grande. Prenez-en une de 15 Mo et de 40 mégapixels au plus.',
    cookit: 'Cette image est trop grande. Prends-en une de 15 Mo et de 40 mégapixels au plus.',
  }),
  picture_too_small: 'Cette image est trop petite. Chaque côté doit compter au moins 400 pixels.',
})

const ofRunning = () => ({
  flag_unknown: 'Il n’y a pas d’interrupteur de ce nom.',
  bar_code_unfit:
    'Ce code serait refusé avant l’inscription. Il faut un code pour tout le monde ou pour les nouveaux foyers.',
  flag_without_share: 'Cet interrupteur est ouvert ou fermé pour tout le monde.',
  job_unknown: 'Il n’y a pas de tâche de ce nom.',
  choice_made: 'Le choix est déjà fait pour toutes les livraisons de cette semaine-là.',
  menu_not_published: 'Le menu de cette semaine-là n’est pas encore publié.',
  clock_backwards: 'L’horloge ne fait qu’avancer.',
  not_in_canada:
    'Ce n’est pas au Canada. La latitude va de 41 à 84, la longitude de -142 à -52, avec son moins.',
  subject_in_use:
    'Des questions appartiennent encore à ce sujet. Il faut d’abord les déplacer ou les retirer.',
  day_not_come: 'Ce jour n’est pas encore venu. D’ici là, une boîte peut seulement être emballée.',
  order_state_refused: 'La commande ne peut pas passer à cet état depuis le sien.',
})

export const frenchErrors = (voice: Voice): ErrorSentences => ({
  ...ownFrenchErrors(voice),
  ...ofAnyCall(voice),
  ...ofFields(voice),
  ...ofSignup(voice),
  ...frenchCardErrors(voice),
  ...frenchMoneyErrors(voice),
  ...ofContact(voice),
  ...ofOrders(voice),
  ...ofPictures(voice),
  ...ofRunning(),
})
