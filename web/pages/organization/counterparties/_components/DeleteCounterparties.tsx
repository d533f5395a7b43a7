import { useIntl } from 'react-intl'
import { DeleteButton } from '../../results/DeleteButton.tsx'
import type { Finishing } from '../../results/finishEach.ts'
import { useDeleteCounterparties } from '../_lib/useDeleteCounterparties.ts'

type DeletableCounterparty = { readonly id: string; readonly alias: string; readonly legalName: string }

type DeleteCounterpartiesProps = Finishing & {
  counterparties: readonly DeletableCounterparty[]
  /** Relay connections from which deleted records are removed. */
  connections: readonly string[]
  size?: 'sm' | 'md'
}

/** Deletes counterparties that nothing refers to. */
export default function DeleteCounterparties({ counterparties, connections, ...rest }: DeleteCounterpartiesProps) {
  const { formatMessage } = useIntl()
  const [remove, isDeleting] = useDeleteCounterparties()
  const input = { ids: counterparties.map(({ id }) => id) }
  const count = counterparties.length
  return (
    <DeleteButton
      {...rest}
      records={counterparties.map(({ id, alias, legalName }) => ({ id, name: alias, detail: legalName }))}
      ask={formatMessage({ id: 'counterparties.delete.ask' }, { count })}
      text={formatMessage({ id: 'counterparties.delete.text' })}
      allDone={formatMessage({ id: 'counterparties.deleted' }, { count })}
      isDeleting={isDeleting}
      send={() => remove({ variables: { input, connections } })}
    />
  )
}
