import { useBrand, useLocale } from '../../../components/brand_context.tsx'
import { TextLink } from '../../../components/button.tsx'
import { Logo } from '../../../components/logo.tsx'
import { samplesOf } from './samples.ts'
import { Specimen } from './specimen.tsx'

export function TypeSpecimens() {
  const { words } = samplesOf(useLocale())
  const { facts } = useBrand()
  return (
    <>
      {(['deep', 'accent', 'sunk'] as const).map(ground => (
        <Specimen key={ground} name={`data-ground="${ground}"`}>
          <div className="grid gap-4 rounded-panel p-6" data-ground={ground}>
            <Logo size="large" />
            <h2>{words.title}</h2>
            <p className="text-muted">{words.hint}</p>
            <p>
              <TextLink to="/">{words.action}</TextLink>
            </p>
          </div>
        </Specimen>
      ))}
      <Specimen name="Type: hero, h1, h2, h3, lede, body, meta">
        <p className="font-display text-hero text-heading">{words.title}</p>
        <p className="mt-8 font-display text-h1 text-heading">{words.title}</p>
        <h2 className="mt-6">{words.title}</h2>
        <h3 className="mt-4">{words.title}</h3>
        <p className="mt-4 text-lede">
          {words.chosenNote}. {words.skippedNote}
        </p>
        <p className="mt-2">
          {words.skippedNote} {facts.madeIn.fr} « L’œuf, ça va? » 12,45 $ · 30 °C – ½ — … ¢
        </p>
        <p className="mt-2 text-meta text-muted">{words.hint}</p>
      </Specimen>
    </>
  )
}
