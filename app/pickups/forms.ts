import { form } from '../forms/form.ts'
import { date, whole } from '../forms/kinds.ts'

export const bookForm = form('book', 'account.create_pickup', { date, startHour: whole })
export const moveForm = form('move', 'returnables.move_pickup', { date, startHour: whole })
export const cancelForm = form('cancel', 'account.cancel_pickup', {})
