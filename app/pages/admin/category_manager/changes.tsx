import type { DishCategory } from '../../../../domain/catalogue/types.ts'
import { formatWhole } from '../../../../domain/money.ts'
import { adminChoiceMessages } from '../../../../i18n/admin_choice.ts'
import { useLocale, useMessages } from '../../../components/brand_context.tsx'
import { Follows, Preview } from '../../../office/preview.tsx'
import { useOfficeApi } from '../../../office/use_office.ts'

/** What an order would change: in how many boxes that are still to be chosen for, of how many profiles, and for which meals most. */
export function Changes({ week, categories }: { week: string; categories: DishCategory[] }) {
  const api = useOfficeApi()
  const say = useMessages(adminChoiceMessages).ranking
  const locale = useLocale()
  return (
    <Preview
      of={`${week} ${categories.join(' ')}`}
      read={() => api().post('weekly_categories.preview_ranking', { week, categories })}
    >
      {({ boxes, different, profiles, isPart, dishes }) =>
        boxes === 0 ? (
          <p className="of-meta">{say.noneOpen}</p>
        ) : (
          <>
            <Follows
              follows={[
                { words: say.open, is: formatWhole(boxes, locale) },
                ...(different > 0
                  ? [
                      { words: say.different, is: formatWhole(different, locale), tone: 'warn' as const },
                      { words: say.profiles, is: formatWhole(profiles, locale) },
                      ...dishes.map(dish => ({
                        words: dish.name,
                        was: formatWhole(dish.before, locale),
                        is: formatWhole(dish.after, locale),
                      })),
                    ]
                  : []),
              ]}
              none={say.nothing}
            />
            {different === 0 && <p className="of-meta">{say.nothing}</p>}
            {isPart && <p className="of-meta">{say.part}</p>}
          </>
        )
      }
    </Preview>
  )
}
