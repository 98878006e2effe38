import { showKitchen } from '../kitchen/show_kitchen.ts'
import { adminOf, type Calls } from './handler.ts'

export const kitchens: Calls<'kitchens'> = {
  day: (services, request, asked) => showKitchen(services, adminOf(request), asked),
}
