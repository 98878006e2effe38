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
          <div className="stack dev-panel" data-ground={ground}>
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
        <p className="text-hero dev-title">{words.title}</p>
        <p className="text-h1 dev-title">{words.title}</p>
        <h2>{words.title}</h2>
        <h3>{words.title}</h3>
        <p className="text-lede">
          {words.chosenNote}. {words.skippedNote}
        </p>
        <p>
          {words.skippedNote} {facts.madeIn} « L’œuf, ça va? » 12,45 $ · 30 °C – ½ — … ¢
        </p>
        <p className="text-meta text-muted">{words.hint}</p>
      </Specimen>
    </>
  )
}
