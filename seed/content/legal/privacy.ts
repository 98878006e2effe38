import { policy } from './authoring.ts'

/** Revised June 2025 in the west, July 2024 in the east (area 9). */
export const privacy = policy('privacy', {
  en: {
    title: 'Privacy policy',
    description: 'What {brand} knows about you, why, for how long, and who else sees it.',
    opening: [
      'Revised <June 2025|July 2024>. This page explains what {brand} knows about you, why, who else sees it, and what you can ask of us. It is written to be read; if anything is unclear, [ask us](contact).',
    ],
  },
  fr: {
    title: 'Politique de confidentialité',
    description: 'Ce que {brand} sait de <vous|toi>, pourquoi, combien de temps, et qui d’autre le voit.',
    opening: [
      'Révisée en <juin 2025|juillet 2024>. Cette page dit ce que {brand} sait de <vous|toi>, à quoi ça sert, qui d’autre le voit et ce que <vous pouvez nous demander|tu peux nous demander>. Elle est faite pour être lue; si quelque chose n’est pas clair, [<posez-nous|pose-nous> la question](contact).',
    ],
  },
  sections: {
    'what-we-collect': {
      en: [
        'What we know about you',
        {
          list: 'bullets',
          items: [
            '**Who you are**: your name, email address, phone number, language, and a password that we store only as a hash. If you log in with Google, Apple or Facebook: the identity they confirm, nothing more.',
            '**Where the box goes**: your address and its coordinates, unit, buzzer and delivery notes.',
            '**What you eat**: your plan, the kinds of meals you like, how you rated them, and what you exclude. Allergens say something about your health; we use them only for your food.',
            '**What you order**: the contents, price, delivery and payment of every box, your credit and points, and the bags you have. A driver may photograph the box at your door, and you may photograph a meal that is not as it should be.',
            '**How you pay**: your card type, its last four digits, its expiry and the name on it. The full number goes to the payment processor, and we never store it.',
            '**What we wrote to each other**: the messages we sent you, and those you send us.',
          ],
        },
        'Visitors can look at everything without telling us who they are. If you enter an address we cannot deliver to, we keep it, without your name, to learn where to expand.',
      ],
      fr: [
        '<Ce que nous savons de vous|Ce qu’on sait de toi>',
        {
          list: 'bullets',
          items: [
            '**Qui <vous êtes|tu es>** : nom, adresse courriel, numéro de téléphone, langue, et un mot de passe dont seule une empreinte est conservée. Avec une connexion par Google, Apple ou Facebook : l’identité qu’ils confirment, rien de plus.',
            '**Où va la boîte** : l’adresse et ses coordonnées, l’appartement, l’interphone et les notes de livraison.',
            '**Ce <que vous mangez|que tu manges>** : le forfait, les sortes de plats appréciées, les évaluations, et ce qui ne doit jamais être dans la boîte. Un allergène dit quelque chose de la santé; il ne sert qu’à <vous|te> nourrir.',
            '**Ce <que vous commandez|que tu commandes>** : le contenu, le prix, la livraison et le paiement de chaque boîte, les crédits et les points, et les sacs à la maison. La boîte peut être photographiée à la porte par le livreur, et un plat qui laisse à désirer, par <vous|toi>.',
            '**Comment <vous payez|tu paies>** : la sorte de carte, ses quatre derniers chiffres, son expiration et le nom qui y figure. Le numéro complet va au service de paiement; il n’est jamais conservé chez nous.',
            '**<Notre correspondance|Ce qu’on s’est écrit>** : les messages envoyés, et ceux <que vous nous envoyez|que tu nous envoies>.',
          ],
        },
        'On peut tout regarder en visite sans dire qui on est. Une adresse où <nous ne livrons pas|on ne livre pas> est notée, sans nom, pour savoir où les gens nous veulent.',
      ],
    },
    'what-for': {
      en: [
        'What it is for',
        'To plan, make, deliver and charge your boxes; to choose for you when you do not; to answer you; to contact you about your own orders; to keep the records the law requires; and to prevent fraud. We will ask before using it for anything else, and we do not sell it.',
        'When you have not chosen for a box, an automated system picks its meals based on your preferences, your exclusions and what you have had before. It never decides what you pay. You can change its choice until the cutoff.',
      ],
      fr: [
        'À quoi ça sert',
        'À planifier, préparer, livrer et facturer <vos|tes> boîtes; à choisir quand rien n’est choisi; à <vous|te> répondre; à écrire au sujet de <vos|tes> propres commandes; à tenir les comptes exigés par la loi; et à empêcher la fraude. Pour tout autre usage, <nous demandons|on demande> d’abord, et rien n’est vendu.',
        'Quand rien n’est choisi pour une boîte, un programme choisit les plats d’après <vos|tes> goûts, <vos|tes> exclusions et les boîtes passées. Il ne décide jamais du prix. Son choix peut être changé jusqu’à l’heure limite.',
      ],
    },
    'who-else': {
      en: [
        'Who else sees it',
        {
          list: 'bullets',
          items: [
            'the payment processor and your bank, to charge and refund;',
            'the drivers and carriers, who get your name, door and delivery notes for the day;',
            'the services that carry our emails and text messages, and those that host our computers;',
            'authorities, when the law obliges us to.',
          ],
        },
        'Each receives only what it needs for that purpose and may use it for nothing else. Some may keep data outside <British Columbia, Alberta|Quebec, Ontario> or Canada, where other laws apply; we choose providers that protect it as well as we must.',
      ],
      fr: [
        'Qui d’autre le voit',
        {
          list: 'bullets',
          items: [
            'le service de paiement et <votre|ta> banque, pour encaisser et rembourser;',
            'les livreurs, qui reçoivent le nom, la porte et les notes de livraison pour la journée;',
            'les services qui acheminent nos courriels et nos textos, et ceux qui hébergent nos ordinateurs;',
            'les autorités, quand la loi l’exige.',
          ],
        },
        'Chacun reçoit ce qu’il lui faut pour cela et ne peut s’en servir pour rien d’autre. Certains peuvent conserver des données hors <de la Colombie-Britannique, de l’Alberta|du Québec, de l’Ontario> ou du Canada, où d’autres lois s’appliquent; <nous choisissons|on choisit> ceux qui les protègent aussi bien <que nous devons|qu’on doit> le faire.',
      ],
    },
    cookies: {
      en: [
        'Cookies',
        'One cookie keeps you logged in, for 60 days after your last visit and 90 days at most; another may remember your language. Until you close it, your browser also remembers which page to return to after you log in. That is all: no advertising cookies, and no one tracks you from our site to others.',
      ],
      fr: [
        'Témoins (cookies)',
        'Un témoin se souvient que c’est <vous|toi>, pendant 60 jours après la dernière visite et 90 jours au plus; un autre peut retenir la langue. Le navigateur garde la page où revenir après la connexion, jusqu’à sa fermeture. C’est tout : aucun témoin publicitaire, et personne ne <vous|te> suit de notre site à un autre.',
      ],
    },
    'how-long': {
      en: [
        'How long we keep it',
        'For as long as you have an account. We keep receipts and payment records for as long as tax law requires, even after an account closes. A password reset link is kept for two hours, a photo of a delivery for six months. When you ask us to erase the rest, we do; payment amounts then remain, without your name, until the date shown in your [account settings](settingsAccount).',
      ],
      fr: [
        'Combien de temps c’est conservé',
        'Aussi longtemps que le compte existe. Les reçus et les paiements restent aussi longtemps que les lois fiscales l’exigent, même quand un compte est fermé. Un lien de réinitialisation est conservé deux heures, une photo de livraison six mois. Le reste est effacé sur demande; les montants restent alors sans <votre|ton> nom, et les [réglages du compte](settingsAccount) disent jusqu’à quel jour.',
      ],
    },
    'your-rights': {
      en: [
        'What you can ask of us',
        'You can ask what we know about you and get a copy, have it corrected, have it deleted unless a law requires us to keep it, withdraw a consent, and be told how a choice was made for you. You can do most of this yourself in your [account settings](settingsAccount): correct, copy, withdraw a consent, erase a closed account. For the rest, [contact us](contact) or write to [{email}](mail), from your account email. We answer within 30 days, free of charge.',
        'You can refuse advertising without losing anything. You will still get messages about your orders.',
      ],
      fr: [
        'Ce <que vous pouvez|que tu peux> nous demander',
        '<Vous pouvez|Tu peux> demander <ce que nous savons de vous|ce qu’on sait de toi> et en recevoir copie, le faire corriger, le faire supprimer quand aucune loi n’oblige à le garder, retirer un consentement, et savoir comment un choix a été fait pour <vous|toi>. Presque tout se fait dans les [réglages du compte](settingsAccount) : corriger, copier, retirer un consentement, faire effacer un compte fermé. Pour le reste, [<écrivez-nous|écris-nous>](contact) ou <écrivez|écris> à [{email}](mail), à partir du courriel du compte. La réponse vient dans les 30 jours, sans frais.',
        'Refuser la publicité ne fait rien perdre. Les messages sur une commande, eux, viennent avec la commande.',
      ],
    },
    security: {
      en: [
        'How it is protected',
        'All traffic is encrypted. Passwords and session keys are stored only as hashes, card numbers not at all. Few people can see your data, and only for their work. If something happens that could harm you, we will tell you and the commissioner, as the law requires.',
      ],
      fr: [
        'Comment c’est protégé',
        'Tout le trafic est chiffré. Des mots de passe et des clés de session, seules des empreintes sont conservées; des numéros de carte, rien. Peu de gens voient <vos|tes> données, chacun pour son travail. S’il se passe quelque chose qui pourrait <vous|te> nuire, <nous vous prévenons|on te prévient>, ainsi que l’autorité compétente, comme la loi le demande.',
      ],
    },
    children: {
      en: [
        'Children',
        'Accounts are for adults. If a child has given us data, tell us and we will delete it.',
      ],
      fr: [
        'Les enfants',
        'Les comptes sont pour les adultes. Si un enfant nous a donné des renseignements, <prévenez-nous|préviens-nous> : ils seront supprimés.',
      ],
    },
    changes: {
      en: [
        'Changes',
        'If this policy changes in a way that matters, we will email you before it does. The date at the top says which version you are reading.',
      ],
      fr: [
        'Changements',
        'Quand cette politique change de façon importante, un courriel <vous|te> prévient avant. La date en haut dit quelle version est affichée.',
      ],
    },
    'in-charge': {
      en: [
        'Who is responsible, and how to complain',
        '{brand}’s privacy officer is responsible for all of this: [{email}](mail), [{phone}](phone).',
        'If our answer does not satisfy you, <the Information and Privacy Commissioner of British Columbia or of Alberta|the Commission d’accès à l’information du Québec or the Privacy Commissioner of Canada> can look into it.',
      ],
      fr: [
        'Qui en répond, et où se plaindre',
        'La personne responsable de la protection des renseignements personnels chez {brand} répond de tout ceci : [{email}](mail), [{phone}](phone).',
        'Si notre réponse ne <vous|te> satisfait pas, <le commissaire à l’information et à la vie privée de la Colombie-Britannique ou celui de l’Alberta|la Commission d’accès à l’information du Québec ou le Commissariat à la protection de la vie privée du Canada> peut s’en saisir.',
      ],
    },
  },
})
