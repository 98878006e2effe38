// SQL of the shards of a distributed database (Citus): the engine sends a text to each of them, and says which did not answer. Only
// there does it exist.

import { batchStatement, columnsOf } from '../request/database/statement.ts'

export interface ShardRow {
  /** The node that holds it: `10.0.0.11:5432`. */
  node: string
  /** Whether the node answered. */
  answered: boolean
  /** The households as a JSON list, in order; what went wrong where the node did not answer. */
  answer: string | null
}

const row = columnsOf<ShardRow>({ node: 'text', answered: 'bool', answer: 'text?' })

/** `%s` in the text is the shard. */
const eachShardOf = <const T extends string, const Q extends string>(table: T, text: Q) =>
  `select n.nodename || ':' || n.nodeport as node, r.success as answered, r.result as answer
     from run_command_on_shards('${table}', ${text}) r
       join pg_dist_placement p on p.shardid = r.shardid join pg_dist_node n on n.groupid = p.groupid
     order by r.shardid` as const

const ids = `coalesce(json_agg(client_id order by client_id), ''[]'')`

/** The households of a batch, by shard. */
export const readBatchByShard = batchStatement({
  name: 'weekly_read_batch_by_shard',
  text: eachShardOf(
    'client_order',
    `format('select ${ids} from %%s where brand = %L and delivery_date = %L and kitchen = %L',
       $brand::text, $deliveryDate::date, $kitchen::text)`,
  ),
  row,
})

/** The households of a brand that can have orders, by shard. @param states list of the states of their subscriptions */
export const readSubscribersByShard = batchStatement({
  name: 'weekly_read_subscribers_by_shard',
  text: eachShardOf(
    'subscription',
    `format('select ${ids} from %%s where brand = %L and state = any (%L::text[])', $brand::text, $states::text[])`,
  ),
  row,
})
