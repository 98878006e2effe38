import { askErasure, showData, undoErasure } from '../household/data/erase_data.ts'
import { askExport } from '../household/data/export_data.ts'
import type { Calls } from './handler.ts'

export const household_data: Calls<'household_data'> = {
  show: showData,
  ask_export: async (services, request) => {
    await askExport(services, request)
    return showData(services, request)
  },
  ask_erasure: async (services, request) => {
    await askErasure(services, request)
    return showData(services, request)
  },
  keep: async (services, request) => {
    await undoErasure(services, request)
    return showData(services, request)
  },
}
