import { FormattedMessage } from 'react-intl'
import type { Currency } from '../../../../__generated__/ApplyToInvoicesDialogQuery.graphql.ts'
import { ApplyToInvoicesDialog } from '../../_components/ApplyToInvoicesDialog.tsx'
import { useApplyCreditMemo } from '../_lib/useApplyCreditMemo.ts'

type ApplyDialogProps = {
  memo: { id: string; version: number; remaining: string; currency: Currency }
  /** The invoice that it corrects, listed first. Null: none. */
  own: string | null
  customerId: string
  /** The legal entity whose invoices it can pay. Null: of all entities. */
  entityUuid: string | null
  /** Called when someone else has changed the memo: it must be read again. */
  onStale: () => void
  onClose: () => void
}

/** How much of a credit memo to apply to which open invoices. */
export function ApplyDialog({ memo, own, customerId, entityUuid, onStale, onClose }: ApplyDialogProps) {
  const { id, version, remaining, currency } = memo
  const [apply] = useApplyCreditMemo()
  return (
    <ApplyToInvoicesDialog
      description={own === null ? undefined : <FormattedMessage id="creditMemos.apply.text" />}
      version={version}
      customerId={customerId}
      currency={currency}
      entityUuid={entityUuid}
      own={own}
      available={remaining}
      send={applications => apply({ variables: { input: { id, version, applications } } })}
      onSent={onClose}
      onStale={onStale}
      onClose={onClose}
    />
  )
}
