// A file in pieces that a call takes.

/** Characters of a piece: fewer than the body of a call has bytes, whatever its letters are. */
const longest = 15_000

interface FileSlices {
  header: string
  slices: {
    lines: string /** The number in the file of the first line; the header's is 1. */
    first: number
  }[]
}

/** The header of a file, and its lines in pieces. */
export function slicesOf(text: string): FileSlices {
  const [header = '', ...lines] = text.replace(/^\uFEFF/, '').split(/\r?\n/)
  const slices: FileSlices['slices'] = []
  let piece: string[] = []
  let length = 0
  const end = (next: number) => {
    if (piece.some(line => line.trim() !== ''))
      slices.push({ lines: piece.join('\n'), first: next - piece.length })
    piece = []
    length = 0
  }
  for (const [place, line] of lines.entries()) {
    if (length > 0 && length + line.length + 1 > longest) end(place + 2)
    piece.push(line)
    length += line.length + 1
  }
  end(lines.length + 2)
  return { header, slices }
}
