import type { DrawingName, SceneName } from '../../contract/content.ts'
import { Scene } from '../components/illustrations_scenes.tsx'
import { DishPicture } from '../dishes/dish_picture.tsx'
import { Drawing } from './drawing.tsx'

interface Pictured {
  dish?: string | undefined
  drawing?: DrawingName | undefined
  scene?: SceneName | undefined
}

export const isPictured = ({ dish, drawing, scene }: Pictured): boolean =>
  dish !== undefined || drawing !== undefined || scene !== undefined

/** The picture beside a text: a dish, or a drawing on a block. `block`: one of the brand's four colours. */
export function BesideText({ of, block }: { of: Pictured; block: 1 | 2 | 3 | 4 }) {
  if (of.dish) return <DishPicture block={block} picture={of.dish} size="hero" />
  if (!isPictured(of)) return null
  return (
    <div className="ed-panel" data-block={block} data-scene={of.scene ? true : undefined}>
      {of.scene ? <Scene name={of.scene} /> : of.drawing && <Drawing name={of.drawing} size="large" />}
    </div>
  )
}
