// A box that changes once its delivery day is over is counted again (server/office/numbers). A fragment for the statements that can
// change such a box, so that the change and its note are one.

/**
 * A part of a `with`: notes the boxes of `moved`, which returns `client_id, id, version, brand, delivery_date, kitchen`, where the day they
 * were for is over by the program's time `$at`. Days are those of the east, whose days are over first; a box that is noted too early is
 * counted once more, to no effect.
 */
export const countAgain = `due as (
        insert into figure_due (client_id, order_id, version, brand, delivery_date, kitchen)
        select client_id, id, version, brand, delivery_date, kitchen from moved
        where delivery_date < ($at::timestamptz at time zone 'America/Toronto')::date
        on conflict do nothing
      )`
