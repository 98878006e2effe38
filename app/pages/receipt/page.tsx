import { type LoaderFunctionArgs, useLoaderData, useParams } from 'react-router'
import { load } from '../../load.ts'
import { Paper } from '../../receipts/paper.tsx'

export const loader = (args: LoaderFunctionArgs) =>
  load(args, api => api.get('receipts.show', { orderId: args.params.id ?? '' }))

/** The receipt of one paid box, or of a bought gift card. */
export default function ReceiptPage() {
  const paper = useLoaderData<typeof loader>()
  const { id = '' } = useParams()
  return <Paper page="receipt" paper={paper} parameters={{ id }} />
}
