import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { brandIds, locales } from '../../../domain/brands.ts'
import { referralMessages } from '../../../i18n/referrals.ts'
import { BrandProvider } from '../../components/brand_context.tsx'
import { ToastProvider } from '../../components/toasts.tsx'
import { copyLink, type Device, shareLink } from './hand_on.ts'
import { ShareLink } from './share_link.tsx'

const said = { text: '3 free servings:', url: 'https://cookit.example/?r=ABCD2345' }

/** A device that records its input, and fails on demand. */
function deviceOf({
  share,
  clipboard,
  canShare = true,
}: {
  share?: 'works' | 'AbortError' | 'NotAllowedError'
  clipboard?: 'works' | 'fails'
  canShare?: boolean
}) {
  const given: unknown[] = []
  const device: Device = { canShare: () => canShare }
  if (share)
    device.share = async one => {
      if (share !== 'works') throw Object.assign(new Error(share), { name: share })
      given.push(one)
    }
  if (clipboard)
    device.clipboard = {
      writeText: async text => {
        if (clipboard === 'fails') throw new Error('not in front')
        given.push(text)
      },
    }
  return { device, given }
}

test.each([
  ['the sheet opens', { share: 'works', clipboard: 'works' }, 'shared', [said]],
  [
    'the sheet is closed again: nothing more happens',
    { share: 'AbortError', clipboard: 'works' },
    'closed',
    [],
  ],
  [
    'the sheet does not open: it is copied',
    { share: 'NotAllowedError', clipboard: 'works' },
    'copied',
    [said.url],
  ],
  ['the sheet takes no links', { share: 'works', canShare: false, clipboard: 'works' }, 'copied', [said.url]],
  ['there is no sheet', { clipboard: 'works' }, 'copied', [said.url]],
  ['there is neither', {}, 'failed', []],
  ['both fail', { share: 'NotAllowedError', clipboard: 'fails' }, 'failed', []],
] as const)('a link is shared where %s', { tags: '[RT-INVITE]' }, async (_where, of, end, took) => {
  const { device, given } = deviceOf(of)
  expect(await shareLink(device, said)).toBe(end)
  expect(given).toEqual(took)
})

test('a link is copied, and a failure to copy is shown', { tags: '[RT-INVITE]' }, async () => {
  expect(await copyLink(deviceOf({ clipboard: 'works' }).device, said.url)).toBe('copied')
  expect(await copyLink(deviceOf({ clipboard: 'fails' }).device, said.url)).toBe('failed')
})

test('before scripts the link is in its field with its code, without a button that does nothing', {
  tags: '[RT-INVITE]',
}, () => {
  for (const brand of brandIds) {
    for (const locale of locales) {
      const html = renderToStaticMarkup(
        <BrandProvider brand={brand} locale={locale}>
          <ToastProvider>
            <ShareLink code="ABCD2345" link={said.url} meals={3} />
          </ToastProvider>
        </BrandProvider>,
      )
      expect(html).toContain(`value="${said.url}"`)
      expect(html).toContain(referralMessages(brand, locale).code('ABCD2345'))
      expect(html).not.toContain('<button')
    }
  }
})
