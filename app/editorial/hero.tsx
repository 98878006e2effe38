import type { BlockOf } from '../../contract/content.ts'
import { Scene } from '../components/illustrations_scenes.tsx'
import { InlineText } from '../components/inline_text.tsx'
import { Lines } from '../components/lines.tsx'
import { LaidTable } from '../dishes/laid_table.tsx'
import { ActionLink } from './action_link.tsx'

type Hero = BlockOf<'hero'>

/** The first screen of a page: its subject, the food or a drawing, one next step. */
export function HeroBlock({ block }: { block: Hero }) {
  return (
    <section className="ed-hero" data-scene={block.scene ? true : undefined}>
      <div className="ed-hero-inside page-width">
        <div className="ed-hero-words">
          <h1>
            <Lines lines={block.heading} />
          </h1>
          <p className="text-lede">
            <InlineText text={block.lede} />
          </p>
          <div className="ed-hero-action">
            <ActionLink action={block.action} />
          </div>
        </div>
        <HeroPicture block={block} />
      </div>
    </section>
  )
}

/** A drawn scene; or a dish, as the brand sets its table. */
function HeroPicture({ block: { dish, beside, scene, sticker } }: { block: Hero }) {
  if (scene) {
    return (
      <div className="ed-hero-scene">
        <Scene name={scene} />
      </div>
    )
  }
  if (!dish) return null
  return <LaidTable beside={beside} dish={dish} sticker={sticker} />
}
