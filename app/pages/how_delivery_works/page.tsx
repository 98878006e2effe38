import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { EditorialPage } from '../../editorial/editorial_page.tsx'
import { DeliveryDays } from '../../editorial/live/delivery_days.tsx'
import { Places } from '../../editorial/live/places.tsx'
import { load } from '../../load.ts'

export async function loader(args: LoaderFunctionArgs) {
  return load(args, async api => {
    const [content, locations] = await Promise.all([
      api.get('pages.show', { slug: 'how-meal-kit-delivery-works' }),
      api.get('locations.location_data', {}),
    ])
    return { content, locations }
  })
}

/** Boxes, cold chain, days and windows, bags and pickups (rule 11). */
export default function HowDeliveryWorks() {
  const { content, locations } = useLoaderData<typeof loader>()
  return (
    <EditorialPage
      content={content}
      live={{
        deliveryDays: locations.days.length > 0 && <DeliveryDays locations={locations} />,
        places: locations.communities > 0 && <Places locations={locations} />,
      }}
      page="howDeliveryWorks"
    />
  )
}
