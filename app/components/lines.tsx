/** A heading in lines, with the writer's line breaks. */
export function Lines({ lines }: { lines: readonly string[] }) {
  return lines
    .filter(line => line !== '')
    .map(line => (
      <span className="heading-line" key={line}>
        {line}{' '}
      </span>
    ))
}
