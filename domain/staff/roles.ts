// The people of the company, and what each role may do: one literal table. The door, the pages, the office's navigation, the tests and
// docs/staff.md all read it.

/** What somebody may do, within a brand. Each admin call names the one it needs. */
export const rights = [
  'see_work',
  'see_deliveries',
  'see_households',
  'see_money',
  'see_doors',
  'plan_menu',
  'run_kitchen',
  'move_boxes',
  'run_deliveries',
  'set_places',
  'act_for_households',
  'give_money',
  'set_money',
  'write_content',
  'run_offers',
  'set_flags',
  'write_letters',
  'keep_staff',
  'read_log',
] as const

export type Right = (typeof rights)[number]

export const roles = [
  'owner',
  'menu',
  'kitchen',
  'dispatch',
  'support',
  'marketing',
  'finance',
  'read_only',
] as const

export type Role = (typeof roles)[number]

/** Role × right. A role is held by brand: at one, at the other, or at both. */
export const rightsOfRole = {
  owner: [...rights],
  menu: ['see_work', 'plan_menu'],
  kitchen: ['see_work', 'see_deliveries', 'run_kitchen', 'move_boxes'],
  dispatch: [
    ...(['see_work', 'see_deliveries', 'see_doors'] as const),
    ...(['move_boxes', 'run_deliveries', 'set_places'] as const),
  ],
  support: [
    ...(['see_work', 'see_deliveries', 'see_households', 'see_money', 'see_doors'] as const),
    ...(['act_for_households', 'give_money'] as const),
  ],
  marketing: ['see_work', 'write_content', 'run_offers', 'write_letters'],
  finance: ['see_work', 'see_deliveries', 'see_households', 'see_money', 'give_money', 'set_money'],
  read_only: ['see_work', 'see_deliveries', 'see_households', 'see_money', 'read_log'],
} as const satisfies Readonly<Record<Role, readonly Right[]>>

/** What the holder of some roles of a brand may do there. */
export const rightsOf = (held: readonly Role[]): ReadonlySet<Right> =>
  new Set(held.flatMap((role): readonly Right[] => rightsOfRole[role]))

/** A session of staff ends after this many hours, however much it is used. */
export const staffSessionHours = 12

/** A proof (password or second factor) opens what moves money or rights for this many minutes. */
const proofMinutes = 5

/** Whether somebody proved recently enough who they are. @param provedAt ISO instant; null without a proof */
export const isFreshProof = (provedAt: string | null, now: Temporal.Instant): boolean =>
  provedAt !== null &&
  Temporal.Instant.compare(now, Temporal.Instant.from(provedAt).add({ minutes: proofMinutes })) < 0

/** An invitation's link works for this many hours. */
export const invitationHours = 72
