// Where the stylesheets of pages of one kind are. A page names its own in the table of pages (page_table.ts); it is drawn once it has them.

import type { SheetId } from '../contract/page_table.ts'
import admin from './styles/sheet_admin.css?url'
import editor from './styles/sheet_editor.css?url'
import household from './styles/sheet_household.css?url'
import reading from './styles/sheet_reading.css?url'

export const sheets: Readonly<Record<SheetId, string>> = { reading, household, editor, admin }
