import { useEffect, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { type Region, readRegions } from './calls.ts'
import { Choice, Text } from './requestFields.tsx'
import type { AddressValues } from './requestValues.ts'

const LEVELS = ['province', 'regency', 'district', 'ward'] as const
type Level = (typeof LEVELS)[number]

type AddressStepProps = {
  token: string
  billing: AddressValues
  registered: AddressValues
  registeredSame: boolean
  onSame: (same: boolean) => void
  onAddress: (at: 'billingAddress' | 'registeredAddress', address: AddressValues) => void
}

/** Where invoices go, and where the customer is registered if that is elsewhere. */
export function AddressStep({ token, billing, registered, registeredSame, onSame, onAddress }: AddressStepProps) {
  return (
    <>
      <AddressFields
        token={token}
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
            token={token}
            at="registeredAddress"
            address={registered}
            onChange={address => onAddress('registeredAddress', address)}
          />
        </>
      )}
    </>
  )
}

type AddressFieldsProps = {
  token: string
  at: 'billingAddress' | 'registeredAddress' | 'deliveryAddress'
  address: AddressValues
  onChange: (address: AddressValues) => void
}

/** An address with its regions, each chosen below the one above it. */
export function AddressFields({ token, at, address, onChange }: AddressFieldsProps) {
  const { formatMessage } = useIntl()

  /** Another region empties those below it. */
  function choose(level: Level, code: string) {
    const below = LEVELS.slice(LEVELS.indexOf(level) + 1)
    onChange({ ...address, ...Object.fromEntries(below.map(each => [each, ''])), [level]: code })
  }
  return (
    <>
      <Text
        path={`${at}.street1`}
        label={formatMessage({ id: 'customerRequest.street1' })}
        required
        maxLength={200}
        autoComplete="address-line1"
      />
      <Text
        path={`${at}.street2`}
        label={formatMessage({ id: 'customerRequest.street2' })}
        optional
        maxLength={200}
        autoComplete="address-line2"
      />
      <div className="request-row">
        {LEVELS.map((level, index) => {
          const above = LEVELS[index - 1]
          return (
            <RegionChoice
              key={level}
              token={token}
              path={`${at}.${level}`}
              level={level}
              parent={above === undefined ? null : address[above]}
              onChosen={code => choose(level, code)}
            />
          )
        })}
        <Text
          path={`${at}.postalCode`}
          label={formatMessage({ id: 'customerRequest.postalCode' })}
          required
          inputMode="numeric"
          maxLength={5}
          autoComplete="postal-code"
        />
      </div>
    </>
  )
}

type RegionChoiceProps = {
  token: string
  path: string
  level: Level
  /** Null: of the provinces; empty: not chosen yet. */
  parent: string | null
  onChosen: (code: string) => void
}

function RegionChoice({ token, path, level, parent, onChosen }: RegionChoiceProps) {
  const { formatMessage } = useIntl()
  const { regions, failed, retry } = useRegions(token, parent)
  return (
    <Choice
      path={path}
      label={formatMessage({ id: `customerRequest.${level}` })}
      required
      disabled={parent === '' || regions === null}
      placeholder={formatMessage({
        id: parent !== '' && regions === null && !failed ? 'customerRequest.loading' : 'customerRequest.choose',
      })}
      options={(regions ?? []).map(({ code, name }) => ({ value: code, label: name }))}
      hint={
        failed ? (
          <button type="button" className="request-link" onClick={retry}>
            <FormattedMessage id="customerRequest.regions.failed" />
          </button>
        ) : undefined
      }
      onChosen={onChosen}
    />
  )
}

/** What was read once stays: both addresses ask for the same. */
const known = new Map<string, readonly Region[]>()

function useRegions(token: string, parent: string | null) {
  const key = parent ?? ''
  const isAsked = parent !== ''
  const [read, setRead] = useState<{ key: string; failed: boolean } | null>(null)
  const [turn, setTurn] = useState(0)
  useEffect(() => {
    if (!isAsked || known.has(key)) return
    let current = true
    readRegions(token, parent).then(
      regions => {
        known.set(key, regions)
        if (current) setRead({ key, failed: false })
      },
      () => current && setRead({ key, failed: true }),
    )
    return () => {
      current = false
    }
  }, [token, parent, key, isAsked, turn])
  return {
    regions: isAsked ? (known.get(key) ?? null) : null,
    failed: isAsked && read?.key === key && read.failed,
    retry: () => {
      setRead(null)
      setTurn(turn + 1)
    },
  }
}
