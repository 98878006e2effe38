import { answerPassword } from '../identity/reauthentication/answer_password.ts'
import { waysToAnswer } from '../identity/reauthentication/ways_to_answer.ts'
import type { Calls } from './handler.ts'

export const reauthentications: Calls<'reauthentications'> = {
  new: waysToAnswer,
  create: answerPassword,
}
