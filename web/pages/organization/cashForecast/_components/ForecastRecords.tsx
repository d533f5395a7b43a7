import { FormattedMessage, useIntl } from 'react-intl'
import { graphql } from 'react-relay/hooks'
import { Link } from 'react-router'
import type {
  ForecastRecordsQuery,
  ForecastRecordsQuery$data,
} from '../../../../__generated__/ForecastRecordsQuery.graphql.ts'
import { DateText } from '../../../../ui/DateText.tsx'
import { Money } from '../../../../ui/Money.tsx'
import { FigureDrawer } from '../../_components/FigureDrawer.tsx'
import { useQueryOfSelection } from '../../_lib/useQueryOfSelection.ts'
import type { forecastVariables, OpenForecast, ScenarioPlace } from '../_lib/forecastState.ts'
import { MAX_LEFT_OUT } from '../_lib/scenarioParts.ts'

type ForecastRecordsProps = {
  figure: OpenForecast
  /** Null: all excluded records. */
  period: { readonly from: string; readonly to: string } | null
  variables: ReturnType<typeof forecastVariables>
  onClose: () => void
  /** Opens the planned lines instead. */
  onPlans: () => void
  leaveOut: LeaveOut
}

/** The scenarios that can exclude a record, and what each excludes. */
export type LeaveOut = {
  scenarios: readonly { place: ScenarioPlace; name: string; out: readonly string[] }[]
  onChange: (place: ScenarioPlace, out: readonly string[]) => void
}

/** The records behind a figure of a period, by source, with their sum at the bottom. */
export function ForecastRecords({ figure, period, variables, onClose, onPlans, leaveOut }: ForecastRecordsProps) {
  const { formatMessage } = useIntl()
  const { direction, source } = figure
  const all = period ? (`cashForecast.open.${direction}` as const) : (`cashForecast.open.leftOut.${direction}` as const)
  const title = formatMessage({ id: source ? `cashForecast.source.${source}.${sideOf(direction)}` : all })
  const shows = `${direction} ${source ?? ''} ${period?.from ?? ''}`
  return (
    <FigureDrawer title={title} period={period} shows={shows} onClose={onClose}>
      <Records figure={figure} period={period} variables={variables} onPlans={onPlans} leaveOut={leaveOut} />
    </FigureDrawer>
  )
}

const sideOf = (direction: OpenForecast['direction']) => (direction === 'CREDIT' ? 'in' : 'out')

function Records({ figure, period, variables, onPlans, leaveOut }: Omit<ForecastRecordsProps, 'onClose'>) {
  const { organization } = useQueryOfSelection<ForecastRecordsQuery>(
    graphql`
      query ForecastRecordsQuery(
        $currency: Currency!
        $usesLags: Boolean!
        $filter: ForecastRecordFilter!
        $entities: [ID!]
      ) @throwOnFieldError {
        organization {
          cashForecastRecords(currency: $currency, usesLags: $usesLags, filter: $filter, entityIds: $entities) {
            totalCount
            total {
              amount
              currency
            }
            items {
              source
              amount {
                amount
                currency
              }
              dueOn
              expectedOn
              lateDays
              lateSamples
              promisedOn
              leftOut
              expectedTransaction {
                uuid
                number
                description
                counterparty {
                  alias
                }
              }
              plannedLine {
                uuid
                name
              }
              bill {
                uuid
                number
              }
              payment {
                uuid
                kind
                number
              }
              paymentTransaction {
                uuid
                orderReference
                provider {
                  alias
                }
              }
            }
          }
        }
      }
    `,
    {
      currency: variables.currency,
      usesLags: variables.usesLags,
      entities: variables.entities,
      filter: {
        direction: figure.direction,
        source: figure.source ?? null,
        from: period?.from ?? null,
        to: period?.to ?? null,
        leftOut: period === null,
        includesLeftOut: variables.includesLeftOut,
      },
    },
    { fetchPolicy: 'store-and-network' },
  )
  const { items, total, totalCount } = organization.cashForecastRecords
  const bySource = Map.groupBy(items, ({ source }) => source)
  const side = sideOf(figure.direction)
  return (
    <>
      {[...bySource].map(([source, of]) => (
        <section key={source}>
          {figure.source === undefined ? (
            <h3 className="t12 muted">
              <FormattedMessage id={`cashForecast.source.${source}.${side}`} />
            </h3>
          ) : null}
          <ul className="figure-records">
            {of.map(item => (
              <RecordItem key={keyOf(item)} item={item} onPlans={onPlans} leaveOut={period ? leaveOut : null} />
            ))}
          </ul>
        </section>
      ))}
      {totalCount > items.length ? (
        <p className="muted t12">
          <FormattedMessage id="cashForecast.more" values={{ count: totalCount - items.length }} />
        </p>
      ) : null}
      <p className="figure-foot">
        <FormattedMessage id="cashForecast.recordCount" values={{ count: totalCount }} />
        <b>
          <Money value={total} currency />
        </b>
      </p>
    </>
  )
}

