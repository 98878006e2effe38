import { useState } from 'react'
import { AllergenList } from '../../../components/allergen_list.tsx'
import { useLocale } from '../../../components/brand_context.tsx'
import { Stepper } from '../../../components/controls/stepper.tsx'
import { DishCardSkeleton } from '../../../components/panels.tsx'
import { Sticker } from '../../../components/sticker.tsx'
import { DishCard } from '../../../dishes/dish_card.tsx'
import { DishPicture } from '../../../dishes/dish_picture.tsx'
import { DishWarning } from '../../../dishes/dish_warning.tsx'
import { samplePicture, samplesOf } from './samples.ts'
import { Specimen } from './specimen.tsx'

export function DishSpecimens() {
  const samples = samplesOf(useLocale())
  const [counts, setCounts] = useState<readonly number[]>([2, 2])
  const [kept, setKept] = useState(false)
  const change = (place: number, count: number) =>
    setCounts(before => samples.dishes.map((_, at) => (at === place ? count : (before[at] ?? 0))))
  const first = samples.dishes[1]
  const { name, summary, picture } = samples.dishes[7] ?? { name: '', summary: '', picture: null }
  return (
    <>
      <Specimen name="DishCard: in the editor, with a stepper: in the box, not in it, with a surcharge, without a picture, an item, sold out">
        <div className="dish-grid" data-columns="3">
          {samples.dishes.slice(0, 7).map((dish, place) => (
            <DishCard
              {...dish}
              action={
                <Stepper
                  count={counts[place] ?? 0}
                  name={dish.name}
                  onChange={count => change(place, count)}
                  shown={samples.servings}
                  step={2}
                />
              }
              chosen={(counts[place] ?? 0) > 0}
              eager
              key={dish.name}
              place={place}
              price={samples.perServing}
              soldOut={place === 6}
              to={`/product/${place}`}
            />
          ))}
          <div>
            <DishCard
              name={name}
              picture={picture}
              summary={summary}
              facts={[samples.words.weekday, samples.words.short]}
              onOpen={() => {}}
              price={samples.perServing}
              to="/product/warned"
            />
            <DishWarning>{samples.words.error}</DishWarning>
          </div>
        </div>
      </Specimen>
      <Specimen name="AllergenList">
        <AllergenList
          allergens={[
            { id: 'a', name: samples.words.weekday, from: samples.words.chosen },
            { id: 'b', name: samples.words.short },
          ]}
        />
      </Specimen>
      <Specimen name="DishCard: menu, the first one leading; DishCardSkeleton">
        <div className="dish-grid">
          {samples.dishes.map((dish, place) => (
            <DishCard
              {...dish}
              eager
              favourite={{ kept, onToggle: () => setKept(!kept) }}
              key={dish.name}
              lead={place === 0}
              place={place}
              promise={samples.words.hint}
              to={`/product/${place}`}
            />
          ))}
          <DishCardSkeleton />
        </div>
      </Specimen>
      <Specimen name="DishPicture: hero, bare, thumb; Sticker">
        <div className="dev-line dev-feet">
          <div className="dev-picture">
            <DishPicture alt={first?.name ?? ''} picture={first?.picture ?? null} size="hero" />
            <div className="dev-corner">
              <Sticker figure="25">{samples.words.minutes}</Sticker>
            </div>
          </div>
          <DishPicture bare className="dev-thumb" picture={samplePicture('chana-masala')} />
          <DishPicture picture={samplePicture('chana-masala')} size="thumb" />
          <DishPicture picture={samplePicture('cookit-sourdough-loaf')} size="thumb" />
          <DishPicture picture={null} size="thumb" />
        </div>
      </Specimen>
    </>
  )
}
