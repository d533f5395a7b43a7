import { useIntl } from 'react-intl'
import { Tabs } from '../../../../ui/Tabs.tsx'

const SCREENS = [
  { id: 'providers', to: '/payment-providers' },
  { id: 'paymentRecords', to: '/payment-records' },
  { id: 'paymentTransactions', to: '/payment-transactions' },
] as const

/** The three lists of payment providers. */
export function ProviderTabs({ current }: { current: (typeof SCREENS)[number]['id'] }) {
  const { formatMessage } = useIntl()
  return (
    <Tabs
      label={formatMessage({ id: 'providers.lists' })}
      current={current}
      tabs={SCREENS.map(({ id, to }) => ({ id, to, label: formatMessage({ id: `${id}.title` }) }))}
    />
  )
}
