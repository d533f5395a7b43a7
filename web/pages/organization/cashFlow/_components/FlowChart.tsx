import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { FlowChart_flow$key } from '../../../../__generated__/FlowChart_flow.graphql.ts'
import { PeriodChart } from '../../../../ui/charts/PeriodChart.tsx'
import type { ListState } from '../../../../ui/list/useListState.ts'
import { useFlowPeriodName } from '../_lib/flowNames.ts'
import { type FlowState, type OpenFlow, readOpenFlow, type Unit } from '../_lib/flowState.ts'

type FlowChartProps = {
  flowKey: FlowChart_flow$key
  unit: Unit
  list: ListState<FlowState>
  onOpen: (figure: OpenFlow) => void
}

/** Incoming and outgoing cash of each period, and the balance at its end. */
export function FlowChart({ flowKey, unit, list: { state, set }, onOpen }: FlowChartProps) {
  const { formatMessage } = useIntl()
  const names = useFlowPeriodName(unit)
  const { currency, periods } = useFragment(
    graphql`
      fragment FlowChart_flow on CashFlow @throwOnFieldError {
        currency
        periods {
          from
          to
          in {
            amount
          }
          out {
            amount
          }
          net {
            amount
          }
        }
      }
    `,
    flowKey,
  )
  const opened = readOpenFlow(state.open)
  return (
    <PeriodChart
      label={formatMessage({ id: 'cashFlow.chart' }, { currency })}
      currency={currency}
      periods={periods.map(period => ({ key: period.from, label: names.full(period), short: names.short(period) }))}
      series={[
        {
          key: 'in',
          label: formatMessage({ id: 'cashFlow.in' }),
          kind: 'bar',
          tone: 'in',
          values: periods.map(period => period.in.amount),
        },
        {
          key: 'out',
          label: formatMessage({ id: 'cashFlow.out' }),
          kind: 'bar',
          tone: 'out',
          values: periods.map(period => period.out.amount),
        },
        {
          key: 'net',
          label: formatMessage({ id: 'cashFlow.net' }),
          kind: 'line',
          tone: 'balance',
          values: periods.map(({ net }) => net.amount),
        },
      ]}
      view={state.view}
      onView={view => set({ view })}
      selected={opened && opened.place !== 'TOTAL' ? opened.place : null}
      onSelect={place => onOpen({ direction: null, kind: 'FLOW', categoryUuid: null, place })}
    />
  )
}
