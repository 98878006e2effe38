import { type LoaderFunctionArgs, useLoaderData, useParams } from 'react-router'
import { load } from '../../load.ts'
import { Paper } from '../../receipts/paper.tsx'

export const loader = (args: LoaderFunctionArgs) =>
  load(args, api => {
    const { id = '', number = '' } = args.params
    return api.get('receipts.credit_note', { orderId: id, number })
  })

/** One refund of one box. */
export default function CreditNotePage() {
  const paper = useLoaderData<typeof loader>()
  const { number = '' } = useParams()
  return <Paper page="creditNote" paper={paper} parameters={{ id: paper.orderId ?? '', number }} />
}
