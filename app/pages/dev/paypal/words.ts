import { messages } from '../../../../i18n/catalogue.ts'

/** The page to try PayPal with, outside production. */
export const devPaypalMessages = messages({
  en: () => ({
    title: 'PayPal sandbox',
    lede: 'Non-production only. Each button makes one call and shows the response.',
    none: 'PayPal is not offered here: name it in the configuration (PAYPAL=builtin).',
    provider: (name: string) => `Using the ${name === 'builtin' ? 'built-in PayPal' : 'real PayPal'}.`,
    browser: 'Script credentials',
    idToken: 'Read an ID token',
    account: 'Saved account (logged in, settings unlocked)',
    vault: 'Start vault setup',
    change: 'Set PayPal as default',
    order: 'One payment',
    amount: 'Amount in cents',
    begin: 'Create order',
    buy: 'Buy a gift card with it',
    approve: 'Approve on PayPal (opens a new tab)',
    answer: 'Response',
  }),
  fr: () => ({
    title: 'PayPal, à l’essai',
    lede: 'Hors production seulement. Chaque bouton fait un appel et montre sa réponse.',
    none: 'PayPal n’est pas offert ici : nommez-le dans la configuration (PAYPAL=builtin).',
    provider: (name: string) => `C’est le ${name === 'builtin' ? 'PayPal intégré' : 'vrai PayPal'}.`,
    browser: 'Ce qu’il faut à ses scripts',
    idToken: 'Lire un jeton d’identité',
    account: 'Un compte enregistré (connecté, réglages ouverts)',
    vault: 'Commencer un enregistrement',
    change: 'Payer avec PayPal désormais',
    order: 'Un paiement',
    amount: 'Montant en cents',
    begin: 'Commencer une commande',
    buy: 'Acheter une carte-cadeau avec elle',
    approve: 'L’approuver chez PayPal (ouvre un onglet)',
    answer: 'Réponse',
  }),
})
