import { FormattedMessage } from 'react-intl'
import type { NamesUnder } from '../../../../i18n/messages.ts'
import { StatusMark } from '../../../../ui/StatusMark.tsx'

type SettlementStatusMarkProps = {
  settlement: { readonly status: NamesUnder<'settlements.status.'>; readonly addsUp: boolean }
}

/** Whether the provider has paid it out; marked when it does not add up. */
export function SettlementStatusMark({ settlement: { status, addsUp } }: SettlementStatusMarkProps) {
  return (
    <StatusMark
      kind={addsUp ? (status === 'SETTLED' ? 'done' : 'scheduled') : 'needsAction'}
      note={addsUp ? null : <FormattedMessage id="settlements.mismatch" />}
    >
      <FormattedMessage id={`settlements.status.${status}`} />
    </StatusMark>
  )
}
