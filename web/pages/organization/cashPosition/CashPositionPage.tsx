import { Landmark } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay/hooks'
import { useRevalidator } from 'react-router'
import type { CashPositionPageQuery } from '../../../__generated__/CashPositionPageQuery.graphql.ts'
import { currencyOf } from '../../../i18n/currency.ts'
import { useFormats } from '../../../i18n/format.ts'
import type { PageProps } from '../../../relay/entryPoint.ts'
import { usePermission } from '../../../shell/permissions.tsx'
import { LinkButton } from '../../../ui/Button.tsx'
import { useListState } from '../../../ui/list/useListState.ts'
import { Page } from '../../../ui/Page.tsx'
import { Boundary } from '../../../ui/states/Boundary.tsx'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import { Failure } from '../../../ui/states/Failure.tsx'
import { Bar } from '../../../ui/states/Skeletons.tsx'
import { DeferredExportButton } from '../_components/DeferredExportButton.tsx'
import { EntityChoice } from '../_components/EntityChoice.tsx'
import { PositionEmailButton } from '../_components/PositionEmailButton.tsx'
import { PeriodChoice } from '../_components/PeriodChoice.tsx'
import { AsOfChoices } from './_components/AsOfChoices.tsx'
import { CashHistory } from './_components/CashHistory.tsx'
import { CashNotice } from './_components/CashNotice.tsx'
import { CashSummary } from './_components/CashSummary.tsx'
import { CashTable } from './_components/CashTable.tsx'
import { OtherCurrencies } from './_components/OtherCurrencies.tsx'
import { RatesNote } from './_components/RatesNote.tsx'
import { StaleAfterNote } from './_components/StaleAfterNote.tsx'
import type { CashPositionQueries } from './_lib/cashPositionQueries.ts'
import {
  cashPositionState,
  historyVariables,
  type OpenFigure,
  positionVariables,
  readOpenFigure,
  writeOpenFigure,
} from './_lib/cashPositionState.ts'
import { useCashChanges } from './_lib/useCashChanges.ts'
import './cashPosition.css'

/** Columns selected by default in the export. */
const EXPORTED = [
  'bank',
  'entity',
  'account',
  'accountNumber',
  'currency',
  'ledger',
  'available',
  'spendable',
  'projected',
  'asOf',
]

const RecordsDrawer = lazy(() =>
  import('./_components/RecordsDrawer.tsx').then(module => ({ default: module.RecordsDrawer })),
)

const NotInCash = lazy(() => import('./_components/NotInCash.tsx').then(module => ({ default: module.NotInCash })))

