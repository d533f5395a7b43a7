import { FormattedMessage, useIntl } from 'react-intl'
import { type PreloadedQuery, graphql, usePreloadedQuery } from 'react-relay/hooks'
import type { CashHistoryQuery } from '../../../../__generated__/CashHistoryQuery.graphql.ts'
import { useFormats } from '../../../../i18n/format.ts'
import { type ChartView, PeriodChart } from '../../../../ui/charts/PeriodChart.tsx'

type CashHistoryProps = {
  query: PreloadedQuery<CashHistoryQuery>
  currency: string
  view: ChartView
  onView: (view: ChartView) => void
}

/** The cash at the end of each day. */
export function CashHistory({ query, currency, view, onView }: CashHistoryProps) {
  const { formatMessage } = useIntl()
  const formats = useFormats()
  const { organization } = usePreloadedQuery<CashHistoryQuery>(
    graphql`
      query CashHistoryQuery($currency: Currency!, $from: Date!, $to: Date!, $entities: [ID!])
      @preloadable
      @throwOnFieldError {
        organization {
          cashHistory(currency: $currency, from: $from, to: $to, entityIds: $entities) {
            on
            ledger {
              amount
            }
          }
        }
      }
    `,
    query,
  )
  const days = organization.cashHistory
  if (days.length === 0)
    return (
      <p className="muted">
        <FormattedMessage id="cashPosition.history.none" />
      </p>
    )
  return (
    <PeriodChart
      label={formatMessage({ id: 'cashPosition.history' }, { currency })}
      currency={currency}
      periods={days.map(({ on }) => ({
        key: on,
        label: formats.date(on, { year: 'always' }),
        short: formats.date(on),
      }))}
      series={[
        {
          key: 'ledger',
          label: formatMessage({ id: 'cashPosition.ledger' }),
          kind: 'line',
          tone: 'balance',
          values: days.map(({ ledger }) => ledger.amount),
        },
      ]}
      view={view}
      onView={onView}
    />
  )
}
