// SQL of what became of messages, by kind and day.

import { batchStatement } from '../../request/database/statement.ts'

/** Adds to the figures of some kinds, in the order of their keys, so that two processes never wait for each other. */
export const addFigures = batchStatement({
  name: 'message_figures_add',
  text: `insert into message_figure as f (brand, day, template, channel, sent, bounced, dropped, stopped)
      select r.brand, r.day, r.template, r.channel, r.sent, r.bounced, r.dropped, r.stopped
        from jsonb_to_recordset($rows::jsonb) as r (brand text, day date, template text, channel text,
          sent int, bounced int, dropped int, stopped int)
        order by r.brand, r.day, r.template, r.channel
      on conflict (brand, day, template, channel) do update set sent = f.sent + excluded.sent,
        bounced = f.bounced + excluded.bounced, dropped = f.dropped + excluded.dropped,
        stopped = f.stopped + excluded.stopped`,
})
