/** Kinds of content that an admin can add; pages and banners are fixed by the program. */
export const addable = ['faq_entry', 'faq_category'] as const
