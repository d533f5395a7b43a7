import { FormattedMessage } from 'react-intl'
import { Button, LinkButton } from '../../../../ui/Button.tsx'
import { useRefreshTransaction, useSyncProvider } from '../_lib/useProviderRefresh.ts'

type RefreshFromProviderProps = {
  provider: { readonly id: string; readonly uuid: string; readonly allowedActions: readonly string[] }
  /** The transaction to read; null: all new ones. */
  transactionId: string | null
}

/** Polls the provider now, or links to where its report is uploaded. */
export function RefreshFromProvider({
  provider: { id, uuid, allowedActions },
  transactionId,
}: RefreshFromProviderProps) {
  const [ask, isAsking] = useRefreshTransaction()
  const [sync, isStarting] = useSyncProvider()
  if (allowedActions.includes('SYNC'))
    return (
      <Button
        size="sm"
        loading={isAsking || isStarting}
        onClick={() =>
          transactionId === null
            ? void sync({ variables: { input: { id } } })
            : void ask({ variables: { input: { id: transactionId } } })
        }
      >
        <FormattedMessage id="exceptions.askProvider" />
      </Button>
    )
  if (allowedActions.includes('UPLOAD'))
    return (
      <LinkButton size="sm" to={`/payment-providers/${uuid}`}>
        <FormattedMessage id="exceptions.openProvider" />
      </LinkButton>
    )
  return null
}
