// When an item of a week runs low. The office's Today and the market's list count by the same number.

/** An item is low from this part of a week's stock on: a tenth. */
export const lowPart = 10

/** @param of.capacity units of the week; 0 where the item is not offered @param of.taken units in boxes */
export const isLow = ({ capacity, taken }: { capacity: number; taken: number }): boolean =>
  capacity > 0 && (capacity - taken) * lowPart <= capacity
