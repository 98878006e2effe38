import type { SceneName } from '../../../../contract/content.ts'
import { socialNetworks } from '../../../../domain/brand_facts/facts.ts'
import { Illustration, type IllustrationName } from '../../../components/illustrations.tsx'
import { Scene } from '../../../components/illustrations_scenes.tsx'
import { serviceDrawings } from '../../../components/illustrations_service.tsx'
import { Logo } from '../../../components/logo.tsx'
import { OpeningBox } from '../../../components/opening_box.tsx'
import { SocialMark } from '../../../components/social_mark.tsx'
import { Drawing } from '../../../editorial/drawing.tsx'
import { Specimen } from './specimen.tsx'

const illustrations = [
  'bag',
  'kit',
  'calendar',
  'van',
  'plate',
  'basket',
  'pan',
  'spill',
] as const satisfies readonly IllustrationName[]
const scenes: readonly SceneName[] = ['street', 'return', 'stall', 'bench', 'sink', 'supper']
const services = Object.keys(serviceDrawings) as (keyof typeof serviceDrawings)[]

export function DrawingSpecimens() {
  return (
    <>
      <Specimen name="Logo: on each ground, and large; SocialMark">
        <div className="stack-close">
          {([undefined, 'sunk', 'deep', 'accent'] as const).map(ground => (
            <div className="dev-panel" data-ground={ground} key={ground ?? 'ground'}>
              <Logo />
            </div>
          ))}
        </div>
        <div className="dev-marks dev-drawn">
          <Logo size="large" />
          {socialNetworks.map(network => (
            <SocialMark key={network} network={network} />
          ))}
        </div>
      </Specimen>
      <Specimen name="Illustration; Drawing, small and normal">
        <div className="dev-line dev-tiles">
          {illustrations.map(name => (
            <div className="dev-tile" key={name}>
              <Illustration name={name} />
            </div>
          ))}
          {services.map(name => (
            <div className="dev-tile" key={name}>
              <Drawing name={name} />
            </div>
          ))}
          <Drawing name="pin" size="small" />
        </div>
      </Specimen>
      <Specimen name="Scene">
        <div className="stack">
          {scenes.map(name => (
            <div key={name}>
              <Scene name={name} />
            </div>
          ))}
          <OpeningBox />
        </div>
      </Specimen>
    </>
  )
}
