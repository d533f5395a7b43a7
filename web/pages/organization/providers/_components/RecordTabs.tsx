import { useIntl } from 'react-intl'
import { useLocation } from 'react-router'
import { Tabs } from '../../../../ui/Tabs.tsx'
import { type PaymentRecordsState, paymentRecordsState, recordTabs } from '../_lib/paymentRecordsState.ts'
import { ProviderTabs } from './ProviderTabs.tsx'

/** The lists of payment providers, and batches by the next step; search and filters stay. */
export function RecordTabs({ state }: { state: PaymentRecordsState }) {
  const { formatMessage } = useIntl()
  const { pathname, search } = useLocation()
  return (
    <>
      <ProviderTabs current="paymentRecords" />
      <Tabs
        label={formatMessage({ id: 'paymentRecords.title' })}
        current={state.tab}
        tabs={recordTabs.map(tab => ({
          id: tab,
          label: formatMessage({ id: `paymentRecords.tab.${tab}` }),
          to: `${pathname}?${paymentRecordsState.write({ ...state, tab }, new URLSearchParams(search))}`,
        }))}
      />
    </>
  )
}
