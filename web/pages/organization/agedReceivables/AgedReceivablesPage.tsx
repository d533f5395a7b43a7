import { CircleCheck } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay/hooks'
import { oldestDay } from '../../../i18n/calendarDate.ts'
import type { AgedReceivablesPageQuery } from '../../../__generated__/AgedReceivablesPageQuery.graphql.ts'
import { currencyOf } from '../../../i18n/currency.ts'
import { useFormats } from '../../../i18n/format.ts'
import type { PageProps } from '../../../relay/entryPoint.ts'
import { usePermission } from '../../../shell/permissions.tsx'
import { LinkButton } from '../../../ui/Button.tsx'
import { DayChoice } from '../../../ui/form/DayChoice.tsx'
import { useListState } from '../../../ui/list/useListState.ts'
import { Page } from '../../../ui/Page.tsx'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import { ExportButton } from '../_components/ExportButton.tsx'
import { ReceivableAges } from './_components/ReceivableAges.tsx'
import { ReceivablesTable } from './_components/ReceivablesTable.tsx'
import { receivablesState } from './_lib/receivablesState.ts'
import '../_components/ages.css'
import './agedReceivables.css'

// Loaded when a figure is opened.
const ReceivableParts = lazy(async () => ({
  default: (await import('./_components/ReceivableParts.tsx')).ReceivableParts,
}))

const EXPORTED = ['customer', 'asOf', 'currency', 'buckets', 'remaining', 'waitingForSlip', 'unapplied', 'claimed']

/** Outstanding cash of issued invoices as of a day, by age and customer; each figure opens its invoices. */
export function AgedReceivablesPage({ queries }: PageProps<{ page: AgedReceivablesPageQuery }>) {
  const { formatMessage } = useIntl()
  const formats = useFormats()
  const list = useListState(receivablesState)
  const { state, set } = list
  const { organization } = usePreloadedQuery<AgedReceivablesPageQuery>(
    graphql`
      query AgedReceivablesPageQuery($asOf: Date) @preloadable @throwOnFieldError {
        organization {
          agedReceivables(asOf: $asOf) {
            asOf
            currencies {
              currency
              remaining {
                count
              }
              customers {
                customerUuid
              }
              ...ReceivableAges_currency
              ...ReceivablesTable_currency
            }
          }
        }
      }
    `,
    queries.page,
  )
  const mayMake = usePermission('INVOICING_INVOICES_MANAGE')
  const { asOf, currencies } = organization.agedReceivables
  const shown = currencies.find(({ currency }) => currency === state.currency) ?? currencies[0]
  const today = formats.today()
  const isOpen = state.bucket !== null || state.customer !== null
  const title = formatMessage({ id: 'menu.agedReceivables' })
  return (
    <Page
      title={title}
      crumbs={[{ label: formatMessage({ id: 'menu.group.collect' }) }, { label: title }]}
      note={
        shown ? (
          <FormattedMessage id="agedReceivables.note" values={{ count: shown.remaining.count }} />
        ) : (
          formats.date(asOf, { year: 'always' })
        )
      }
      actions={
        <>
          <DayChoice
            label={formatMessage({ id: 'agedReceivables.asOf' })}
            min={oldestDay(today)}
            max={today}
            value={state.day ?? today}
            onChoose={day => set({ day: day === today ? null : day })}
          />
          {currencies.length > 1 ? (
            <div className="seg" role="radiogroup" aria-label={formatMessage({ id: 'agedReceivables.currency' })}>
              {currencies.map(({ currency }) => (
                <label key={currency} className={currency === shown?.currency ? 'on' : undefined}>
                  <input
                    className="sr"
                    type="radio"
                    name="currency"
                    checked={currency === shown?.currency}
                    onChange={() => set({ currency: currencyOf(currency), bucket: null, customer: null })}
                  />
                  {currency}
                </label>
              ))}
            </div>
          ) : null}
          {shown ? (
            <ExportButton
              list="AGED_RECEIVABLES"
              rows={{ agedReceivables: { asOf, currency: currencyOf(shown.currency) } }}
              title={title}
              columns={EXPORTED}
              selectedUuids={[]}
              total={shown.customers.length}
            />
          ) : null}
        </>
      }
    >
      {shown === undefined ? (
        <EmptyState
          icon={<CircleCheck className="i" aria-hidden />}
          title={<FormattedMessage id="agedReceivables.none" />}
          action={
            mayMake ? (
              <LinkButton variant="primary" to="/invoices/create">
                <FormattedMessage id="agedReceivables.newInvoice" />
              </LinkButton>
            ) : null
          }
        >
          <FormattedMessage id="agedReceivables.none.why" />
        </EmptyState>
      ) : (
        <div className="page ages-page" aria-busy={list.isPending}>
          <ReceivableAges currencyKey={shown} list={list} />
          <ReceivablesTable currencyKey={shown} list={list} />
          {isOpen ? (
            <Suspense fallback={null}>
              <ReceivableParts
                currency={shown.currency}
                asOf={state.day}
                column={state.bucket}
                customerUuid={state.customer}
                onClose={() => set({ bucket: null, customer: null })}
              />
            </Suspense>
          ) : null}
        </div>
      )}
    </Page>
  )
}
