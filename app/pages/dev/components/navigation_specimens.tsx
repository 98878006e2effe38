import { useState } from 'react'
import { useLocale } from '../../../components/brand_context.tsx'
import { TabLinks } from '../../../components/controls/tab_links.tsx'
import { Tabs } from '../../../components/controls/tabs.tsx'
import { Avatar, LanguageSwitch, NavItem } from '../../../components/header_parts.tsx'
import { Pagination, ShowMore } from '../../../components/pagination.tsx'
import { StepTrail } from '../../../components/step_trail.tsx'
import { samplesOf } from './samples.ts'
import { Specimen } from './specimen.tsx'

export function NavigationSpecimens() {
  const { words } = samplesOf(useLocale())
  const steps = [
    { id: 'plan', label: words.weekday, to: '/' },
    { id: 'account', label: words.short },
    { id: 'delivery', label: words.closed },
  ]
  return (
    <>
      <Specimen name="NavItem: of this page and of another; LanguageSwitch, Avatar">
        <div className="dev-marks">
          <NavItem to="/dev/components">{words.short}</NavItem>
          <NavItem to="/">{words.weekday}</NavItem>
          <LanguageSwitch to="?" />
          <Avatar initial="M" label="Maya" onClick={() => {}} />
        </div>
      </Specimen>
      <TabSpecimens />
      <Specimen name="StepTrail: one step done, at the second">
        <StepTrail current="account" steps={steps} />
      </Specimen>
      <Specimen name="Pagination; ShowMore, and busy">
        <Pagination page={5} pages={12} toPage={page => `?page=${page}`} />
        <ShowMore onMore={() => {}} />
        <ShowMore busy onMore={() => {}} />
      </Specimen>
    </>
  )
}

function TabSpecimens() {
  const { words } = samplesOf(useLocale())
  const [tab, setTab] = useState<'a' | 'b' | 'c'>('a')
  return (
    <Specimen name="Tabs: views of a page; TabLinks: addresses">
      <div className="dev-apart">
        <Tabs
          items={[
            { id: 'a', label: words.weekday, count: 35 },
            { id: 'b', label: words.short, count: 62 },
            { id: 'c', label: words.closed },
          ]}
          label={words.title}
          onSelect={setTab}
          selected={tab}
        >
          <p className="dev-below">{tab}</p>
        </Tabs>
        <TabLinks
          items={[
            { label: words.weekday, count: 18, to: '?', current: true },
            { label: words.label, count: 6, to: '?', current: false },
            { label: words.action, count: 5, to: '?', current: false },
            { label: words.closed, count: 9, to: '?', current: false },
          ]}
          label={words.label}
        />
      </div>
    </Specimen>
  )
}
