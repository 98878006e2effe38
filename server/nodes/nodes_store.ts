// SQL of the nodes of a distributed database. Only there do these functions of the engine (Citus) exist.

import { batchStatement } from '../request/database/statement.ts'

/** Each worker, and whether it answers the coordinator. */
export const readWorkers = batchStatement({
  name: 'workers_answering_by_node',
  text: `select nodename || ':' || nodeport as node, success as answers from run_command_on_workers('select 1')
     order by 1`,
  row: { node: 'text', answers: 'bool' },
})
