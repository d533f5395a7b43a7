import { Combobox } from '../../../../ui/form/Combobox.tsx'
import type { ComboboxProps } from '../../../../ui/form/comboboxProps.ts'
import { useOwnAccountSearch, type WantedAccounts } from '../_lib/useOwnAccountSearch.ts'

type AccountSearchProps = Omit<ComboboxProps, 'search' | 'onChange'> & {
  wanted?: WantedAccounts
  /** Called with the currency if the search returned it. */
  onChange: (id: string, currency: string | undefined) => void
}

/** Finds an own account by typing, where a list would not show them all. */
export default function AccountSearch({ wanted, onChange, ...field }: AccountSearchProps) {
  const { search, currencyOf } = useOwnAccountSearch(wanted)
  return <Combobox {...field} search={search} onChange={id => onChange(id ?? '', currencyOf(id ?? ''))} />
}
