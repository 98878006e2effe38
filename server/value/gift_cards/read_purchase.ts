// The purchase behind a gift card, for its receipt.

export { selectPurchase } from './purchase_store.ts'
