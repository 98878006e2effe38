/**
 * Outlines for `<use href="#id">`, once in a document. They come only with its HTML: the scripts have none.
 * @param drawn our SVG where the server renders the page, null in the browser, which finds it in the document
 */
export function Outlines({ id, drawn }: { id: string; drawn: string | null }) {
  const kept = drawn ?? document.getElementById(id)?.innerHTML ?? ''
  return (
    <svg aria-hidden className="outlines">
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own outlines, or the document's present ones. */}
      <symbol dangerouslySetInnerHTML={{ __html: kept }} id={id} suppressHydrationWarning />
    </svg>
  )
}
