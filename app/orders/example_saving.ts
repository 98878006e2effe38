// A box and what happens to it while it is saved, for tests.

import type { OrderData } from '../../contract/views.ts'
import type { Edit } from '../../domain/orders/edits.ts'
import { line, orderWith } from './example_box.ts'
import type { SaveEvent } from './save_queue.ts'

export const order = orderWith([line('spaghetti', 1)])
export const put = (productId: string, quantity: number): Edit => ({ productId, quantity })
export const sent = (edit: Edit, id = 'first'): SaveEvent => ({ type: 'sent', edit, id })
export const answered = (edit: Edit, told: OrderData): SaveEvent => ({ type: 'answered', edit, order: told })
