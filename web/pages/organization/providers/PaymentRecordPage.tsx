import { lazy } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment, usePreloadedQuery } from 'react-relay/hooks'
import type { PaymentRecordPage_record$key } from '../../../__generated__/PaymentRecordPage_record.graphql.ts'
import type { PaymentRecordPageQuery } from '../../../__generated__/PaymentRecordPageQuery.graphql.ts'
import { useFormats } from '../../../i18n/format.ts'
import type { PageProps } from '../../../relay/entryPoint.ts'
import { useReadAgain } from '../../../relay/useReadAgain.ts'
import { usePermission } from '../../../shell/permissions.tsx'
import { DeferredMount } from '../../../ui/DeferredMount.tsx'
import { LinkButton } from '../../../ui/Button.tsx'
import { useShortcuts } from '../../../ui/keyboard/shortcuts.ts'
import { useListReturn } from '../../../ui/list/useListReturn.ts'
import { Page } from '../../../ui/Page.tsx'
import { RecordFees } from './_components/RecordFees.tsx'
import { RecordFigures } from './_components/RecordFigures.tsx'
import { RecordHistory } from './_components/RecordHistory.tsx'
import { RecordInBank } from './_components/RecordInBank.tsx'
import { RecordMembers } from './_components/RecordMembers.tsx'
import { RecordStatusMark } from './_components/RecordStatusMark.tsx'
import './_components/providers.css'

const RecordChanges = lazy(() => import('./_components/RecordChanges.tsx'))

const query = graphql`
  query PaymentRecordPageQuery($uuid: UUID!) @preloadable @throwOnFieldError {
    organization {
      paymentRecord(uuid: $uuid) {
        ...PaymentRecordPage_record
      }
      ...RecordActivities_organization @arguments(uuid: $uuid, recordType: PAYMENT_RECORD)
    }
  }
`

/** One settlement batch: whether it adds up, its transactions, and its bank line. */
export function PaymentRecordPage({ queries }: PageProps<{ page: PaymentRecordPageQuery }>) {
  const { formatMessage } = useIntl()
  const formats = useFormats()
  const { organization } = usePreloadedQuery<PaymentRecordPageQuery>(query, queries.page)
  const readAgain = useReadAgain<PaymentRecordPageQuery>(query)
  const record = useFragment<PaymentRecordPage_record$key>(
    graphql`
      fragment PaymentRecordPage_record on PaymentRecord {
        id
        uuid
        externalId
        payoutOn
        settlement
        reconciliation
        figureCheck
        memberCheck
        carryOverCheck
        provider {
          alias
        }
        bankAccount {
          alias
        }
        net {
          amount
          currency
        }
        ...RecordFees_record
        ...RecordFigures_record
        ...RecordHistory_record
        ...RecordInBank_record
        ...RecordMembers_record
      }
    `,
    organization.paymentRecord ?? null,
  )
  const seesActivity = usePermission('ACCOUNT_ACTIVITY_VIEW')
  const { back } = useListReturn('/payment-records')
  useShortcuts([{ keys: 'Escape', label: formatMessage({ id: 'paymentRecords.back' }), run: back }])
  // An unknown uuid has already thrown G-7.
  if (!record) return null
  const { id, uuid, externalId, payoutOn, provider, bankAccount, net } = record
  const refresh = () => readAgain({ uuid })
  const title = `${provider.alias}, ${formats.date(payoutOn, { year: 'always' })}`

  return (
    <Page
      title={title}
      listed={`/payment-records/${uuid}`}
      crumbs={[
        { label: formatMessage({ id: 'menu.group.configure' }) },
        { label: formatMessage({ id: 'providers.title' }), to: '/payment-providers' },
        { label: formatMessage({ id: 'paymentRecords.title' }), to: '/payment-records' },
        { label: title },
      ]}
      actions={
        <LinkButton to={`/payment-transactions?record=${encodeURIComponent(id)}`}>
          <FormattedMessage id="paymentTransactions.title" />
        </LinkButton>
      }
    >
      <div className="page provider-page">
        <div className="form-column">
          <section className="card">
            <div className="card-b">
              <div className="provider-top">
                <span className="provider-amount">{formats.money(net)}</span>
                <RecordStatusMark record={record} />
              </div>
              <p className="muted">
                <FormattedMessage
                  id="paymentRecords.paidTo"
                  values={{ account: bankAccount.alias, batch: externalId }}
                />
              </p>
            </div>
          </section>
          <RecordFigures recordKey={record} />
          <RecordMembers recordKey={record} recordId={id} />
        </div>
        <div className="form-column">
          <RecordInBank recordKey={record} />
          <RecordFees recordKey={record} recordId={id} />
          {seesActivity ? <RecordHistory recordKey={record} organizationKey={organization} /> : null}
        </div>
      </div>
      <DeferredMount>
        <RecordChanges onChange={refresh} />
      </DeferredMount>
    </Page>
  )
}
