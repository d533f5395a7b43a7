import { useEffect, useRef, useState } from 'react'
import { ComboboxField } from '../../../../ui/form/ComboboxField.tsx'
import { useFormField } from '../../../../ui/form/fields.tsx'
import { useCustomerSearch } from './useCustomerSearch.ts'

/** Who orders or is invoiced. Their name is kept beside the id, so that a draft that is found again shows it. */
export function CustomerField({ label }: { label: string }) {
  const search = useCustomerSearch()
  const name = useFormField<string>('customerName', label)
  const id = useFormField<string | null>('customerId', label)
  const shown = useRef(name.value)
  // A name that was not chosen here came with a draft, or went with it: the field begins anew with it.
  const [round, setRound] = useState(0)
  useEffect(() => {
    if (name.value === shown.current) return
    shown.current = name.value
    setRound(before => before + 1)
  }, [name.value])
  return (
    <ComboboxField
      key={round}
      name="customerId"
      label={label}
      required
      search={search}
      chosen={id.value && name.value ? { value: id.value, label: name.value } : null}
      onChoose={option => {
        shown.current = option?.label ?? ''
        name.change(shown.current)
      }}
    />
  )
}
