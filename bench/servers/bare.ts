// The least cost of a change of a box: a Fastify route whose handler runs one transaction of six statements on one
// order (BEGIN, select, update, insert, select, COMMIT) and answers in JSON. No session, no validation, no price, no
// view.

import { fastify } from 'fastify'
import pg from 'pg'
import { countStatements } from './counted.ts'

const counter = countStatements()
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 12 })
const app = fastify()

app.post<{ Body: { clientId: string; orderId: string; productId: string; quantity: number } }>(
  '/change',
  async ({ body: { clientId, orderId, productId, quantity } }) => {
    const connection = await pool.connect()
    try {
      await connection.query('begin')
      const order = await connection.query({
        name: 'order',
        text: 'select * from client_order where client_id = $1 and id = $2 for update',
        values: [clientId, orderId],
      })
      await connection.query({
        name: 'line',
        text: 'update order_line set quantity = $4 where client_id = $1 and order_id = $2 and product_id = $3',
        values: [clientId, orderId, productId, quantity],
      })
      await connection.query({
        name: 'event',
        text: `insert into bare_event (client_id, order_id, version, kind, actor, data, at)
          select $1, $2, coalesce(max(version), 0) + 1, 'box_changed', 'client', '{}', now() from bare_event
          where client_id = $1 and order_id = $2`,
        values: [clientId, orderId],
      })
      const lines = await connection.query({
        name: 'lines',
        text: 'select * from order_line where client_id = $1 and order_id = $2',
        values: [clientId, orderId],
      })
      await connection.query('commit')
      return { order: order.rows[0], lines: lines.rows }
    } finally {
      connection.release()
    }
  },
)

await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' })
counter.tellParent()
process.once('SIGTERM', () => app.close().then(() => process.exit()))
