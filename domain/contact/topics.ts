// The topics of the contact page.

export const contactTopics = [
  'order',
  'delivery',
  'payment',
  'food',
  'returnables',
  'account',
  'something_else',
] as const

export type ContactTopic = (typeof contactTopics)[number]
