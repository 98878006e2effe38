/** A heading set in lines, broken where the writer broke it. */
export function Lines({ lines }: { lines: readonly string[] }) {
  return lines
    .filter(line => line !== '')
    .map(line => (
      <span className="heading-line" key={line}>
        {line}{' '}
      </span>
    ))
}
