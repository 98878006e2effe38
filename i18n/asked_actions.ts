// What the question before settings is about: the call that was refused for it, by its name and, where one call does several things,
// by what it does. `button` says what the answer does at once; `to` ends the title "Confirm it’s you to …".

import { messages } from './catalogue.ts'

export const askedActionMessages = messages({
  en: () => ({
    'account.update_payment_method_to_paypal': { button: 'Pay with PayPal', to: 'pay with PayPal' },
    'cards.make_default': { button: 'Make this my default card', to: 'change your default card' },
    'checkout.correct_account': { button: 'Change my email', to: 'change your email' },
    'clients.update_payment_method': { button: 'Save card', to: 'save this card' },
    'gift_cards.create': { button: 'Buy gift card', to: 'pay with your saved card' },
    'household_data.ask_export': { button: 'Get my data', to: 'get a copy of your data' },
    'household_data.ask_erasure': { button: 'Erase my data', to: 'erase your data' },
    'household_data.keep': { button: 'Keep my data', to: 'keep your data' },
    'passkeys.begin_adding': { button: 'Add a passkey', to: 'add a passkey' },
    'passkeys.add': { button: 'Add the passkey', to: 'add the passkey' },
    'passkeys.remove': { button: 'Remove the passkey', to: 'remove the passkey' },
    'settings_account.update name': { button: 'Save my name', to: 'change your name' },
    'settings_account.update email': { button: 'Change my email', to: 'change your email' },
    'settings_account.update language': { button: 'Change language', to: 'change your language' },
    'settings_account.update password': { button: 'Change my password', to: 'change your password' },
    'settings_account.sign_out_others': {
      button: 'Log out other devices',
      to: 'log out your other devices',
    },
    'settings_account.end_session': { button: 'Log out that device', to: 'log out the device' },
    'settings_account.keep_email': { button: 'Keep my current email', to: 'keep your current email' },
    'settings_account.expire_gc': { button: 'Give up my credit', to: 'give up your credit' },
    'settings_account.remove_provider': { button: 'Remove login method', to: 'remove this login method' },
    'settings_communications.update': { button: 'Save', to: 'change your messages' },
    'settings_communications.update_sms_consent': { button: 'Save', to: 'change your text messages' },
    'settings_delivery.update_delivery address': { button: 'Save address', to: 'change your address' },
    'settings_delivery.update_delivery day': { button: 'Change day', to: 'change your delivery day' },
    'settings_delivery.update_delivery bags': {
      button: 'Save pickup time',
      to: 'change when we pick up your bags',
    },
    'settings_delivery.update_delivery details': { button: 'Save', to: 'change your delivery details' },
    'settings_delivery.update_alt_address': {
      button: 'Save address',
      to: 'send boxes to another address',
    },
    'settings_delivery.delete_alt_address': { button: 'Remove address', to: 'remove the other address' },
    'settings_delivery.update_delivery_notes': { button: 'Save notes', to: 'change your delivery notes' },
    'settings_payment.apply': { button: 'Apply code', to: 'apply the code' },
    'settings_payment.invalidate card': { button: 'Remove card', to: 'remove the card' },
    'settings_payment.invalidate code': { button: 'Remove code', to: 'remove the code' },
    'settings_payment.send_order_receipts': {
      button: 'Email my receipts',
      to: 'get your receipts by email',
    },
    'settings_subscription.update': { button: 'Change plan', to: 'change your plan' },
    'settings_subscription.expire_gc': { button: 'Give up my credit', to: 'give up your credit' },
    'settings_taste.update': { button: 'Save', to: 'change your food preferences' },
    'subscription.close': { button: 'Close my account', to: 'close your account' },
    // What admins do for households.
    'staff_admin.invite': { button: 'Invite', to: 'invite this person' },
    'staff_admin.set_roles': { button: 'Save roles', to: 'change these roles' },
    'staff_admin.dismiss': { button: 'End access', to: 'end this access' },
    'staff_session.offer_factor': { button: 'Show the code', to: 'see a new second factor' },
    'staff_session.change_factor': { button: 'Use it', to: 'change your second factor' },
    'admin_reward_points.create_point_adjustment': { button: 'Save adjustment', to: 'adjust these points' },
    'box_claims_admin.decide give': { button: 'Refund', to: 'give this refund' },
    'box_claims_admin.decide decline': { button: 'Send', to: 'decline this refund' },
    'box_claims_admin.set_limits': { button: 'Save', to: 'change the refund limits' },
    'catalogue.correct_meal': { button: 'Save recipe', to: 'change this recipe' },
    'catalogue.correct_market_item': { button: 'Save item', to: 'change this item' },
    'catalogue.withdraw': { button: 'Take off the menu', to: 'take this off the menu' },
    'closing_accounts.settle': { button: 'Close account', to: 'close this account' },
    'codes_admin.load': { button: 'Load the file', to: 'load codes' },
    'codes_admin.make': { button: 'Make the codes', to: 'make codes' },
    'codes_admin.offer': { button: 'Save plan', to: 'change the discount bar' },
    'codes_admin.save': { button: 'Save code', to: 'save this code' },
    'codes_admin.stop': { button: 'End code', to: 'end this code' },
    'codes_admin.stop_campaign': { button: 'End the codes', to: 'end the codes of this campaign' },
    'gift_cards_admin.resend': { button: 'Resend', to: 'resend this gift card' },
    'households_admin.act_for': { button: 'Do it', to: 'do this for this household' },
    'ingredients_admin.save': { button: 'Save ingredient', to: 'change this ingredient' },
    'letters_admin.send': { button: 'Send', to: 'send this mailing' },
    'letters_admin.export_newsletter': { button: 'Export', to: 'export this list' },
    'market_admin.add': { button: 'Add item', to: 'add this item' },
    'market_admin.change': { button: 'Save item', to: 'change this item' },
    'market_admin.take_file': { button: 'Take the file', to: 'take this file of items' },
    'menu_weeks.publish': { button: 'Publish', to: 'publish this menu' },
    'households_admin.give_value': { button: 'Give credit', to: 'give this credit' },
    'households_admin.share_door allow': { button: 'Allow', to: 'allow a second account here' },
    'households_admin.share_door forbid': { button: 'Remove permission', to: 'remove this permission' },
    'office_admin.pause_batch': { button: 'Pause', to: 'pause this batch' },
    'office_admin.resume_batch': { button: 'Let it go on', to: 'let this batch go on' },
    'office_admin.run_batch': { button: 'Run again', to: 'run this batch again' },
    'office_admin.run_job': { button: 'Run now', to: 'run this job' },
    'office_admin.retry_batch': { button: 'Ask cards again', to: 'ask these cards again' },
    'office_admin.retry': { button: 'Retry card', to: 'retry this card' },
    'office_admin.try_household': { button: 'Run again', to: 'run this household again' },
    'refunds.give': { button: 'Refund', to: 'give this refund' },
    'flags_admin.set': { button: 'Set', to: 'set a flag' },
    'facts_admin.set': { button: 'Keep', to: 'change what the brand says of itself' },
    'terms.set': { button: 'Set', to: 'change what boxes cost' },
    'terms.take_back': { button: 'Take back', to: 'take back this change' },
    'returnables_admin.give_fee_back': { button: 'Refund', to: 'refund this fee' },
    'returnables_admin.waive': { button: 'Waive fee', to: 'waive this fee' },
    'routes.let_drive add': { button: 'Add driver', to: 'add this driver' },
    'routes.let_drive remove': { button: 'Remove driver', to: 'remove this driver' },
    'settings_corporate_credit_plan.update': { button: 'Save the plan', to: 'change this employer credit' },
    'shortages_admin.declare ask': { button: 'Notify households', to: 'report this shortage' },
    'shortages_admin.declare refund': { button: 'Refund', to: 'refund this shortage' },
  }),
  fr: ({ pick }) => {
    const your = pick({ freshprep: 'votre', cookit: 'ton' })
    const yours = pick({ freshprep: 'vos', cookit: 'tes' })
    return {
      'account.update_payment_method_to_paypal': { button: 'Payer avec PayPal', to: 'payer avec PayPal' },
      'cards.make_default': { button: 'En faire la carte par défaut', to: 'changer la carte par défaut' },
      'checkout.correct_account': { button: 'Changer mon courriel', to: `changer ${your} courriel` },
      'clients.update_payment_method': { button: 'Enregistrer la carte', to: 'enregistrer cette carte' },
      'gift_cards.create': { button: 'Acheter la carte-cadeau', to: 'payer avec la carte enregistrée' },
      'household_data.ask_export': {
        button: 'Préparer la copie',
        to: `obtenir la copie de ${yours} données`,
      },
      'household_data.ask_erasure': { button: 'Effacer mes données', to: `effacer ${yours} données` },
      'household_data.keep': { button: 'Garder mes données', to: `garder ${yours} données` },
      'passkeys.begin_adding': { button: 'Ajouter une clé d’accès', to: 'ajouter une clé d’accès' },
      'passkeys.add': { button: 'Ajouter la clé d’accès', to: 'ajouter la clé d’accès' },
      'passkeys.remove': { button: 'Retirer la clé d’accès', to: 'retirer la clé d’accès' },
      'settings_account.update name': { button: 'Enregistrer mon nom', to: `changer ${your} nom` },
      'settings_account.update email': { button: 'Changer mon courriel', to: `changer ${your} courriel` },
      'settings_account.update language': { button: 'Changer de langue', to: 'changer de langue' },
      'settings_account.update password': {
        button: 'Changer mon mot de passe',
        to: `changer ${your} mot de passe`,
      },
      'settings_account.sign_out_others': {
        button: 'Déconnecter les autres appareils',
        to: 'déconnecter les autres appareils',
      },
      'settings_account.end_session': { button: 'Déconnecter l’appareil', to: 'déconnecter l’appareil' },
      'settings_account.keep_email': {
        button: 'Garder le courriel actuel',
        to: 'garder le courriel actuel',
      },
      'settings_account.expire_gc': { button: 'Renoncer à mon crédit', to: `renoncer à ${your} crédit` },
      'settings_account.remove_provider': {
        button: 'Retirer ce mode de connexion',
        to: 'retirer ce mode de connexion',
      },
      'settings_communications.update': { button: 'Enregistrer', to: `modifier ${yours} messages` },
      'settings_communications.update_sms_consent': {
        button: 'Enregistrer le choix',
        to: `modifier ${yours} textos`,
      },
      'settings_delivery.update_delivery address': {
        button: 'Enregistrer l’adresse',
        to: 'changer l’adresse de livraison',
      },
      'settings_delivery.update_delivery day': {
        button: 'Changer le jour',
        to: 'changer le jour de livraison',
      },
      'settings_delivery.update_delivery bags': {
        button: 'Enregistrer l’heure',
        to: 'changer l’heure de collecte des sacs',
      },
      'settings_delivery.update_delivery details': {
        button: 'Enregistrer',
        to: 'changer les détails de la livraison',
      },
      'settings_delivery.update_alt_address': {
        button: 'Enregistrer l’adresse temporaire',
        to: 'enregistrer l’adresse temporaire',
      },
      'settings_delivery.delete_alt_address': {
        button: 'Retirer l’adresse temporaire',
        to: 'retirer l’adresse temporaire',
      },
      'settings_delivery.update_delivery_notes': {
        button: 'Enregistrer les notes',
        to: 'changer les notes de livraison',
      },
      'settings_payment.apply': { button: 'Appliquer le code', to: 'appliquer le code' },
      'settings_payment.invalidate card': { button: 'Retirer la carte', to: 'retirer la carte' },
      'settings_payment.invalidate code': { button: 'Retirer le code', to: 'retirer le code' },
      'settings_payment.send_order_receipts': {
        button: 'Recevoir mes reçus par courriel',
        to: `recevoir ${yours} reçus par courriel`,
      },
      'settings_subscription.update': { button: 'Changer de forfait', to: 'changer de forfait' },
      'settings_subscription.expire_gc': { button: 'Renoncer à mon crédit', to: `renoncer à ${your} crédit` },
      'settings_taste.update': { button: 'Enregistrer', to: `changer ${yours} préférences` },
      'subscription.close': { button: 'Fermer mon compte', to: `fermer ${your} compte` },
      // What admins do for households.
      'staff_admin.invite': { button: 'Inviter', to: 'inviter cette personne' },
      'staff_admin.set_roles': { button: 'Enregistrer', to: 'changer ces rôles' },
      'staff_admin.dismiss': { button: 'Retirer l’accès', to: 'retirer cet accès' },
      'staff_session.offer_factor': { button: 'Afficher le code', to: 'voir un nouveau deuxième facteur' },
      'staff_session.change_factor': { button: 'Le garder', to: 'changer de deuxième facteur' },
      'admin_reward_points.create_point_adjustment': {
        button: 'Enregistrer la correction',
        to: 'corriger ces points',
      },
      'box_claims_admin.decide give': { button: 'Rembourser', to: 'faire ce remboursement' },
      'box_claims_admin.decide decline': { button: 'Envoyer cette réponse', to: 'refuser ce remboursement' },
      'box_claims_admin.set_limits': { button: 'Enregistrer', to: 'changer les limites des remboursements' },
      'catalogue.correct_meal': { button: 'Enregistrer le plat', to: 'modifier ce plat' },
      'catalogue.correct_market_item': { button: 'Enregistrer l’article', to: 'modifier cet article' },
      'catalogue.withdraw': { button: 'Retirer du menu', to: 'retirer ceci du menu' },
      'flags_admin.set': { button: 'Régler', to: 'régler un interrupteur' },
      'facts_admin.set': { button: 'Appliquer', to: 'changer ce que la marque dit d’elle' },
      'terms.set': { button: 'Enregistrer', to: 'changer ce que coûtent les boîtes' },
      'terms.take_back': { button: 'Reprendre', to: 'revenir sur ce changement' },
      'closing_accounts.settle': { button: 'Remboursé : fermer', to: 'fermer ce compte' },
      'codes_admin.load': { button: 'Importer le fichier', to: 'importer des codes' },
      'codes_admin.make': { button: 'Créer les codes', to: 'créer des codes' },
      'codes_admin.offer': { button: 'Enregistrer le plan', to: 'changer la barre de rabais' },
      'codes_admin.save': { button: 'Enregistrer le code', to: 'enregistrer ce code' },
      'codes_admin.stop': { button: 'Y mettre fin', to: 'mettre fin à ce code' },
      'codes_admin.stop_campaign': {
        button: 'Mettre fin aux codes',
        to: 'mettre fin aux codes de cette campagne',
      },
      'gift_cards_admin.resend': { button: 'Renvoyer', to: 'renvoyer cette carte-cadeau' },
      'households_admin.act_for': { button: 'Le faire', to: 'faire ceci pour ce foyer' },
      'ingredients_admin.save': { button: 'Enregistrer l’ingrédient', to: 'modifier cet ingrédient' },
      'letters_admin.send': { button: 'Envoyer', to: 'faire partir cet envoi' },
      'letters_admin.export_newsletter': { button: 'Exporter', to: 'exporter cette liste' },
      'market_admin.add': { button: 'Ajouter l’article', to: 'ajouter cet article' },
      'market_admin.change': { button: 'Enregistrer l’article', to: 'modifier cet article' },
      'market_admin.take_file': { button: 'Importer le fichier', to: 'importer ce fichier d’articles' },
      'menu_weeks.publish': { button: 'Publier', to: 'publier ce menu' },
      'households_admin.give_value': { button: 'Offrir le crédit', to: 'offrir ce crédit' },
      'households_admin.share_door allow': {
        button: 'Permettre',
        to: 'permettre un deuxième compte à cette adresse',
      },
      'households_admin.share_door forbid': { button: 'Ne plus permettre', to: 'retirer cette permission' },
      'office_admin.pause_batch': { button: 'Mettre en pause', to: 'mettre ce lot en pause' },
      'office_admin.resume_batch': { button: 'Reprendre', to: 'reprendre ce lot' },
      'office_admin.run_batch': { button: 'Relancer', to: 'relancer ce lot' },
      'office_admin.run_job': { button: 'Exécuter maintenant', to: 'exécuter cette tâche' },
      'office_admin.retry_batch': { button: 'Réessayer les cartes', to: 'réessayer ces cartes' },
      'office_admin.retry': { button: 'Réessayer', to: 'réessayer cette carte' },
      'office_admin.try_household': {
        button: 'Relancer',
        to: 'relancer la semaine pour ce foyer',
      },
      'refunds.give': { button: 'Rembourser', to: 'faire ce remboursement' },
      'returnables_admin.give_fee_back': { button: 'Rembourser', to: 'rembourser ces frais' },
      'returnables_admin.waive': { button: 'Renoncer aux frais', to: 'renoncer à ces frais' },
      'routes.let_drive add': { button: 'Nommer livreur', to: 'nommer ce livreur' },
      'routes.let_drive remove': { button: 'Retirer ce livreur', to: 'retirer ce livreur' },
      'settings_corporate_credit_plan.update': {
        button: 'Enregistrer le programme',
        to: 'changer ce crédit d’entreprise',
      },
      'shortages_admin.declare ask': { button: 'Prévenir les foyers', to: 'signaler ce manque' },
      'shortages_admin.declare refund': { button: 'Rembourser le prix', to: 'rembourser ce manque' },
    }
  },
})

