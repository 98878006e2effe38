// The order of a week's categories for the automatic choice.

import { Form, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { wallClock } from '../../../../domain/time/zone.ts'
import { adminChoiceMessages } from '../../../../i18n/admin_choice.ts'
import { formatClock, formatFullDay } from '../../../../i18n/dates.ts'
import { Banner } from '../../../components/banner.tsx'
import { useLocale, useMessages } from '../../../components/brand_context.tsx'
import { Button } from '../../../components/button.tsx'
import { SelectField } from '../../../components/text_fields.tsx'
import { loadOne } from '../../../office/load_office.ts'
import { OfficePage } from '../../../office/office_page.tsx'
import { CategoryOrder } from './category_order.tsx'

export const loader = (args: LoaderFunctionArgs) =>
  loadOne(args, async (api, { brand }) => {
    const week = new URL(args.request.url).searchParams.get('week')
    const data = await api.get('weekly_categories.week_data', week ? { week } : {})
    // Computed on the server: a browser's time zones may be older.
    return { ...data, saved: data.saved && { by: data.saved.by, ...wallClock(brand, data.saved.at) } }
  })

export default function CategoryManager() {
  const data = useLoaderData<typeof loader>()
  const { week, weeks, saved, deliveries } = data
  const say = useMessages(adminChoiceMessages).ranking
  const locale = useLocale()
  return (
    <OfficePage page="categoryManager" title={say.title} lede={say.lede}>
      {week === null ? (
        <p>{say.noMenu}</p>
      ) : (
        <>
          <Form className="admin-week" key={week} method="get">
            <SelectField
              defaultValue={week}
              label={say.week}
              name="week"
              options={weeks.map(one => ({
                value: one.week,
                label: say.weekOption(formatFullDay(one.week, locale), one.published, one.ranked),
              }))}
            />
            <Button kind="secondary" type="submit">
              {say.show}
            </Button>
          </Form>
          <div className="stack-tight">
            {!data.ranked && <p>{say.byMenu}</p>}
            {saved && (
              <p className="text-muted">
                {say.saved(
                  saved.by ?? say.somebody,
                  formatFullDay(saved.date, locale),
                  formatClock(saved.time, locale),
                )}
              </p>
            )}
            {!data.over && deliveries.chosen > 0 && (
              <p className="text-muted">{say.deliveries(deliveries.chosen, deliveries.total)}</p>
            )}
          </div>
          {data.over && <Banner>{say.over}</Banner>}
          <CategoryOrder data={{ ...data, week }} key={`order ${week}`} />
        </>
      )}
    </OfficePage>
  )
}
