import { lazy, Suspense } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment, usePreloadedQuery } from 'react-relay/hooks'
import type { CashForecastPage_forecast$key } from '../../../__generated__/CashForecastPage_forecast.graphql.ts'
import type { CashForecastPageQuery } from '../../../__generated__/CashForecastPageQuery.graphql.ts'
import { useFormats } from '../../../i18n/format.ts'
import type { PageProps } from '../../../relay/entryPoint.ts'
import { Button } from '../../../ui/Button.tsx'
import { useMediaQuery } from '../../../ui/grid/useMediaQuery.ts'
import { useListState } from '../../../ui/list/useListState.ts'
import { Page } from '../../../ui/Page.tsx'
import { EntityChoice } from '../_components/EntityChoice.tsx'
import { DeferredExportButton } from '../_components/DeferredExportButton.tsx'
import { ForecastCards } from './_components/ForecastCards.tsx'
import { ForecastChart } from './_components/ForecastChart.tsx'
import { ForecastChoices } from './_components/ForecastChoices.tsx'
import { ForecastNotes } from './_components/ForecastNotes.tsx'
import { ForecastTable } from './_components/ForecastTable.tsx'
import { ScenarioBar } from './_components/ScenarioBar.tsx'
import {
  forecastState,
  forecastVariables,
  type OpenForecast,
  placesToLeaveOut,
  scenarioAt,
  scenarioChange,
  viewOf,
  readOpenForecast,
  writeOpenForecast,
} from './_lib/forecastState.ts'
import { useScenarioName } from './_lib/useScenarioNames.ts'
import { useForecastChanges } from './_lib/useForecastChanges.ts'
import './cashForecast.css'

/** Where the table becomes cards, as in the style sheet. */
const PHONE = '(width <= 719px)'

/** Columns selected by default in the export. */
const EXPORTED = ['from', 'to', 'currency', 'opening', 'in', 'out', 'closing', 'lowest', 'lowestOn']
const OF_SCENARIOS = ['scenario', 'scenario2', 'scenario3'].map(name => [`${name}In`, `${name}Out`, `${name}Closing`])

// Views and the drawers next to the page load after it.
const ListViews = lazy(() => import('../../../ui/list/ListViews.tsx').then(module => ({ default: module.ListViews })))
const ForecastRecords = lazy(() =>
  import('./_components/ForecastRecords.tsx').then(module => ({ default: module.ForecastRecords })),
)
const ForecastAccuracy = lazy(() =>
  import('./_components/ForecastAccuracy.tsx').then(module => ({ default: module.ForecastAccuracy })),
)
const PlannedLines = lazy(() =>
  import('./_components/PlannedLines.tsx').then(module => ({ default: module.PlannedLines })),
)

