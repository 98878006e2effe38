// npm run bench: the cost of the product's work, beside the least possible cost on the same machine in the same run. `npm run bench
// -- weekly 20000` measures one part: the weekly run with this many households instead of 100,000; `npm run bench -- editors 60`
// two hundred people who change boxes at once, for this many seconds; `npm run bench -- editor 300` the editor on a phone, used for
// this many seconds instead of 60; `npm run bench -- weeks 20000` the weekly run of this many in harder weeks: many profiles,
// scarce dishes, history; `npm run bench -- years 3` the cost of each call of a household after 104 weeks, beside one of four, in
// this many rounds; `npm run bench -- stripe 3000` our cost of charging this many boxes through Stripe's double; `npm run bench --
// routes` the cost of planning a day of deliveries, and the distance of its routes from the best known ones; `npm run bench --
// tracked 2000` the cost of this many households, instead of 10,000, watching their boxes; `npm run bench -- memory 60` the memory
// of a process that answers requests for this many seconds; `npm run bench -- pages 5` pages on a phone, with this many visits each
// instead of 3; names after it select pages, as in `npm run bench -- pages 1 cookit-product cookit-getStarted`; `npm run bench --
// storage 2000` what a household's week leaves in the database; `npm run bench -- catalogue` the office's menu pages beside a large catalogue; `npm run bench -- office 100000 4`
// all pages of the office beside so many households with boxes of so many weeks; `npm run bench -- flat 10000 100000 1000000` what a household's
// request and an idle clock cost beside so many households; `npm run bench -- whole 100000` a week of so many with packing and letters.

import { measureCatalogue } from './catalogue.ts'
import { measureChangeOfBox } from './change_box.ts'
import { measureEditor } from './editor.ts'
import { measureEditors } from './editors.ts'
import { measureFlat } from './flat.ts'
import { type Ground, openGround } from './ground.ts'
import { measureMail } from './mail.ts'
import { measureMemory } from './memory.ts'
import { measureMenuPage } from './menu_page.ts'
import { measureOffice } from './office.ts'
import { measurePages } from './pages.ts'
import { measureRequests } from './requests.ts'
import { measureRoutes } from './routes.ts'
import { measureStorage } from './storage.ts'
import { measureStripe } from './stripe.ts'
import { printRows, type Row } from './table.ts'
import { measureTracked } from './tracked.ts'
import { measureWeeklyRun } from './weekly.ts'
import { measureWeeks } from './weeks.ts'
import { measureWholeWeek } from './whole_week.ts'
import { measureYears } from './years.ts'

const [only, many, ...names] = process.argv.slice(2)

const parts: Readonly<Record<string, (ground: Ground) => Promise<Row[]>>> = {
  box: measureChangeOfBox,
  catalogue: measureCatalogue,
  editors: async ground => {
    await measureEditors(ground, Number((only && many) ?? 60))
    return []
  },
  editor: async ground => {
    await measureEditor(ground, Number((only && many) ?? 60))
    return []
  },
  menu: measureMenuPage,
  mail: ground => measureMail(ground, Number((only && many) ?? 20_000)),
  memory: async ground => {
    await measureMemory(ground, Number((only && many) ?? 60))
    return []
  },
  office: async ground => {
    await measureOffice(ground, Number((only && many) ?? 100_000), Number(names[0] ?? 4))
    return []
  },
  requests: measureRequests,
  storage: async ground => {
    await measureStorage(ground, Number((only && many) ?? 5_000))
    return []
  },
  stripe: ground => measureStripe(ground, Number((only && many) ?? 3_000)),
  tracked: async ground => {
    await measureTracked(ground, Number((only && many) ?? 10_000))
    return []
  },
  whole: ground => measureWholeWeek(ground, Number((only && many) ?? 100_000)),
  weekly: ground => measureWeeklyRun(ground, Number((only && many) ?? 100_000)),
  years: ground => measureYears(ground, Number((only && many) ?? 3)),
}

/** Too long for a run of all. */
const alone = ['office', 'whole']

for (const [name, measure] of Object.entries(parts)) {
  if (only === undefined ? alone.includes(name) : only !== name) continue
  const ground = await openGround()
  try {
    const rows = await measure(ground)
    if (rows.length > 0) printRows(rows)
  } finally {
    await ground.close()
  }
}

if (only === undefined || only === 'weeks') printRows(await measureWeeks(Number((only && many) ?? 20_000)))
if (only === 'flat') await measureFlat([many ?? '10000', ...names].map(Number))
if (only === undefined || only === 'routes') measureRoutes()
if (only === undefined || only === 'pages') await measurePages(Number((only && many) ?? 3), names)
