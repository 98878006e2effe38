import { messages } from './catalogue.ts'

/** The FAQ: the page of all questions, of one category, and the search. */
export const faqMessages = messages({
  en: voice => ({
    title: 'Questions and answers',
    description: voice.pick({
      freshprep:
        'How ordering, delivery, payment and everything else works at Fresh Prep, in plain language.',
      cookit: 'How ordering, delivery, payment and the rest works at Cook it. Short answers, no fluff.',
    }),
    heading: voice.pick({ freshprep: 'Ask away.', cookit: 'What’s on your mind?' }),
    search: voice.pick({ freshprep: 'Search the answers', cookit: 'Search the answers' }),
    example: 'skip a week, allergens, refund…',
    find: 'Search',
    clear: 'Show all subjects',
    found: (count: number, query: string) =>
      `${count} ${voice.plural(count, 'answer', 'answers')} for “${query}”`,
    searching: 'Searching…',
    nothing: (query: string) => `Nothing about “${query}” yet.`,
    nothingNote: voice.pick({
      freshprep: 'Try different words, or ask us. We add answers when they’re missing.',
      cookit: 'Try another word, or just ask us. A human reads it.',
    }),
    failed: 'Search isn’t working right now. Try again in a moment.',
    subjects: 'Subjects',
    all: (count: number) => `All ${count} answers`,
    allOf: (count: number, name: string) => `All ${count} answers: ${name}`,
    back: 'All subjects',
    others: 'Other subjects',
    link: 'Link to this answer',
    copied: 'Link copied.',
    stuck: voice.pick({ freshprep: 'Still have a question?', cookit: 'Still stuck?' }),
    stuckNote: voice.pick({
      freshprep: 'Email or call us. You’ll reach someone who can see your boxes.',
      cookit: 'Email or call us. There’s a real person on the other end.',
    }),
    write: 'Contact us',
  }),
  fr: voice => ({
    title: 'Questions et réponses',
    description: voice.pick({
      freshprep: 'Commandes, livraison, paiement et tout le reste chez Fresh Prep, expliqués simplement.',
      cookit: 'Commandes, livraison, paiement et le reste chez Cook it. Des réponses courtes et claires.',
    }),
    heading: voice.pick({ freshprep: 'Posez votre question.', cookit: 'T’as une question?' }),
    search: 'Chercher dans les réponses',
    example: 'sauter une semaine, allergènes, remboursement…',
    find: 'Chercher',
    clear: 'Voir tous les sujets',
    found: (count: number, query: string) =>
      `${count} ${voice.plural(count, 'réponse', 'réponses')} pour « ${query} »`,
    searching: 'Recherche…',
    nothing: (query: string) => `Rien encore sur « ${query} ».`,
    nothingNote: voice.pick({
      freshprep: 'Essayez d’autres mots, ou demandez à une personne : nous ajoutons ce qui manque.',
      cookit: 'Essaie un autre mot, ou demande-nous. C’est du vrai monde qui lit.',
    }),
    failed: voice.pick({
      freshprep: 'La recherche ne répond pas. Réessayez dans un instant.',
      cookit: 'La recherche ne répond pas. Réessaie dans un instant.',
    }),
    subjects: 'Sujets',
    all: (count: number) => `Les ${count} réponses`,
    allOf: (count: number, name: string) => `Les ${count} réponses : ${name}`,
    back: 'Tous les sujets',
    others: 'Autres sujets',
    link: 'Lien vers cette réponse',
    copied: 'L’adresse de la réponse est copiée.',
    stuck: voice.pick({ freshprep: 'Vous cherchez encore?', cookit: 'Tu cherches encore?' }),
    stuckNote: voice.pick({
      freshprep: 'Écrivez ou appelez. Une personne qui voit vos boîtes vous répond.',
      cookit: 'Écris-nous ou appelle. Y a du vrai monde au bout de la ligne.',
    }),
    write: 'Nous écrire',
  }),
})
