import { useEffect, useRef, useState } from 'react'
import { addressMessages } from '../../i18n/address.ts'
import { Banner } from '../components/banner.tsx'
import { useBrand, useMessages } from '../components/brand_context.tsx'
import { Button } from '../components/button.tsx'
import { SearchCombobox } from '../components/search_combobox.tsx'
import { TextField } from '../components/text_fields.tsx'
import type { Attempt } from '../forms/attempt.ts'
import type { Address } from './use_address.ts'
import { useServedPlace } from './use_served_place.ts'

interface AddressFieldsProps {
  address: Address
  attempt: Attempt
  /** The fault of the postal code, where it is more than a sentence. */
  postalFault: React.ReactNode
}

/** The delivery address: a line with suggestions, or number and street; then unit, city and postal code. */
export function AddressFields({ address, attempt, postalFault }: AddressFieldsProps) {
  const say = useMessages(addressMessages)
  return (
    <>
      <input name="addressId" type="hidden" value={address.chosenId} />
      {address.byParts ? (
        <Parts address={address} attempt={attempt} />
      ) : (
        <Line address={address} attempt={attempt} />
      )}
      <div className="form-pair">
        <TextField
          autoComplete="address-level2"
          error={
            attempt.of('city') && (
              <span>
                {attempt.of('city')} <AreaIs attempt={attempt} />
              </span>
            )
          }
          label={say.city}
          name="city"
          onChange={event => address.change({ city: event.target.value })}
          value={address.city}
        />
        <PostalField address={address} fault={postalFault} />
      </div>
      <TextField
        autoComplete="address-line2"
        error={attempt.of('unit')}
        label={say.unit}
        name="unit"
        onChange={event => address.change({ unit: event.target.value })}
        optional
        value={address.unit}
      />
    </>
  )
}

function AreaIs({ attempt }: { attempt: Attempt }) {
  const say = useMessages(addressMessages)
  const { fsa, place } = attempt.refusal?.details ?? {}
  return typeof fsa === 'string' && typeof place === 'string' ? say.areaIs(fsa, place) : null
}

function Line({ address, attempt }: Omit<AddressFieldsProps, 'postalFault'>) {
  const say = useMessages(addressMessages)
  const { facts } = useBrand()
  return (
    <div className="stack-tight">
      <SearchCombobox
        error={attempt.of('address') ?? attempt.of('addressId')}
        hint={say.lineHint}
        label={say.line}
        load={address.load}
        name="address"
        onChoose={address.choose}
        onType={address.type}
        value={address.line}
      />
      {address.isUnlisted ? (
        <Banner
          action={
            <Button kind="secondary" onClick={address.toParts} size="small">
              {say.byParts}
            </Button>
          }
        >
          <span aria-live="polite">
            {say.notFound}{' '}
            <a className="link" href={`mailto:${facts.email}`}>
              {facts.email}
            </a>
          </span>
        </Banner>
      ) : (
        <p>
          <Button kind="link" onClick={address.toParts}>
            {say.notListed}
          </Button>
        </p>
      )}
    </div>
  )
}

function Parts({ address, attempt }: Omit<AddressFieldsProps, 'postalFault'>) {
  const say = useMessages(addressMessages)
  const parts = useRef<HTMLDivElement>(null)
  // The pressed button is gone, so the fields it opened take the focus.
  useEffect(() => parts.current?.querySelector('input')?.focus(), [])
  return (
    <div className="stack-tight" ref={parts}>
      <div className="address-parts">
        <TextField
          autoComplete="off"
          error={attempt.of('number')}
          label={say.number}
          name="number"
          onChange={event => address.change({ number: event.target.value })}
          value={address.number}
        />
        <TextField
          autoComplete="off"
          error={attempt.of('street')}
          hint={say.streetHint}
          label={say.street}
          name="street"
          onChange={event => address.change({ street: event.target.value })}
          value={address.street}
        />
      </div>
      <p>
        <Button kind="link" onClick={address.toList}>
          {say.toList}
        </Button>
      </p>
    </div>
  )
}

/**
 * Says at once whether we deliver to a postal code, and asks for the code where the list has none. One that was given on an earlier
 * page is only shown, until it is to change or has a fault.
 */
function PostalField({ address, fault }: { address: Address; fault: React.ReactNode }) {
  const say = useMessages(addressMessages)
  const place = useServedPlace(address.postal)
  const field = useRef<HTMLDivElement>(null)
  const [changing, setChanging] = useState(false)
  const isShown = address.isPostalGiven && !changing && !fault
  useEffect(() => {
    if (address.wantsPostal || changing) field.current?.querySelector('input')?.focus()
  }, [address.wantsPostal, changing])
  return (
    <div aria-live="polite" ref={field}>
      {isShown ? (
        <div className="field">
          <p className="field-label">{say.postal}</p>
          <input name="postal" type="hidden" value={address.postal} />
          <p className="postal-given">
            <b>{address.postal}</b>{' '}
            <Button aria-label={say.changePostal} kind="link" onClick={() => setChanging(true)}>
              {say.change}
            </Button>
          </p>
          {place && <p className="field-hint">{say.served(place)}</p>}
        </div>
      ) : (
        <TextField
          autoComplete="postal-code"
          error={fault}
          hint={place ? say.served(place) : address.wantsPostal ? say.postalWanted : undefined}
          label={say.postal}
          name="postal"
          onChange={event => address.change({ postal: event.target.value })}
          value={address.postal}
        />
      )}
    </div>
  )
}
