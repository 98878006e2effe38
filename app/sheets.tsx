// The stylesheets of a page: the common one, and those of its kind, which the table of pages names (page_table.ts).

import type { Page, SheetId } from '../contract/page_table.ts'
import office from './office/office.css?url'
import site from './styles/app.css?url'
import admin from './styles/sheet_admin.css?url'
import editor from './styles/sheet_editor.css?url'
import household from './styles/sheet_household.css?url'
import reading from './styles/sheet_reading.css?url'

/** In the order in which they apply: of two rules of equal weight, the one in the later sheet wins. */
const sheets: Readonly<Record<SheetId, string>> = { reading, household, editor, admin, office }

/**
 * The links of a page's stylesheets. React paints the page once it has them, fetches them before the scripts, and keeps the sheets
 * of earlier pages. So an empty style keeps a place for each sheet from the start, and the sheets apply in the same order,
 * whichever page was opened first.
 */
export function PageSheets({ page }: { page: Page | null }) {
  return (
    <>
      <link rel="stylesheet" href={site} precedence="site" />
      {Object.keys(sheets).map(id => (
        <style key={id} href={`place-of-${id}`} precedence={id} />
      ))}
      {page?.sheets?.map(id => (
        <link key={id} rel="stylesheet" href={sheets[id]} precedence={id} />
      ))}
    </>
  )
}