/** Forecasts cash over twelve periods: the base, scenarios next to it, and the records behind each figure. */
export function CashForecastPage({ queries }: PageProps<{ page: CashForecastPageQuery }>) {
  const { formatMessage } = useIntl()
  const formats = useFormats()
  const list = useListState(forecastState)
  const { state, set } = list
  const { organization } = usePreloadedQuery<CashForecastPageQuery>(
    graphql`
      query CashForecastPageQuery(
        $currency: Currency!
        $unit: ForecastUnit!
        $usesLags: Boolean!
        $includesLeftOut: Boolean!
        $entities: [ID!]
        $scenarios: [ForecastScenarioInput!]
      ) @preloadable @throwOnFieldError {
        organization {
          permissions
          ...EntityChoice_organization
          cashForecast(
            currency: $currency
            unit: $unit
            usesLags: $usesLags
            includesLeftOut: $includesLeftOut
            entityIds: $entities
            scenarios: $scenarios
          ) {
            ...CashForecastPage_forecast
          }
        }
      }
    `,
    queries.page,
  )
  const forecast = useFragment<CashForecastPage_forecast$key>(
    graphql`
      fragment CashForecastPage_forecast on CashForecast @throwOnFieldError {
        currency
        openingAt
        periods {
          from
          to
          opening {
            amount
            currency
          }
        }
        ...ForecastCards_forecast
        ...ForecastChart_forecast
        ...ForecastNotes_forecast
        ...ForecastTable_forecast
        ...ScenarioBar_forecast
      }
    `,
    organization.cashForecast,
  )
  const variables = forecastVariables(state)
  const readAgain = useForecastChanges(variables)
  const scenarioName = useScenarioName(state)
  const opened = readOpenForecast(state.open)
  const open = (figure: OpenForecast) => set({ open: writeOpenForecast(figure) })
  const opening = forecast.periods[0]?.opening
  const mayPlan = organization.permissions.includes('TREASURY_EXPECTED_MANAGE')
  // On a phone the chart comes first: the fields of a scenario fill half its screen.
  const isPhone = useMediaQuery(PHONE)
  const scenarios = <ScenarioBar forecastKey={forecast} list={list} />
  return (
    <Page
      title={formatMessage({ id: 'menu.cashForecast' })}
      crumbs={[
        { label: formatMessage({ id: 'menu.group.analyze' }) },
        { label: formatMessage({ id: 'menu.cashForecast' }) },
      ]}
      note={
        opening && forecast.openingAt
          ? formatMessage(
              { id: 'cashForecast.from' },
              { amount: formats.money(opening), at: formats.recent(forecast.openingAt) },
            )
          : formatMessage({ id: 'cashForecast.noBalance' })
      }
      actions={
        <>
          <EntityChoice
            organizationKey={organization}
            label={formatMessage({ id: 'cashForecast.entity' })}
            all={formatMessage({ id: 'cashForecast.entity.all' })}
            value={state.entity}
            onChange={entity => set({ entity, open: null })}
          />
          <ForecastChoices list={list} />
          <DeferredExportButton
            list="CASH_FORECAST"
            rows={{
              cashForecast: {
                currency: variables.currency,
                unit: variables.unit,
                usesLags: variables.usesLags,
                includesLeftOut: variables.includesLeftOut,
                scenarios: variables.scenarios,
                entityIds: variables.entities,
              },
            }}
            title={formatMessage({ id: 'menu.cashForecast' })}
            columns={[...EXPORTED, ...OF_SCENARIOS.slice(0, variables.scenarios.length).flat()]}
            selectedUuids={[]}
            total={forecast.periods.length}
          />
          <Button onClick={() => set({ plans: 'YES', open: null })}>
            <FormattedMessage id="cashForecast.plans" />
          </Button>
        </>
      }
    >
      <div className="page cash-forecast" aria-busy={list.isPending}>
        <Suspense fallback={null}>
          <ListViews list="CASH_FORECASTS" query={viewOf(state)} canonical={list.canonical} tabs={null} />
        </Suspense>
        {isPhone ? null : scenarios}
        <section className="card card-b forecast-chart">
          <ForecastChart
            forecastKey={forecast}
            list={list}
            onOpen={place => open({ direction: 'DEBIT', place })}
            mayPlan={mayPlan && state.entity === null}
            onChanged={readAgain}
          />
        </section>
        {isPhone ? scenarios : null}
        <ForecastTable forecastKey={forecast} state={state} onOpen={open} />
        <ForecastCards forecastKey={forecast} unit={state.unit} onOpen={open} />
        <ForecastNotes
          forecastKey={forecast}
          onOpen={open}
          isCounted={state.counted !== null}
          onCount={isCounted => set({ counted: isCounted ? 'YES' : null, open: null })}
        />
        <Suspense fallback={null}>
          <ForecastAccuracy currency={state.currency} unit={state.unit} />
        </Suspense>
        <Suspense fallback={null}>
          {opened ? (
            <ForecastRecords
              figure={opened}
              period={opened.place === 'LEFT_OUT' ? null : (forecast.periods[opened.place] ?? null)}
              variables={variables}
              onClose={() => set({ open: null })}
              onPlans={() => set({ open: null, plans: 'YES' })}
              leaveOut={{
                scenarios: placesToLeaveOut(state).map(place => ({
                  place,
                  name: scenarioName(place),
                  out: scenarioAt(state, place).out,
                })),
                onChange: (place, out) => set(scenarioChange(place, { ...scenarioAt(state, place), out })),
              }}
            />
          ) : null}
          {state.plans ? (
            <PlannedLines
              currency={forecast.currency}
              mayPlan={mayPlan}
              onClose={() => set({ plans: null })}
              onChanged={readAgain}
            />
          ) : null}
        </Suspense>
      </div>
    </Page>
  )
}
