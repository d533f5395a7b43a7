import { FormattedMessage } from 'react-intl'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { AddressFields } from './_public/AddressFields.tsx'
import { readRegions } from './calls.ts'
import type { AddressValues } from './_public/requestValues.ts'

type AddressStepProps = {
  token: string
  billing: AddressValues
  registered: AddressValues
  registeredSame: boolean
  onSame: (same: boolean) => void
  onAddress: (at: 'billingAddress' | 'registeredAddress', address: AddressValues) => void
}

/** The billing address, and the registered address if it differs. */
export function AddressStep({ token, billing, registered, registeredSame, onSame, onAddress }: AddressStepProps) {
  const below = (parent: string | null) => readRegions(token, parent)
  return (
    <>
      <AddressFields
        readRegions={below}
        at="billingAddress"
        address={billing}
        onChange={address => onAddress('billingAddress', address)}
      />
      <label className="request-check">
        <Checkbox checked={registeredSame} onChange={event => onSame(event.target.checked)} />
        <span>
          <FormattedMessage id="customerRequest.registeredSame" />
        </span>
      </label>
      {registeredSame ? null : (
        <>
          <h2>
            <FormattedMessage id="customerRequest.registeredAddress" />
          </h2>
          <AddressFields
            readRegions={below}
            at="registeredAddress"
            address={registered}
            onChange={address => onAddress('registeredAddress', address)}
          />
        </>
      )}
    </>
  )
}
