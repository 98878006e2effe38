import { litParts } from '../../domain/search/lit.ts'

/** A text with what was typed lit in it. */
export function Lit({ text, typed }: { text: string; typed: string }) {
  let at = 0
  return (
    <span>
      {litParts(text, typed).map(part => {
        const key = at
        at += part.text.length
        return part.isLit ? (
          <mark className="of-lit" key={key}>
            {part.text}
          </mark>
        ) : (
          <span key={key}>{part.text}</span>
        )
      })}
    </span>
  )
}
