import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { FlowWaterfall_flow$key } from '../../../../__generated__/FlowWaterfall_flow.graphql.ts'
import { subtractDecimals } from '../../../../i18n/decimal.ts'
import type { ChartView } from '../../../../ui/charts/PeriodChart.tsx'
import { Waterfall, type WaterfallStep } from '../../../../ui/charts/Waterfall.tsx'
import { useCategoryName } from '../../_lib/categoryName.ts'
import type { OpenFlow } from '../_lib/flowState.ts'
import { type FlowStep, waterfallSteps } from '../_lib/waterfallSteps.ts'

type FlowWaterfallProps = {
  flowKey: FlowWaterfall_flow$key
  view: ChartView
  /** Next to another chart there is room for fewer categories. */
  isBeside: boolean
  onOpen: (figure: OpenFlow) => void
}

/** How the opening balance becomes the closing one, by category; a step opens what it is made of. */
export function FlowWaterfall({ flowKey, view, isBeside, onOpen }: FlowWaterfallProps) {
  const { formatMessage } = useIntl()
  const categoryName = useCategoryName()
  const { currency, total, categories } = useFragment(
    graphql`
      fragment FlowWaterfall_flow on CashFlow @throwOnFieldError {
        currency
        total {
          opening {
            amount
          }
          transfers {
            in {
              amount
            }
            out {
              amount
            }
          }
          unexplained {
            amount
          }
          closing {
            amount
          }
        }
        categories {
          category {
            uuid
            standard
            name
          }
          total {
            in {
              amount
            }
            out {
              amount
            }
          }
        }
      }
    `,
    flowKey,
  )
  const steps = waterfallSteps(
    {
      opening: total.opening?.amount ?? null,
      closing: total.closing?.amount ?? null,
      inTransit: subtractDecimals(total.transfers.in.amount, total.transfers.out.amount),
      unexplained: total.unexplained?.amount ?? null,
      categories: categories.map(each => ({
        uuid: each.category?.uuid ?? null,
        name: categoryName(each.category),
        in: each.total.in.amount,
        out: each.total.out.amount,
      })),
    },
    isBeside ? 'beside' : 'alone',
  )
  const figureOf = ({ kind, category }: FlowStep): OpenFlow | null => {
    if (kind === 'IN_TRANSIT') return { direction: null, kind: 'TRANSFER', categoryUuid: null, place: 'TOTAL' }
    if (kind === 'UNEXPLAINED') return { direction: null, kind, categoryUuid: null, place: 'TOTAL' }
    if (!category) return null
    return {
      direction: kind === 'IN' ? 'CREDIT' : 'DEBIT',
      kind: category.uuid === null ? 'UNCATEGORIZED' : 'CATEGORY',
      categoryUuid: category.uuid,
      place: 'TOTAL',
    }
  }
  const label = formatMessage({ id: 'cashFlow.waterfall' })
  return (
    <Waterfall
      label={`${label}, ${currency}`}
      currency={currency}
      view={view}
      title={<h2 className="waterfall-title">{label}</h2>}
      steps={steps.map((step): WaterfallStep => {
        const figure = figureOf(step)
        return {
          key: `${step.kind} ${step.category?.uuid ?? ''}`,
          label: step.category?.name ?? formatMessage({ id: WORDS[step.kind] }),
          kind: step.kind === 'OPENING' || step.kind === 'CLOSING' ? 'balance' : 'flow',
          value: step.value,
          ...(figure && { onOpen: () => onOpen(figure) }),
        }
      })}
    />
  )
}

const WORDS = {
  OPENING: 'cashFlow.opening',
  IN: 'cashFlow.in',
  OTHER_IN: 'cashFlow.waterfall.otherIn',
  OUT: 'cashFlow.out',
  OTHER_OUT: 'cashFlow.waterfall.otherOut',
  IN_TRANSIT: 'cashFlow.inTransit',
  UNEXPLAINED: 'cashFlow.unexplained',
  CLOSING: 'cashFlow.closing',
} as const