export type AskedAction = keyof ReturnType<typeof askedActionMessages>

/** Calls that do several things, and which of them an input asks for. */
const parts: Readonly<Record<string, (input: Readonly<Record<string, unknown>>) => string>> = {
  'settings_account.update': input => {
    if ('email' in input) return 'email'
    if ('password' in input || 'currentPassword' in input) return 'password'
    return 'language' in input ? 'language' : 'name'
  },
  'settings_delivery.update_delivery': input => {
    if ('postal' in input) return 'address'
    if ('weekday' in input || 'startHour' in input) return 'day'
    return 'bagPickupHour' in input ? 'bags' : 'details'
  },
  'settings_payment.invalidate': input => (input.kind === 'card' ? 'card' : 'code'),
  'box_claims_admin.decide': input => (input.give ? 'give' : 'decline'),
  'households_admin.share_door': input => (input.allowed ? 'allow' : 'forbid'),
  'routes.let_drive': input => (input.drives ? 'add' : 'remove'),
  'shortages_admin.declare': input => (input.replacementId ? 'ask' : 'refund'),
}

/** What a refused call was about to do: the key of its words. @param name the call's name */
export function askedActionOf(name: string, input: Readonly<Record<string, unknown>>): AskedAction | null {
  const part = parts[name]?.(input)
  const key = part ? `${name} ${part}` : name
  return isAsked(key) ? key : null
}

const isAsked = (key: string): key is AskedAction => key in askedActionMessages('freshprep', 'en')
