// A batch that somebody in the office has stopped is left alone by every step of the run.

/** A condition of a batch that is not paused. @param batch the name of its table */
export const notPaused = <const B extends string>(batch: B) =>
  `not exists (select from batch_pause p where p.brand = ${batch}.brand and p.delivery_date = ${batch}.delivery_date
       and p.kitchen = ${batch}.kitchen)` as const
