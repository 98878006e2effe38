// Where a household stands in the order in which it gets a flag. Each flag has an order of its own, so that it is not always the same
// households that come first.

/** 0 to just below 100, the same for ever. */
export function placeInHundred(flag: string, clientId: string): number {
  return (mixed(summed(`${flag} ${clientId}`)) / 2 ** 32) * 100
}

/** FNV-1a of 32 bits, over the text's code units. */
function summed(text: string): number {
  let sum = 0x811c9dc5
  for (let at = 0; at < text.length; at++) sum = Math.imul(sum ^ text.charCodeAt(at), 0x01000193)
  return sum >>> 0
}

/** The end of MurmurHash3: ids that differ in a few digits end far from each other. */
function mixed(sum: number): number {
  let bits = sum
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b)
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35)
  return (bits ^ (bits >>> 16)) >>> 0
}
