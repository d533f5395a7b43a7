import { useEffect, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Choice, Text } from './requestFields.tsx'
import type { AddressValues } from './requestValues.ts'

const LEVELS = ['province', 'regency', 'district', 'ward'] as const
type Level = (typeof LEVELS)[number]

export type Region = { readonly code: string; readonly name: string }
/** Reads the regions directly below one; null: the provinces. */
export type ReadRegions = (parent: string | null) => Promise<readonly Region[]>

type AddressFieldsProps = {
  readRegions: ReadRegions
  at: 'billingAddress' | 'registeredAddress' | 'deliveryAddress'
  address: AddressValues
  onChange: (address: AddressValues) => void
}

/** An address with its regions, each chosen below its parent. */
export function AddressFields({ readRegions, at, address, onChange }: AddressFieldsProps) {
  const { formatMessage } = useIntl()

  /** Changing a region clears those below it. */
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
              readRegions={readRegions}
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
  readRegions: ReadRegions
  path: string
  level: Level
  /** Null: of the provinces; empty: not chosen yet. */
  parent: string | null
  onChosen: (code: string) => void
}

function RegionChoice({ readRegions, path, level, parent, onChosen }: RegionChoiceProps) {
  const { formatMessage } = useIntl()
  const { regions, failed, retry } = useRegions(readRegions, parent)
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

/** Cached, since both addresses read the same. */
const known = new Map<string, readonly Region[]>()

function useRegions(readRegions: ReadRegions, parent: string | null) {
  const key = parent ?? ''
  const isAsked = parent !== ''
  const [read, setRead] = useState<{ key: string; failed: boolean } | null>(null)
  const [turn, setTurn] = useState(0)
  const ask = useRef(readRegions)
  useEffect(() => {
    if (!isAsked || known.has(key)) return
    let current = true
    ask.current(parent).then(
      regions => {
        known.set(key, regions)
        if (current) setRead({ key, failed: false })
      },
      () => current && setRead({ key, failed: true }),
    )
    return () => {
      current = false
    }
  }, [parent, key, isAsked, turn])
  return {
    regions: isAsked ? (known.get(key) ?? null) : null,
    failed: isAsked && read?.key === key && read.failed,
    retry: () => {
      setRead(null)
      setTurn(turn + 1)
    },
  }
}
