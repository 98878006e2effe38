// Finds a household, by what its person says on the phone.

import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import { Refusal } from '../../../../contract/errors.ts'
import { linkTo } from '../../../../contract/paths.ts'
import { adminHouseholdMessages } from '../../../../i18n/admin_household.ts'
import { FindHousehold } from '../../../admin/find_household.tsx'
import { useMessages } from '../../../components/brand_context.tsx'
import { load } from '../../../load.ts'
import { chosenBrands, officeOf } from '../../../office/load_office.ts'
import { OfficePage } from '../../../office/office_page.tsx'

/** The account of an email at one of the chosen brands: its page follows. */
export const loader = (args: LoaderFunctionArgs) =>
  load(args, async (_, page) => {
    const asked = (new URL(args.request.url).searchParams.get('q') ?? '').trim().slice(0, 200)
    const office = officeOf(page)
    if (asked === '') return { asked }
    for (const brand of chosenBrands(office)) {
      const found = await office
        .apiOf(brand)
        .post('admin_reward_points.find_household', { email: asked })
        .catch(failure => {
          if (failure instanceof Refusal) return null
          throw failure
        })
      if (found) throw redirect(linkTo('adminHousehold', page, { id: found.clientId }))
    }
    return { asked }
  })

export default function Households() {
  const { asked } = useLoaderData<typeof loader>()
  const say = useMessages(adminHouseholdMessages).find
  return (
    <OfficePage heading={say.title} lede={say.lede} page="adminHouseholds" title={say.title}>
      {asked !== '' && <p role="status">{say.none(asked)}</p>}
      <FindHousehold />
    </OfficePage>
  )
}
