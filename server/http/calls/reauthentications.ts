import { answerPassword } from '../../clients/reauthentication/answer_password.ts'
import { waysToAnswer } from '../../clients/reauthentication/ways_to_answer.ts'
import type { Calls } from './handler.ts'

export const reauthentications: Calls<'reauthentications'> = {
  new: waysToAnswer,
  create: answerPassword,
}
