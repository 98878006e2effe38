import { kitchenName } from '../../../../i18n/kitchens.ts'
import { useMessages } from '../../../components/brand_context.tsx'
import { useZoneName } from '../../../office/use_zone_name.ts'
import { closedDayWords } from './words.ts'

/** Says where a day is closed. */
export function useWhere(): (of: { kitchen: string | null; zone: string | null }) => string {
  const say = useMessages(closedDayWords)
  const zoneName = useZoneName()
  return ({ kitchen, zone }) => {
    if (zone !== null) return zoneName(zone)
    return kitchen === null ? say.everywhere : say.kitchen(kitchenName(kitchen))
  }
}
