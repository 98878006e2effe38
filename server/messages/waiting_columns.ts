/** The columns of a message that its row among the waiting ones (`unsent_message`) repeats. */
export const waitingColumns = 'client_id, key, brand, template, created_at'
