import { NamedRecordField } from '../../../../ui/form/NamedRecordField.tsx'
import { useCustomerSearch } from './useCustomerSearch.ts'

type CustomerFieldProps = {
  label: string
  /** Called when another one, or none, is chosen. */
  onChoose?: (customerId: string | null) => void
}

/** The customer who orders or is invoiced. */
export function CustomerField({ label, onChoose }: CustomerFieldProps) {
  const search = useCustomerSearch()
  return (
    <NamedRecordField
      name="customerId"
      shownIn="customerName"
      label={label}
      required
      search={search}
      {...(onChoose ? { onChoose: option => onChoose(option?.value ?? null) } : {})}
    />
  )
}
