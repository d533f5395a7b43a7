import { Pencil } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment, usePreloadedQuery } from 'react-relay/hooks'
import type { BillPage_bill$key } from '../../../__generated__/BillPage_bill.graphql.ts'
import type { BillPageQuery } from '../../../__generated__/BillPageQuery.graphql.ts'
import { useFormats } from '../../../i18n/format.ts'
import type { PageProps } from '../../../relay/entryPoint.ts'
import { useReadAgain } from '../../../relay/useReadAgain.ts'
import { DeferredMount } from '../../../ui/DeferredMount.tsx'
import { LinkButton } from '../../../ui/Button.tsx'
import { useShortcuts } from '../../../ui/keyboard/shortcuts.ts'
import { useListReturn } from '../../../ui/list/useListReturn.ts'
import { Page } from '../../../ui/Page.tsx'
import { Fact } from '../_components/Fact.tsx'
import { FilesCard } from '../_components/FilesCard.tsx'
import { PaymentsDisabledNotice } from '../_components/lazyPayingOff.ts'
import { useResults } from '../results/_lib/useResults.tsx'
import { BillLinks } from './_components/BillLinks.tsx'
import { BillSteps } from './_components/BillSteps.tsx'
import { BillChecksCard } from './_public/BillChecksCard.tsx'
import { BillStatusMark } from './_public/BillStatusMark.tsx'
import { BillTaxCard } from './_public/BillTaxCard.tsx'
import { MetadataFacts } from './_components/MetadataFacts.tsx'
import './_components/bills.css'

const BillActions = lazy(() => import('./_components/BillActions.tsx'))
const BillChanges = lazy(() => import('./_public/BillChanges.tsx'))

const query = graphql`
  query BillPageQuery($uuid: UUID!) @preloadable @throwOnFieldError {
    organization {
      permissions
      controls {
        transfersActive
      }
      bill(uuid: $uuid) {
        ...BillPage_bill
      }
    }
  }
`

/** One bill: its status, its history, its payments, and the possible actions. */
export function BillPage({ queries }: PageProps<{ page: BillPageQuery }>) {
  const { formatMessage } = useIntl()
  const formats = useFormats()
  const { organization } = usePreloadedQuery<BillPageQuery>(query, queries.page)
  const readAgain = useReadAgain<BillPageQuery>(query)
  const bill = useFragment<BillPage_bill$key>(
    graphql`
      fragment BillPage_bill on Bill {
        id
        uuid
        number
        status
        paymentStatus
        version
        date
        dueDate
        category
        description
        allowedActions
        approvalObstacle
        amount {
          amount
          currency
        }
        counterparty {
          alias
          legalName
        }
        files {
          fileId
          name
          size
          url
        }
        ...BillChecksCard_bill
        ...BillLinks_bill
        ...BillTaxCard_bill
        ...BillSteps_bill
        ...MetadataFacts_bill
      }
    `,
    organization.bill ?? null,
  )
  const { back, toList } = useListReturn('/bills')
  const { showResults, resultsDialog } = useResults()
  useShortcuts([{ keys: 'Escape', label: formatMessage({ id: 'bills.back' }), run: back }])
  // An unknown uuid has already thrown G-7.
  if (!bill) return null
  const { uuid, number, counterparty, allowedActions } = bill
  const { permissions, controls } = organization
  const waitsForPayment = bill.status === 'APPROVED' && bill.paymentStatus === 'UNPAID'
  const isOff = waitsForPayment && !controls.transfersActive && permissions.includes('TREASURY_PAYMENTS_CREATE')
  const refresh = () => readAgain({ uuid })

  return (
    <Page
      title={number}
      listed={`/bills/${uuid}`}
      crumbs={[
        { label: formatMessage({ id: 'menu.group.transact' }) },
        { label: formatMessage({ id: 'bills.title' }), to: '/bills' },
        { label: number },
      ]}
      actions={
        <>
          {allowedActions.includes('UPDATE') ? (
            <LinkButton icon={<Pencil className="i" aria-hidden />} to={`/bills/${uuid}/edit`}>
              <FormattedMessage id="action.edit" />
            </LinkButton>
          ) : null}
          <Suspense fallback={null}>
            <BillActions bills={[bill]} onDone={refresh} onDeleted={toList} onPartly={showResults} size="md" />
          </Suspense>
        </>
      }
    >
      <div className="page bill">
        <div className="form-column">
          <section className="card">
            <div className="card-b">
              <div className="bill-top">
                <span className="bill-amount">{formats.money(bill.amount)}</span>
                <BillStatusMark bill={bill} />
              </div>
              <p>
                <b>{counterparty.alias}</b> · {counterparty.legalName}
              </p>
              {bill.approvalObstacle === 'OWN_BILL' ? (
                <p className="note info">
                  <FormattedMessage id="bills.own" />
                </p>
              ) : null}
              {isOff ? (
                <Suspense fallback={null}>
                  <PaymentsDisabledNotice of="BILL" />
                </Suspense>
              ) : null}
            </div>
          </section>
          <BillTaxCard billKey={bill} mayRecordSlip={allowedActions.includes('RECORD_SLIP')} />
          <section className="card">
            <div className="card-h">
              <h2>
                <FormattedMessage id="bills.details" />
              </h2>
            </div>
            <dl className="card-b dl">
              <Fact label="bills.date">{formats.date(bill.date, { year: 'always' })}</Fact>
              <Fact label="bills.due">{formats.date(bill.dueDate, { year: 'always' })}</Fact>
              <Fact label="bills.category">{bill.category ?? '–'}</Fact>
              <Fact label="bills.description">{bill.description ?? '–'}</Fact>
              <MetadataFacts billKey={bill} />
            </dl>
          </section>
          <BillLinks billKey={bill} />
        </div>
        <div className="form-column">
          <BillChecksCard billKey={bill} />
          <FilesCard files={bill.files} />
          <BillSteps billKey={bill} />
        </div>
      </div>
      {resultsDialog}
      <DeferredMount>
        <BillChanges onChange={refresh} />
      </DeferredMount>
    </Page>
  )
}