type Item = ForecastRecordsQuery$data['organization']['cashForecastRecords']['items'][number]

function linkOf({ expectedTransaction, bill, payment, paymentTransaction }: Item): {
  to: string
  label: string
  number: string
} {
  if (expectedTransaction) {
    const { uuid, number, description, counterparty } = expectedTransaction
    return { to: `/expected-transactions/${uuid}/edit`, label: counterparty?.alias ?? description, number }
  }
  if (paymentTransaction) {
    const { uuid, orderReference, provider } = paymentTransaction
    return { to: `/payment-transactions/${uuid}`, label: provider.alias, number: orderReference }
  }
  if (bill) return { to: `/bills/${bill.uuid}`, label: bill.number, number: bill.number }
  const path = payment?.kind === 'TRANSFER' ? 'transfers' : 'payments'
  return { to: `/${path}/${payment?.uuid ?? ''}`, label: payment?.number ?? '', number: payment?.number ?? '' }
}

/** A planned line has one item per date. */
const keyOf = (item: Item): string =>
  item.plannedLine ? `${item.plannedLine.name} ${item.dueOn} ${item.amount.amount}` : linkOf(item).to

type RecordItemProps = { item: Item; onPlans: () => void; leaveOut: LeaveOut | null }

function RecordItem({ item, onPlans, leaveOut }: RecordItemProps) {
  const { to, label, number } = linkOf(item)
  const { amount, dueOn, expectedOn, lateDays, lateSamples, promisedOn, leftOut, plannedLine } = item
  return (
    <li>
      <div>
        {plannedLine ? (
          <button type="button" className="link" onClick={onPlans}>
            {plannedLine.name}
          </button>
        ) : (
          <Link className="link" to={to}>
            {label}
          </Link>
        )}
        <p className="muted t12">
          {plannedLine ? null : `${number} · `}
          <FormattedMessage id="cashForecast.due" values={{ day: <DateText value={dueOn} /> }} />
          {promisedOn ? (
            <>
              {' · '}
              <FormattedMessage id="cashForecast.promised" values={{ day: <DateText value={promisedOn} /> }} />
            </>
          ) : expectedOn === dueOn ? null : (
            <>
              {' · '}
              <FormattedMessage id="cashForecast.expectedOn" values={{ day: <DateText value={expectedOn} /> }} />
            </>
          )}
          {lateDays && lateSamples ? (
            <>
              {' · '}
              {lateDays > 0 ? (
                <FormattedMessage id="cashForecast.usuallyLate" values={{ days: lateDays, samples: lateSamples }} />
              ) : (
                <FormattedMessage id="cashForecast.usuallyEarly" values={{ days: -lateDays, samples: lateSamples }} />
              )}
            </>
          ) : null}
          {leftOut ? (
            <>
              {' · '}
              <FormattedMessage id={`cashForecast.leftOut.${leftOut}`} />
            </>
          ) : null}
        </p>
        {leaveOut ? <LeaveOutOf uuid={uuidOf(item)} what={plannedLine?.name ?? number} leaveOut={leaveOut} /> : null}
      </div>
      <Money value={amount} />
    </li>
  )
}

const uuidOf = ({ expectedTransaction, plannedLine, paymentTransaction }: Item): string | undefined =>
  expectedTransaction?.uuid ?? plannedLine?.uuid ?? paymentTransaction?.uuid

/** A switch for each scenario; the base always includes the record. */
function LeaveOutOf({ uuid, what, leaveOut }: { uuid: string | undefined; what: string; leaveOut: LeaveOut }) {
  const { formatMessage } = useIntl()
  if (uuid === undefined) return null
  return (
    <p className="forecast-leave-out">
      {leaveOut.scenarios.map(({ place, name, out }) => {
        const isOut = out.includes(uuid)
        return isOut || out.length < MAX_LEFT_OUT ? (
          <label key={place} className="forecast-check t12">
            <input
              type="checkbox"
              checked={isOut}
              aria-label={formatMessage({ id: 'cashForecast.out.of' }, { scenario: name, what })}
              onChange={() => leaveOut.onChange(place, isOut ? out.filter(each => each !== uuid) : [...out, uuid])}
            />
            <FormattedMessage id="cashForecast.out.from" values={{ scenario: name }} />
          </label>
        ) : null
      })}
    </p>
  )
}
