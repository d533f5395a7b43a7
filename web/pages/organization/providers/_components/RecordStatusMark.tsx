import { FormattedMessage } from 'react-intl'
import type { NamesUnder } from '../../../../i18n/messages.ts'
import { type StatusKind, StatusMark } from '../../../../ui/StatusMark.tsx'

type RecordStatusMarkProps = {
  record: {
    readonly settlement: NamesUnder<'settlementStatus.'>
    readonly reconciliation: NamesUnder<'paymentRecords.reconciliation.'> | null | undefined
    readonly figureCheck: string
    readonly memberCheck: string
    readonly carryOverCheck: string
  }
}

/** Whether a batch adds up, was paid out, and is matched to a bank line. */
export function RecordStatusMark({ record }: RecordStatusMarkProps) {
  const { settlement, reconciliation } = record
  const mismatch = [record.figureCheck, record.memberCheck, record.carryOverCheck].includes('MISMATCH')
  const kind: StatusKind = mismatch
    ? 'needsAction'
    : settlement === 'PENDING'
      ? 'scheduled'
      : reconciliation === 'RECONCILED' || !reconciliation
        ? 'done'
        : 'partial'
  return (
    <StatusMark
      kind={kind}
      note={reconciliation ? <FormattedMessage id={`paymentRecords.reconciliation.${reconciliation}`} /> : null}
    >
      <FormattedMessage id={mismatch ? 'paymentRecords.mismatch' : `settlementStatus.${settlement}`} />
    </StatusMark>
  )
}
