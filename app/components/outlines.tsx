/**
 * Outlines that `<use href="#id">` shows, once in a document. They come with its HTML alone: the scripts have none.
 * @param drawn SVG of our own where the server draws the page, null in the browser, which finds it in the document
 */
export function Outlines({ id, drawn }: { id: string; drawn: string | null }) {
  const kept = drawn ?? document.getElementById(id)?.innerHTML ?? ''
  return (
    <svg aria-hidden className="hidden">
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: outlines of our own, and what the document already has. */}
      <symbol dangerouslySetInnerHTML={{ __html: kept }} id={id} suppressHydrationWarning />
    </svg>
  )
}
