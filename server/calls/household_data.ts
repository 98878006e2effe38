import { askErasure, showData, undoErasure } from '../household/data/erase_data.ts'
import { askExport } from '../household/data/export_data.ts'
import type { Calls } from './handler.ts'

export const household_data: Calls<'household_data'> = {
  show: showData,
  ask_export: askExport,
  ask_erasure: askErasure,
  keep: undoErasure,
}
