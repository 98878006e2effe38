import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { browserApi } from '../../api.ts'
import { load } from '../../load.ts'
import { Rewards } from './rewards.tsx'

export async function loader(args: LoaderFunctionArgs) {
  return load(args, async api => {
    const [{ balance: available }, { pending }, options, histories] = await Promise.all([
      api.get('comarch.balance', {}),
      api.get('rewards.balance', {}),
      api.get('rewards.gift_card_options', {}),
      api.get('rewards.histories', {}),
    ])
    return { available, pending, options, histories }
  })
}

/** The second loyalty screen: the same ledger under the names of the outside programme (rules 9, 44). */
export default function RewardsV2Page() {
  const data = useLoaderData<typeof loader>()
  return (
    <Rewards
      {...data}
      page="rewardsV2"
      redeem={(points, requestId) =>
        browserApi().post('comarch.convert_points_to_gift_card', { points, requestId })
      }
    />
  )
}
