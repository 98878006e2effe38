import { useEffect, useState } from 'react'
import { brandFacts } from '../../brands/index.ts'
import type { OutputOf } from '../../contract/index.ts'
import { settingsDeliveryMessages } from '../../i18n/settings_delivery.ts'
import { useBrand, useMessages } from '../components/brand_context.tsx'
import { SlotField } from './slot_field.tsx'

type Schedule = OutputOf<'settings_delivery.check_pc_schedule'>

/**
 * The facts about a postal code, fetched once it is complete.
 * @param open whether they are shown
 * @param check fetches them; the same function at every render
 */
export function useThere(
  postal: string,
  open: boolean,
  check: (postal: string) => Promise<Schedule>,
): Schedule | null {
  const compact = postal.replace(/[\s-]/g, '').toUpperCase()
  const [found, setFound] = useState<{ compact: string; schedule: Schedule } | null>(null)
  useEffect(() => {
    if (!open || !/^[A-Z]\d[A-Z]\d[A-Z]\d$/.test(compact)) return
    let wanted = true
    check(compact).then(
      schedule => wanted && setFound({ compact, schedule }),
      () => undefined,
    )
    return () => {
      wanted = false
    }
  }, [compact, open, check])
  return found?.compact === compact ? found.schedule : null
}

/** The consequences of another place, before it is saved: other taxes, other days, or the sister brand. */
export function There({ there }: { there: Schedule | null }) {
  const say = useMessages(settingsDeliveryMessages)
  const { facts } = useBrand()
  if (!there) return <div role="status" />
  if (!there.served) {
    const name = brandFacts[facts.sister].name
    return (
      <p role="status">
        {there.sisterUrl ? say.sister(name) : say.unserved}{' '}
        {there.sisterUrl && (
          <a className="link" href={there.sisterUrl}>
            {say.toSister(name)}
          </a>
        )}
      </p>
    )
  }
  const stays = there.days.some(day => day.selected)
  return (
    <div className="stack" role="status">
      {there.otherProvince && there.province && <p>{say.otherProvince(say.provinces[there.province])}</p>}
      {(there.otherProvince || !stays) && <SlotField days={there.days} legend={say.newSlots} />}
    </div>
  )
}
