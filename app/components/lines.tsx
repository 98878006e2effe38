/** A heading set in lines, broken where the writer broke it. */
export function Lines({ lines }: { lines: readonly string[] }) {
  return lines
    .filter(line => line !== '')
    .map(line => (
      <span className="block" key={line}>
        {line}{' '}
      </span>
    ))
}
