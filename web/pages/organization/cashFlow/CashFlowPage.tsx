import { ChartColumn } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment, usePreloadedQuery } from 'react-relay/hooks'
import type { CashFlowPage_flow$key } from '../../../__generated__/CashFlowPage_flow.graphql.ts'
import type { CashFlowPageQuery } from '../../../__generated__/CashFlowPageQuery.graphql.ts'
import { useFormats } from '../../../i18n/format.ts'
import type { PageProps } from '../../../relay/entryPoint.ts'
import { usePermission } from '../../../shell/permissions.tsx'
import { LinkButton } from '../../../ui/Button.tsx'
import { useListState } from '../../../ui/list/useListState.ts'
import { Page } from '../../../ui/Page.tsx'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import { EntityChoice } from '../_components/EntityChoice.tsx'
import { DeferredExportButton } from '../_components/DeferredExportButton.tsx'
import { FlowChart } from './_components/FlowChart.tsx'
import { FlowChoices } from './_components/FlowChoices.tsx'
import { FlowSummary } from './_components/FlowSummary.tsx'
import { FlowTable } from './_components/FlowTable.tsx'
import { FlowWaterfall } from './_components/FlowWaterfall.tsx'
import { flowState, flowVariables, hasLines, type OpenFlow, readOpenFlow, writeOpenFlow } from './_lib/flowState.ts'
import { useFlowChanges } from './_lib/useFlowChanges.ts'
import './cashFlow.css'

/** Columns selected by default in the export. */
const EXPORTED = ['from', 'to', 'item', 'category', 'activity', 'currency', 'in', 'out', 'amount']
/** Rows of each period in addition to its categories: opening, transfers in transit, unexplained, and closing. */
const BALANCES = 4

/** At most this many periods have room next to the waterfall: a year of months. */
const BESIDE = 12

const FlowLines = lazy(() => import('./_components/FlowLines.tsx').then(module => ({ default: module.FlowLines })))
const UnexplainedCash = lazy(() =>
  import('./_components/UnexplainedCash.tsx').then(module => ({ default: module.UnexplainedCash })),
)

/** Incoming and outgoing cash by period and category; each figure opens what it is made of. */
export function CashFlowPage({ queries }: PageProps<{ page: CashFlowPageQuery }>) {
  const { formatMessage } = useIntl()
  const formats = useFormats()
  const list = useListState(flowState)
  const { state, set } = list
  const { organization } = usePreloadedQuery<CashFlowPageQuery>(
    graphql`
      query CashFlowPageQuery(
        $currency: Currency!
        $from: Date!
        $to: Date!
        $unit: CashFlowUnit!
        $compare: CashFlowComparison!
        $entities: [ID!]
      ) @preloadable @throwOnFieldError {
        organization {
          ...EntityChoice_organization
          cashFlow(currency: $currency, from: $from, to: $to, unit: $unit, compare: $compare, entityIds: $entities) {
            ...CashFlowPage_flow
          }
        }
      }
    `,
    queries.page,
  )
  const flow = useFragment<CashFlowPage_flow$key>(
    graphql`
      fragment CashFlowPage_flow on CashFlow @throwOnFieldError {
        currency
        accounts
        unknown
        periods {
          from
          to
        }
        total {
          from
          to
          lines
        }
        categories {
          total {
            in {
              amount
            }
          }
        }
        ...FlowChart_flow
        ...FlowSummary_flow
        ...FlowTable_flow
        ...FlowWaterfall_flow
      }
    `,
    organization.cashFlow,
  )
  const variables = flowVariables(state)
  useFlowChanges(variables)
  const mayAdd = usePermission('TREASURY_BANK_ACCOUNTS_MANAGE')
  const maySeeRules = usePermission('TREASURY_STATEMENTS_VIEW')
  const opened = readOpenFlow(state.open)
  const open = (figure: OpenFlow) => set({ open: writeOpenFlow(figure) })
  const close = () => set({ open: null })
  const period = opened && (opened.place === 'TOTAL' ? flow.total : flow.periods[opened.place])
  const { from, to } = flow.total
  const beside = flow.periods.length <= BESIDE
  return (
    <Page
      title={formatMessage({ id: 'menu.cashFlow' })}
      crumbs={[
        { label: formatMessage({ id: 'menu.group.analyze' }) },
        { label: formatMessage({ id: 'menu.cashFlow' }) },
      ]}
      note={formatMessage(
        { id: 'cashFlow.span' },
        { from: formats.date(from), to: formats.date(to, { year: 'always' }) },
      )}
      actions={
        <>
          <EntityChoice
            organizationKey={organization}
            label={formatMessage({ id: 'cashFlow.entity' })}
            all={formatMessage({ id: 'cashFlow.entity.all' })}
            value={state.entity}
            onChange={entity => set({ entity, open: null })}
          />
          {maySeeRules ? (
            <LinkButton to="/settings/category-rules">
              <FormattedMessage id="cashFlow.rules" />
            </LinkButton>
          ) : null}
          {flow.accounts === 0 ? null : (
            <DeferredExportButton
              list="CASH_FLOW"
              rows={{
                cashFlow: {
                  currency: variables.currency,
                  from,
                  to,
                  unit: variables.unit,
                  entityIds: variables.entities,
                },
              }}
              title={formatMessage({ id: 'menu.cashFlow' })}
              columns={EXPORTED}
              selectedUuids={[]}
              total={flow.periods.length * (flow.categories.length + BALANCES)}
            />
          )}
          <FlowChoices list={list} unit={variables.unit} span={{ from, to }} />
        </>
      }
    >
      {flow.accounts === 0 ? (
        <EmptyState
          icon={<ChartColumn className="i" aria-hidden />}
          title={<FormattedMessage id="cashFlow.none" values={{ currency: flow.currency }} />}
          action={
            mayAdd ? (
              <LinkButton variant="primary" to="/bank-accounts/internal-accounts/create">
                <FormattedMessage id="cashFlow.newAccount" />
              </LinkButton>
            ) : null
          }
        >
          <FormattedMessage id="cashFlow.none.why" />
        </EmptyState>
      ) : (
        <div className="page cash-flow" aria-busy={list.isPending}>
          {flow.unknown > 0 ? (
            <div className="note warn" role="status">
              <FormattedMessage id="cashFlow.unknown" values={{ accounts: flow.unknown }} />
            </div>
          ) : null}
          <FlowSummary flowKey={flow} onOpen={open} />
          <div className={beside ? 'flow-charts beside' : 'flow-charts'}>
            <section className="card card-b">
              <FlowWaterfall flowKey={flow} view={state.view} isBeside={beside} onOpen={open} />
            </section>
            <section className="card card-b">
              <FlowChart flowKey={flow} unit={variables.unit} list={list} onOpen={open} />
            </section>
          </div>
          <FlowTable flowKey={flow} unit={variables.unit} list={list} onOpen={open} />
          <Suspense fallback={null}>
            {!opened || !period ? null : hasLines(opened) ? (
              <FlowLines figure={opened} period={period} variables={variables} onClose={close} />
            ) : (
              <UnexplainedCash place={opened.place} period={period} variables={variables} onClose={close} />
            )}
          </Suspense>
        </div>
      )}
    </Page>
  )
}
