import { showKitchen } from '../kitchen/show_kitchen.ts'
import { type Calls, clientOf } from './handler.ts'

export const kitchens: Calls<'kitchens'> = {
  day: (services, request, asked) => showKitchen(services, clientOf(request), asked),
}
