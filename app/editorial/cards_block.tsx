import type { BlockOf } from '../../contract/content.ts'
import { Prose } from '../components/prose.tsx'
import { DishPicture } from '../dishes/dish_picture.tsx'
import { ActionLink } from './action_link.tsx'
import { Drawing } from './drawing.tsx'
import { BlockHeading } from './heading.tsx'

/** Things side by side, in no order. */
export function CardsBlock({ block }: { block: BlockOf<'cards'> }) {
  const Title = block.heading ? 'h3' : 'h2'
  return (
    <>
      <BlockHeading heading={block.heading} lede={block.lede} />
      <ul className="ed-cards" data-count={block.cards.length}>
        {block.cards.map(card => (
          <li key={card.title}>
            {card.dish && <DishPicture picture={card.dish} />}
            {card.drawing && <Drawing name={card.drawing} />}
            <Title className="text-h3">{card.title}</Title>
            <Prose prose={card.prose} />
            {card.action && (
              <p className="ed-card-action">
                <ActionLink action={card.action} kind="link" />
              </p>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}
