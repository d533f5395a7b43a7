import { Plus, ReceiptText } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay/hooks'
import { useNavigate } from 'react-router'
import { oldestDay } from '../../../i18n/calendarDate.ts'
import type { PayablesPageQuery } from '../../../__generated__/PayablesPageQuery.graphql.ts'
import { currencyOf } from '../../../i18n/currency.ts'
import { useFormats } from '../../../i18n/format.ts'
import type { PageProps } from '../../../relay/entryPoint.ts'
import { usePermission } from '../../../shell/permissions.tsx'
import { LinkButton } from '../../../ui/Button.tsx'
import { DayChoice } from '../../../ui/form/DayChoice.tsx'
import { useShortcuts } from '../../../ui/keyboard/shortcuts.ts'
import { useListState } from '../../../ui/list/useListState.ts'
import { Page } from '../../../ui/Page.tsx'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import { DeferredExportButton } from '../_components/DeferredExportButton.tsx'
import { AgeBuckets } from './_components/AgeBuckets.tsx'
import { PayableBills } from './_components/PayableBills.tsx'
import { PayablesTable } from './_components/PayablesTable.tsx'
import { payablesState } from './_lib/payablesState.ts'
import '../_components/ages.css'
import './payables.css'

/** Columns selected by default in the export. */
const EXPORTED = ['counterparty', 'asOf', 'currency', 'buckets', 'remaining', 'underWay']

const CREATE = '/bills/create'

/** The outstanding amounts of approved bills as of a day, by age and counterparty; each figure opens its bills. */
export function PayablesPage({ queries }: PageProps<{ page: PayablesPageQuery }>) {
  const { formatMessage } = useIntl()
  const formats = useFormats()
  const list = useListState(payablesState)
  const { state, set } = list
  const { organization } = usePreloadedQuery<PayablesPageQuery>(
    graphql`
      query PayablesPageQuery($asOf: Date) @preloadable @throwOnFieldError {
        organization {
          agedPayables(asOf: $asOf) {
            asOf
            currencies {
              currency
              counterparties {
                count
                counterparty {
                  id
                  alias
                }
              }
              ...AgeBuckets_currency
              ...PayablesTable_currency
            }
          }
        }
      }
    `,
    queries.page,
  )
  const mayMake = usePermission('TREASURY_BILLS_MANAGE')
  const navigate = useNavigate()
  const newBill = formatMessage({ id: 'payables.newBill' })
  useShortcuts(mayMake ? [{ keys: 'c', label: newBill, run: () => void navigate(CREATE) }] : [])
  const { asOf, currencies } = organization.agedPayables
  const shown = currencies.find(({ currency }) => currency === state.currency) ?? currencies[0]
  const today = formats.today()
  const nameOf = (party: string | null) =>
    shown?.counterparties.find(({ counterparty }) => counterparty?.id === party)?.counterparty?.alias ?? null
  const open = state.bucket !== null || state.party !== null
  return (
    <Page
      title={formatMessage({ id: 'menu.payables' })}
      crumbs={[
        { label: formatMessage({ id: 'menu.group.analyze' }) },
        { label: formatMessage({ id: 'menu.payables' }) },
      ]}
      note={formats.date(asOf, { year: 'always' })}
      actions={
        <>
          <DayChoice
            label={formatMessage({ id: 'payables.asOf' })}
            min={oldestDay(today)}
            max={today}
            value={state.day ?? today}
            onChoose={day => set({ day: day === today ? null : day })}
          />
          {currencies.length > 1 ? (
            <div className="seg" role="radiogroup" aria-label={formatMessage({ id: 'payables.currency' })}>
              {currencies.map(({ currency }) => (
                <label key={currency} className={currency === shown?.currency ? 'on' : undefined}>
                  <input
                    className="sr"
                    type="radio"
                    name="currency"
                    checked={currency === shown?.currency}
                    onChange={() => set({ currency: currencyOf(currency), bucket: null, party: null })}
                  />
                  {currency}
                </label>
              ))}
            </div>
          ) : null}
          {shown ? (
            <DeferredExportButton
              list="PAYABLES"
              rows={{ payables: { asOf, currency: currencyOf(shown.currency) } }}
              title={formatMessage({ id: 'menu.payables' })}
              columns={EXPORTED}
              selectedUuids={[]}
              total={shown.counterparties.length}
            />
          ) : null}
          {shown && mayMake ? (
            <LinkButton variant="primary" icon={<Plus className="i" aria-hidden />} hint="c" to={CREATE}>
              {newBill}
            </LinkButton>
          ) : null}
        </>
      }
    >
      {shown === undefined ? (
        <EmptyState
          icon={<ReceiptText className="i" aria-hidden />}
          title={<FormattedMessage id="payables.none" />}
          action={
            mayMake ? (
              <LinkButton variant="primary" to={CREATE}>
                {newBill}
              </LinkButton>
            ) : null
          }
        >
          <FormattedMessage id="payables.none.why" />
        </EmptyState>
      ) : (
        <div className="page ages-page" aria-busy={list.isPending}>
          <AgeBuckets currencyKey={shown} list={list} />
          <PayablesTable currencyKey={shown} list={list} />
          {open ? (
            <PayableBills
              currency={shown.currency}
              asOf={state.day}
              bucket={state.bucket}
              party={state.party}
              partyName={nameOf(state.party)}
              onClose={() => set({ bucket: null, party: null })}
            />
          ) : null}
        </div>
      )}
    </Page>
  )
}
