import { AddedNote, AddPlus } from '../../orders/add_to_box.tsx'
import { useAddToBox } from '../../orders/use_add_to_box.ts'
import { type DishesProps, DishGrid, MenuCard, type MenuCardProps } from './dishes.tsx'

/** The dishes for a client, who can put each in a box without leaving. */
export default function ClientDishes(props: DishesProps) {
  return <DishGrid {...props} card={ClientCard} />
}

function ClientCard(props: MenuCardProps) {
  const { dish, menu } = props
  const adding = useAddToBox(dish, menu.week)
  return (
    <MenuCard
      {...props}
      action={!dish.soldOut && <AddPlus adding={adding} />}
      note={<AddedNote adding={adding} />}
    />
  )
}
