import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import { linkTo } from '../../../contract/paths.ts'
import { browserApi } from '../../api.ts'
import { load } from '../../load.ts'
import { Rewards } from './rewards.tsx'

export async function loader(args: LoaderFunctionArgs) {
  return load(args, async (api, page) => {
    const { client } = await api.get('sessions.session_data', {})
    // A member of an outside programme gets the second screen (rule 9).
    if (client?.usingRewardV2) throw redirect(linkTo('rewardsV2', page))
    const [balance, options, histories] = await Promise.all([
      api.get('rewards.balance', {}),
      api.get('rewards.gift_card_options', {}),
      api.get('rewards.histories', {}),
    ])
    return { balance, options, histories }
  })
}

/** The first loyalty screen. */
export default function RewardsPage() {
  const { balance, options, histories } = useLoaderData<typeof loader>()
  return (
    <Rewards
      {...balance}
      histories={histories}
      options={options}
      page="rewards"
      redeem={(points, requestId) => browserApi().post('rewards.redeem_for_gift_card', { points, requestId })}
    />
  )
}
