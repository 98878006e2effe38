// The tables. Every household row leads its key with client_id, so that the schema can be distributed by it
// (DOMAIN.md, Scale); menus, dishes, areas, plans and flags are reference data. No triggers, no sequences with meaning,
// no foreign keys across distribution: what must hold is in keys, guarded statements and one transaction a change.

export * from './schema/builtin_cards.ts'
export * from './schema/builtin_identity.ts'
export * from './schema/content.ts'
export * from './schema/gifts.ts'
export * from './schema/households.ts'
export * from './schema/menus.ts'
export * from './schema/money.ts'
export * from './schema/orders.ts'
export * from './schema/outbox.ts'
export * from './schema/pictures.ts'
export * from './schema/places.ts'
export * from './schema/program.ts'
export * from './schema/routes.ts'
export * from './schema/visitors.ts'
export * from './schema/weekly.ts'
