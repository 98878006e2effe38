import { findCode, stopCode } from '../codes/discounts/stop_code.ts'
import { adminOf, type Calls, done } from './handler.ts'

export const codes_admin: Calls<'codes_admin'> = {
  find: (services, request, { code }) => findCode(services, adminOf(request), code),
  stop: (services, request, end) => done(stopCode(services, adminOf(request), end)),
}
