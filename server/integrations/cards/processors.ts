// The outside card processors, a line each, by the name of their folder.

export { stripe } from './stripe/stripe.ts'
