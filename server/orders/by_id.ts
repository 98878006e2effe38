// A box by its id alone, as the office and a driver's phone know it.

/** Of `client_order`, by the index of the ends of ids: its keys lead with the household, which is not known yet. */
export const isAskedOrder = 'right(id::text, 8) = right($orderId::uuid::text, 8) and id = $orderId::uuid'
