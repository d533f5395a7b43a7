import { useIntl } from 'react-intl'
import { Combobox } from '../../../../ui/form/Combobox.tsx'
import { useCustomerSearch } from './useCustomerSearch.ts'

type CustomerChooserProps = { onChoose: (id: string) => void; close: () => void }

/** Finds a customer by name, alias or email; choosing closes. */
export function CustomerChooser({ onChoose, close }: CustomerChooserProps) {
  const { formatMessage } = useIntl()
  const search = useCustomerSearch(['ACTIVE', 'DEACTIVATED'])
  return (
    <div className="filter-form">
      <Combobox
        label={formatMessage({ id: 'transactions.customer' })}
        value={null}
        search={search}
        placeholder={formatMessage({ id: 'combobox.type' })}
        onChange={id => {
          if (id === null) return
          onChoose(id)
          close()
        }}
      />
    </div>
  )
}
