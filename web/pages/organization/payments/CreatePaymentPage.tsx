import { Suspense, useMemo, useRef } from 'react'
import { useIntl } from 'react-intl'
import { graphql, useFragment, usePreloadedQuery } from 'react-relay/hooks'
import { useNavigate, useSearchParams } from 'react-router'
import type {
  CreatePaymentPage_bill$data,
  CreatePaymentPage_bill$key,
} from '../../../__generated__/CreatePaymentPage_bill.graphql.ts'
import type { CreatePaymentPageQuery } from '../../../__generated__/CreatePaymentPageQuery.graphql.ts'
import { useFormats } from '../../../i18n/format.ts'
import type { PageProps } from '../../../relay/entryPoint.ts'
import { useIdempotentSubmit } from '../../../relay/useIdempotentSubmit.ts'
import { useListReturn } from '../../../ui/list/useListReturn.ts'
import { Page } from '../../../ui/Page.tsx'
import { NoPermission } from '../../../ui/states/ListStates.tsx'
import { FormSkeleton } from '../../../ui/states/Skeletons.tsx'
import { PaymentForm } from './_components/PaymentForm.tsx'
import { PayingOffPage } from '../_components/lazyPayingOff.ts'
import { refundPayee, usePaidRefund } from './_lib/paidRefund.ts'
import { pathOf, usePaymentKind } from './_lib/paymentKind.ts'
import { NOT_EXTERNAL, type Payee, payeeAt, type PaymentValues } from './_lib/paymentValues.ts'
import { readPaymentValues } from './_lib/readPaymentValues.ts'
import { billsAfter, nextBillAddress } from './_lib/paymentSource.ts'
import { useCreatePayment } from './_lib/useCreatePayment.ts'
import { useOwnAccounts } from './_lib/useOwnAccounts.ts'

/** A new payment or transfer. */
export function CreatePaymentPage({ queries }: PageProps<{ page: CreatePaymentPageQuery }>) {
  const { formatMessage } = useIntl()
  const formats = useFormats()
  const kind = usePaymentKind()
  const [create] = useCreatePayment()
  const once = useIdempotentSubmit()
  const { organization } = usePreloadedQuery<CreatePaymentPageQuery>(
    graphql`
      query CreatePaymentPageQuery(
        $bill: UUID!
        $ofBill: Boolean!
        $expected: UUID!
        $ofExpected: Boolean!
        $copied: UUID!
        $ofCopy: Boolean!
      ) @preloadable @throwOnFieldError {
        organization {
          permissions
          controls {
            transfersActive
          }
          ...useOwnAccounts_organization
          counterpartyBanks {
            code
            name
          }
          bill(uuid: $bill) @include(if: $ofBill) {
            ...CreatePaymentPage_bill
          }
          expectedTransaction(uuid: $expected) @include(if: $ofExpected) {
            ...paidRefund_expected
          }
          payment(uuid: $copied) @include(if: $ofCopy) {
            number
            ...readPaymentValues_payment
          }
        }
      }
    `,
    queries.page,
  )
  const accounts = useOwnAccounts(organization)
  const bill = useFragment<CreatePaymentPage_bill$key>(
    graphql`
      fragment CreatePaymentPage_bill on Bill {
        id
        uuid
        number
        amount {
          amount
          currency
        }
        counterparty {
          id
          alias
          bankAccounts {
            id
            accountNumber
            accountName
            bank {
              code
              name
            }
          }
        }
      }
    `,
    organization.bill ?? null,
  )
  const refund = usePaidRefund(organization.expectedTransaction)
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const others = bill ? billsAfter(search) : []
  const paidFrom = useRef('')
  // Of several bills the next is paid from the same account.
  const fromAccountId = accounts.find(({ id }) => id === search.get('from'))?.id ?? ''
  const debtAddress = addressOf(bill, refund)
  const { back, toList } = useListReturn(debtAddress ?? pathOf[kind])
  const today = formats.today()
  const { payment: copied } = organization
  const initialValues = useMemo<PaymentValues>(() => {
    // Recurrence and documents are not copied.
    if (copied) return { ...readPaymentValues(copied), date: today, frequency: 'ONCE', files: [] }
    return {
      fromAccountId,
      payeeKind: 'COUNTERPARTY',
      payee: refund ? refundPayee(refund) : payeeOf(bill),
      toAccountId: '',
      ...NOT_EXTERNAL,
      amount: (bill ?? refund)?.amount.amount ?? null,
      method: null,
      date: today,
      memo: refund ? formatMessage({ id: 'payments.ofRefund.memo' }, { number: refund.refund.creditMemoNumber }) : '',
      notes: '',
      frequency: 'ONCE',
      appliesTo: 'ONE',
      files: [],
      allowDuplicate: false,
    }
  }, [today, bill, refund, copied, fromAccountId, formatMessage])
  const title = formatMessage({ id: `payments.new.${kind}` })
  const crumbs = [
    { label: formatMessage({ id: 'menu.group.transact' }) },
    { label: formatMessage({ id: `payments.title.${kind}` }), to: pathOf[kind] },
    { label: title },
  ]
  if (!organization.permissions.includes('TREASURY_PAYMENTS_CREATE')) {
    return (
      <Page title={title} crumbs={crumbs}>
        <NoPermission />
      </Page>
    )
  }
  if (!organization.controls.transfersActive) {
    return (
      <Suspense fallback={<FormSkeleton />}>
        <PayingOffPage kind={kind} title={title} crumbs={crumbs} />
      </Suspense>
    )
  }
  return (
    <PaymentForm
      // The next of several bills is another form.
      key={bill?.uuid}
      kind={kind}
      title={title}
      crumbs={crumbs}
      accounts={accounts}
      banks={organization.counterpartyBanks}
      initialValues={initialValues}
      bill={bill ?? null}
      refund={refund}
      hasDraft={!debtAddress && !copied}
      note={
        copied
          ? formatMessage({ id: 'payments.copyOf' }, { number: copied.number })
          : others.length > 0
            ? formatMessage({ id: 'payments.billsAfter' }, { count: others.length })
            : null
      }
      onCancel={back}
      onSaved={(_, { another }) => {
        const next = nextBillAddress(others, paidFrom.current)
        if (next) void navigate(next)
        else if (debtAddress) void navigate(debtAddress)
        else if (!another) toList()
      }}
      onSubmit={content => {
        paidFrom.current = content.fromAccountId
        return once(content, idempotencyKey => create({ variables: { input: { kind, ...content, idempotencyKey } } }))
      }}
    />
  )
}

/** The page of what is paid. */
function addressOf(bill: { uuid: string } | null | undefined, refund: { uuid: string } | null): string | null {
  if (bill) return `/bills/${bill.uuid}`
  return refund && `/expected-transactions/${refund.uuid}/edit`
}

/** The supplier's first account; the user can choose another of theirs. */
function payeeOf(bill: CreatePaymentPage_bill$data | null | undefined): Payee | null {
  const [account] = bill?.counterparty.bankAccounts ?? []
  return bill && account ? payeeAt(bill.counterparty, account) : null
}
