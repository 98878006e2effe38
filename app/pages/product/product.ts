import type { OutputOf } from '../../../contract/index.ts'

export type Product = OutputOf<'products.modal_data'>