/** The organization's cash: in one currency, now or at the end of a day, by bank or entity and account. */
export function CashPositionPage({ queries }: PageProps<CashPositionQueries>) {
  const { formatMessage } = useIntl()
  const formats = useFormats()
  const { revalidate } = useRevalidator()
  const list = useListState(cashPositionState)
  const { state, set } = list
  const { organization } = usePreloadedQuery<CashPositionPageQuery>(
    graphql`
      query CashPositionPageQuery($asOf: Date, $groupBy: CashGrouping!, $entities: [ID!])
      @preloadable
      @throwOnFieldError {
        organization {
          ...EntityChoice_organization
          cashPosition(asOf: $asOf, groupBy: $groupBy, entityIds: $entities) {
            asOf
            ...StaleAfterNote_position
            currencies {
              currency
              totals {
                accounts
              }
              ...CashNotice_currency
              ...CashSummary_currency
              ...CashTable_currency
              ...OtherCurrencies_currency
              ...RatesNote_currency
            }
          }
        }
      }
    `,
    queries.page,
  )
  useCashChanges({ ...positionVariables(state), ...historyVariables(state) })
  const mayAdd = usePermission('TREASURY_BANK_ACCOUNTS_MANAGE')
  const { asOf, currencies } = organization.cashPosition
  const shown = currencies.find(({ currency }) => currency === state.currency) ?? currencies[0]
  const opened = readOpenFigure(state.open)
  const open = (figure: OpenFigure) => set({ open: writeOpenFigure(figure) })
  // Based on the shown data: another day may be loading.
  const isNow = asOf === formats.today()
  return (
    <Page
      title={formatMessage({ id: 'menu.cashPosition' })}
      crumbs={[
        { label: formatMessage({ id: 'menu.group.analyze' }) },
        { label: formatMessage({ id: 'menu.cashPosition' }) },
      ]}
      note={formats.date(asOf, { year: 'always' })}
      actions={
        <>
          <EntityChoice
            organizationKey={organization}
            label={formatMessage({ id: 'cashPosition.entity' })}
            all={formatMessage({ id: 'cashPosition.entity.all' })}
            value={state.entity}
            onChange={entity => set({ entity, open: null })}
          />
          {shown ? (
            <AsOfChoices
              currencies={currencies.map(({ currency }) => currency)}
              currency={shown.currency}
              list={list}
            />
          ) : null}
          {shown ? (
            <DeferredExportButton
              list="CASH_POSITION"
              rows={{
                cashPosition: {
                  asOf: state.day,
                  currency: currencyOf(shown.currency),
                  entityIds: positionVariables(state).entities,
                },
              }}
              title={formatMessage({ id: 'menu.cashPosition' })}
              columns={EXPORTED}
              selectedUuids={[]}
              total={shown.totals.accounts}
            />
          ) : null}
          <PositionEmailButton>
            <FormattedMessage id="cashPosition.byEmail" />
          </PositionEmailButton>
        </>
      }
    >
      {shown === undefined ? (
        <EmptyState
          icon={<Landmark className="i" aria-hidden />}
          title={<FormattedMessage id="cashPosition.none" />}
          action={
            mayAdd ? (
              <LinkButton variant="primary" to="/bank-accounts/internal-accounts/create">
                <FormattedMessage id="cashPosition.newAccount" />
              </LinkButton>
            ) : null
          }
        >
          <FormattedMessage id="cashPosition.none.why" />
        </EmptyState>
      ) : (
        <div className="page cash-position" aria-busy={list.isPending}>
          <CashNotice currencyKey={shown} />
          <div className="cash-top">
            <CashSummary currencyKey={shown} isNow={isNow} onOpen={open} />
            <section className="card" aria-labelledby="cash-history">
              <div className="card-h">
                <h2 id="cash-history">
                  <FormattedMessage id="cashPosition.history" values={{ currency: shown.currency }} />
                </h2>
                <div className="end">
                  <PeriodChoice
                    label={formatMessage({ id: 'cashPosition.period' })}
                    value={state.period}
                    onChange={period => set({ period })}
                  />
                </div>
              </div>
              <div className="card-b">
                <Boundary
                  shows={queries.history}
                  fallback={<Bar width="100%" height={332} />}
                  failure={error => <Failure error={error} onRetry={() => void revalidate()} />}
                >
                  <CashHistory
                    query={queries.history}
                    currency={shown.currency}
                    view={state.view}
                    onView={view => set({ view })}
                  />
                </Boundary>
              </div>
            </section>
          </div>
          <CashTable currencyKey={shown} list={list} isNow={isNow} onOpen={open} />
          <StaleAfterNote positionKey={organization.cashPosition} onChanged={() => void revalidate()} />
          <OtherCurrencies currencyKeys={currencies.filter(each => each !== shown)} list={list} />
          <RatesNote currencyKeys={currencies} asOf={asOf} onChanged={() => void revalidate()} />
          <Suspense fallback={null}>
            {isNow && state.entity === null ? <NotInCash currency={shown.currency} today={asOf} /> : null}
          </Suspense>
          <Suspense fallback={null}>
            {opened && isNow ? (
              <RecordsDrawer
                figure={opened}
                currency={shown.currency}
                entities={positionVariables(state).entities}
                onClose={() => set({ open: null })}
              />
            ) : null}
          </Suspense>
        </div>
      )}
    </Page>
  )
}
