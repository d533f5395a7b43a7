import { FormattedMessage } from 'react-intl'
import { Button, LinkButton } from '../../../../ui/Button.tsx'
import { useAskAboutTransaction, useAskForSync } from '../_lib/useAskProvider.ts'

type AskProviderProps = {
  provider: { readonly id: string; readonly uuid: string; readonly allowedActions: readonly string[] }
  /** The transaction to read; null: all new ones. */
  transactionId: string | null
}

/** Polls the provider now, or links to where its report is uploaded. */
export function AskProvider({ provider: { id, uuid, allowedActions }, transactionId }: AskProviderProps) {
  const [ask, isAsking] = useAskAboutTransaction()
  const [sync, isStarting] = useAskForSync()
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
