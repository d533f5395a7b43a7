import { useIntl } from 'react-intl'
import { ComboboxField } from '../../../../ui/form/ComboboxField.tsx'
import { TextField, useFormField } from '../../../../ui/form/fields.tsx'
import { useRegionSearch } from '../_lib/useRegionSearch.ts'

type Level = 'province' | 'regency' | 'district' | 'ward'

type AddressFieldsProps = {
  /** Path of the address in the form. */
  at: string
  /** Names of the form's initial regions, by code. */
  known: ReadonlyMap<string, string>
}

/** An address in Indonesia: streets, and the regions from province to ward. Changing a region clears those below it. */
export function AddressFields({ at, known }: AddressFieldsProps) {
  const { formatMessage } = useIntl()
  const province = useRegion(at, 'province')
  const regency = useRegion(at, 'regency')
  const district = useRegion(at, 'district')
  const ward = useRegion(at, 'ward')
  return (
    <>
      <TextField name={`${at}.street1`} label={formatMessage({ id: 'customers.street1' })} required />
      <TextField name={`${at}.street2`} label={formatMessage({ id: 'customers.street2' })} optional />
      <div className="form-row">
        <RegionField {...province} known={known} parent={null} below={[regency, district, ward]} />
        <RegionField
          key={`regency-${province.value}`}
          {...regency}
          known={known}
          parent={province.value}
          below={[district, ward]}
        />
      </div>
      <div className="form-row">
        <RegionField
          key={`district-${regency.value}`}
          {...district}
          known={known}
          parent={regency.value}
          below={[ward]}
        />
        <RegionField key={`ward-${district.value}`} {...ward} known={known} parent={district.value} below={[]} />
      </div>
      <div className="form-row">
        <TextField
          name={`${at}.postalCode`}
          label={formatMessage({ id: 'customers.postalCode' })}
          required
          inputMode="numeric"
          maxLength={5}
        />
      </div>
    </>
  )
}

type Region = { level: Level; name: string; label: string; value: string | null; change: (code: null) => void }

function useRegion(at: string, level: Level): Region {
  const { formatMessage } = useIntl()
  const name = `${at}.${level}`
  const label = formatMessage({ id: `customers.${level}` })
  const { value, change } = useFormField<string | null>(name, label)
  return { level, name, label, value, change }
}

type RegionFieldProps = Region & {
  known: ReadonlyMap<string, string>
  /** The parent region, which determines the options. */
  parent: string | null
  below: readonly Region[]
}

function RegionField({ level, name, label, value, known, parent, below }: RegionFieldProps) {
  const search = useRegionSearch(parent)
  const knownName = value === null ? undefined : known.get(value)
  return (
    <ComboboxField
      name={name}
      label={label}
      required
      disabled={level !== 'province' && parent === null}
      search={search}
      chosen={value !== null && knownName !== undefined ? { value, label: knownName } : null}
      onChoose={() => {
        for (const { change } of below) change(null)
      }}
    />
  )
}
