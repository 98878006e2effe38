// Whose differences a brand's people see: their own households' and those of payments that nobody knows.

/** A difference is named after its household's charge, unless nobody knows whose it is. */
const clientIn = (name: string) =>
  `case when left(${name}, 36) ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then left(${name}, 36)::uuid end`

/** The difference `d` is of no household of another brand. */
export const notOfOthers =
  `left(d.name, 36) not in (select c.client_id::text from client c where c.brand <> $brand
      and c.client_id in (select ${clientIn('o.name')} from payment_difference o where o.settled_at is null))` as const
