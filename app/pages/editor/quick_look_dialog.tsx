import CircleAlert from 'lucide-react/icons/circle-alert'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { useMessages } from '../../components/brand_context.tsx'
import { Button } from '../../components/button.tsx'
import { Dialog } from '../../components/dialog.tsx'
import { DishPicture } from '../../components/dish_picture.tsx'
import { Skeleton } from '../../components/panels.tsx'
import { useLinks } from '../../layout/links.ts'
import { componentMessages } from '../../messages/components.ts'
import { quickLookMessages } from '../../messages/quick_look.ts'
import { Amount, isGone, usePrice } from './card.tsx'
import { PairingChips } from './pairing_chips.tsx'
import type { QuickLookProps } from './quick_look.tsx'
import { LookAllergens, LookFacts, LookIngredients, LookNutrition, LookSwaps } from './quick_look_parts.tsx'
import { isDish, type Product } from './shelves.ts'
import { useDetails } from './use_details.ts'
import { useWarning } from './warning.ts'

/** What is known of a product already shows at once; the rest joins it when it has come. */
export default function QuickLookDialog(props: QuickLookProps & { product: Product | undefined }) {
  const { look, product } = props
  const shown = useLast(product)
  return (
    <Dialog onClose={look.close} open={product !== undefined} title={shown?.name ?? ''} width="wide">
      {shown && <QuickLookBody {...props} key={shown.id} product={shown} />}
    </Dialog>
  )
}

/** The product keeps standing there while the dialog goes. */
function useLast(product: Product | undefined): Product | undefined {
  const [last, setLast] = useState(product)
  useEffect(() => {
    if (product) setLast(product)
  }, [product])
  return product ?? last
}

function QuickLookBody(props: QuickLookProps & { product: Product }) {
  const { product, data, live, onEdit, allergenNames } = props
  const say = useMessages(quickLookMessages)
  const to = useLinks()
  const { details, failed, retry } = useDetails(product.id, data.order.week)
  const line = live.lines.find(one => one.productId === product.id)
  const [wanted, setWanted] = useState<string | null>(null)
  const swap = line ? line.customizationId : wanted
  const left = props.left.get(product.id)
  const warning = useWarning({ product, data, allergenNames, line: { customizationId: swap } })
  const swaps = data.customizations[product.id] ?? []
  const price = usePrice({ product, data })
  return (
    <div className="look">
      <DishPicture picture={product.picture} size="card" />
      <div className="look-words">
        <p className="look-promise">
          {details ? details.promise : isDish(product) ? product.summary : product.unit}
        </p>
        <LookFacts details={details} product={product} />
        {warning && (
          <p className="product-warning">
            <CircleAlert aria-hidden size={16} />
            <span>{warning}</span>
          </p>
        )}
        <div className="look-buy">
          <p className="look-price tabular">{price}</p>
          {isGone({ product, line, left }) ? (
            <SoldOut />
          ) : (
            onEdit && (
              <Amount
                data={data}
                left={left}
                line={line}
                onEdit={edit => {
                  onEdit(edit)
                  if (!line && wanted !== null) {
                    onEdit({ productId: product.id, customizationId: wanted })
                  }
                }}
                product={product}
              />
            )
          )}
        </div>
        {onEdit && swaps.length > 0 && (
          <LookSwaps
            chosen={swap}
            details={details}
            onChoose={id => (line ? onEdit({ productId: product.id, customizationId: id }) : setWanted(id))}
            swaps={swaps}
          />
        )}
        {onEdit && line && isDish(product) && <PairingChips data={data} line={line} onEdit={onEdit} />}
      </div>
      {failed ? (
        <p className="look-failed" role="alert">
          {say.failed}{' '}
          <Button kind="link" onClick={retry}>
            {say.retry}
          </Button>
        </p>
      ) : details ? (
        <div className="look-parts">
          <LookAllergens details={details} exclusions={data.household.exclusions} />
          <LookIngredients details={details} />
          <LookNutrition details={details} />
        </div>
      ) : (
        <div aria-busy="true" className="look-parts">
          <Skeleton count={4} />
        </div>
      )}
      <p className="look-more">
        <Link className="link" to={to('product', { id: product.id })} viewTransition>
          {isDish(product) ? say.wholeDish : say.wholeItem}
        </Link>
      </p>
    </div>
  )
}

function SoldOut() {
  const say = useMessages(componentMessages).dish
  return <p className="look-sold-out">{say.soldOut}</p>
}
