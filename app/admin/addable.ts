/** Kinds of content of which there can be more: pages and banners are asked for by the program, by name. */
export const addable = ['faq_entry', 'faq_category'] as const
