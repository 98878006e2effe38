// SQL of campaigns, and of the codes that are made for them.

import { batchStatement, statement } from '../../request/database/statement.ts'

const campaignColumns =
  `k.id, k.source, k.name, k.starts_on::text as "from", k.ends_on::text as "until"` as const
const campaignRow = { id: 'uuid', source: 'text', name: 'text', from: 'text?', until: 'text?' } as const

/** Newest first, with the number of their codes and what these brought. */
export const selectCampaigns = batchStatement({
  name: 'campaigns_list',
  text: `select ${campaignColumns}, coalesce(c.codes, 0)::int as codes, coalesce(c.made, 0)::int as made,
      coalesce(f.boxes, 0)::int as boxes, coalesce(f.firsts, 0)::int as firsts,
      coalesce(f.off, 0)::text as "offCents", coalesce(f.revenue, 0)::text as "revenueCents"
    from code_campaign k
      left join (select campaign_id, count(*) as codes, count(*) filter (where is_made) as made from discount_code
        where brand = $brand and campaign_id is not null group by campaign_id) c on c.campaign_id = k.id
      left join (select d.campaign_id, sum(f.boxes) as boxes, sum(f.firsts) as firsts, sum(f.off_cents) as off,
          sum(f.revenue_cents) as revenue
        from code_figure f join discount_code d on d.brand = f.brand and d.code = f.code
        where f.brand = $brand and d.campaign_id is not null group by d.campaign_id) f on f.campaign_id = k.id
    where k.brand = $brand order by k.at desc, k.id`,
  row: {
    ...campaignRow,
    codes: 'int',
    made: 'int',
    ...{ boxes: 'int', firsts: 'int', offCents: 'text', revenueCents: 'text' },
  },
})

export const selectCampaign = statement({
  name: 'campaign_find',
  text: `select ${campaignColumns} from code_campaign k where k.brand = $brand and k.id = $id`,
  row: campaignRow,
})

export const putCampaign = statement({
  name: 'campaign_put',
  text: `insert into code_campaign (brand, id, source, name, starts_on, ends_on, actor, at)
      values ($brand, $id, $source, $name, $from, $until, $actor, $at)
      on conflict (brand, id) do update set source = excluded.source, name = excluded.name,
        starts_on = excluded.starts_on, ends_on = excluded.ends_on`,
})

/** Adds codes with one set of terms, each for one household; a name that is taken is left out. */
export const insertMade = batchStatement({
  name: 'codes_make',
  text: `insert into discount_code (brand, code, type, unit, elements, minimum_spend_cents, name_en, name_fr, text_en,
        text_fr, valid_from, valid_until, audience, once_per_household, total_uses, combines_with, campaign_id, is_made)
      select $brand, made, $type, $unit, $elements::jsonb, $minimumSpendCents, $nameEn, $nameFr, $textEn, $textFr,
        $from, $until, $audience, true, 1, $combinesWith, $campaignId, true
      from unnest($codes::text[]) made on conflict do nothing`,
})

export const selectMade = batchStatement({
  name: 'codes_made',
  text: `select d.code, d.uses, d.valid_until::text as "until",
      (select coalesce(sum(f.boxes), 0)::int from code_figure f where f.brand = d.brand and f.code = d.code) as boxes
    from discount_code d
    where d.brand = $brand and d.campaign_id = $campaignId and d.is_made and d.code > $after
    order by d.code limit $limit`,
  row: { code: 'text', uses: 'int', until: 'text?', boxes: 'int?' },
})

/** Ends every code of a campaign that can still be taken, and keeps who did it and why. */
export const endCampaign = batchStatement({
  name: 'campaign_end',
  text: `with ended as (
      update discount_code set valid_until = $lastDay
        where brand = $brand and campaign_id = $campaignId and (valid_until is null or valid_until > $lastDay)
        returning code
    )
    insert into discount_code_ending (brand, code, id, last_day, reason, actor, at)
      select $brand, code, gen_random_uuid(), $lastDay, $reason, $actor, $at from ended`,
})
