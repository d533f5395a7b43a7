import { useMemo } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment, usePreloadedQuery } from 'react-relay/hooks'
import { Link } from 'react-router'
import type { EditExpectedPage_expected$key } from '../../../__generated__/EditExpectedPage_expected.graphql.ts'
import type { EditExpectedPageQuery } from '../../../__generated__/EditExpectedPageQuery.graphql.ts'
import type { PageProps } from '../../../relay/entryPoint.ts'
import { DateText } from '../../../ui/DateText.tsx'
import { useListReturn } from '../../../ui/list/useListReturn.ts'
import { RefundPayments } from '../_components/RefundPayments.tsx'
import { ExpectedForm } from './_components/ExpectedForm.tsx'
import { type ExpectedValues, toInput } from './_lib/expectedValues.ts'
import { offeredAccounts } from './_lib/offeredAccounts.ts'
import { useUpdateExpectedTransaction } from './_lib/useUpdateExpectedTransaction.ts'

/** Edits an expected transaction. */
export function EditExpectedPage({ queries }: PageProps<{ page: EditExpectedPageQuery }>) {
  const { formatMessage } = useIntl()
  const { back } = useListReturn('/expected-transactions')
  const [update] = useUpdateExpectedTransaction()
  const { organization } = usePreloadedQuery<EditExpectedPageQuery>(
    graphql`
      query EditExpectedPageQuery($uuid: UUID!) @preloadable @throwOnFieldError {
        organization {
          permissions
          bankAccounts(first: 200) {
            edges {
              node {
                id
                alias
                currency
                status
              }
            }
          }
          expectedTransaction(uuid: $uuid) {
            ...EditExpectedPage_expected
          }
        }
      }
    `,
    queries.page,
  )
  const expected = useFragment<EditExpectedPage_expected$key>(
    graphql`
      fragment EditExpectedPage_expected on ExpectedTransaction {
        id
        version
        number
        date
        description
        direction
        status
        internalDescription
        externalId
        dateFrom
        dateTo
        promisedOn
        allowedActions
        amount {
          amount
          currency
        }
        amountFrom {
          amount
        }
        amountTo {
          amount
        }
        counterparty {
          id
          alias
          legalName
        }
        bankAccount {
          id
        }
        data {
          key
          value
        }
        invoice {
          uuid
          number
        }
        creditMemo {
          uuid
          number
        }
        ...RefundPayments_expected
      }
    `,
    organization.expectedTransaction ?? null,
  )
  const initialValues = useMemo<ExpectedValues | null>(
    () =>
      expected
        ? {
            date: expected.date,
            direction: expected.direction === 'DEBIT' ? 'DEBIT' : 'CREDIT',
            amount: expected.amount.amount,
            currency: expected.amount.currency,
            description: expected.description,
            counterpartyId: expected.counterparty?.id ?? null,
            bankAccountId: expected.bankAccount?.id ?? '',
            internalDescription: expected.internalDescription ?? '',
            externalId: expected.externalId ?? '',
            dateFrom: expected.dateFrom ?? null,
            dateTo: expected.dateTo ?? null,
            amountFrom: expected.amountFrom?.amount ?? null,
            amountTo: expected.amountTo?.amount ?? null,
            data: expected.data,
          }
        : null,
    [expected],
  )
  // An unknown uuid has already thrown G-7.
  if (!expected || !initialValues) return null
  const { id, version, number, counterparty } = expected
  return (
    <ExpectedForm
      key={version}
      title={number}
      crumbs={[
        { label: formatMessage({ id: 'menu.group.reconciliation' }) },
        { label: formatMessage({ id: 'expected.title' }), to: '/expected-transactions' },
        { label: number },
      ]}
      accounts={offeredAccounts(
        organization.bankAccounts.edges.map(({ node }) => node),
        expected.bankAccount?.id,
      )}
      counterparty={
        counterparty ? { value: counterparty.id, label: counterparty.alias, detail: counterparty.legalName } : null
      }
      initialValues={initialValues}
      aside={
        <>
          {expected.promisedOn ? (
            <p className="note info">
              <FormattedMessage id="expected.promised" values={{ day: <DateText value={expected.promisedOn} /> }} />
            </p>
          ) : null}
          <RefundPayments expectedKey={expected} />
        </>
      }
      locked={
        expected.allowedActions.includes('UPDATE')
          ? null
          : !organization.permissions.includes('TREASURY_EXPECTED_MANAGE')
            ? formatMessage({ id: 'form.readOnly' })
            : expected.invoice
              ? lockedByInvoice(expected.invoice)
              : expected.creditMemo
                ? lockedByCreditMemo(expected.creditMemo)
                : formatMessage(
                    { id: 'expected.locked' },
                    { status: formatMessage({ id: `reconciliationStatus.${expected.status}` }) },
                  )
      }
      onCancel={back}
      onSaved={back}
      onSubmit={values => update({ variables: { input: { id, version, ...toInput(values) } } })}
    />
  )
}

/** Expected transactions of an invoice are changed on the invoice. */
const lockedByInvoice = ({ uuid, number }: { uuid: string; number: string | null | undefined }) => (
  <FormattedMessage
    id="expected.lockedByInvoice"
    values={{
      number,
      link: text => (
        <Link key="link" className="link" to={`/invoices/${uuid}`}>
          {text}
        </Link>
      ),
    }}
  />
)

/** Expected transactions of a refund are changed on its credit memo. */
const lockedByCreditMemo = ({ uuid, number }: { uuid: string; number: string | null | undefined }) => (
  <FormattedMessage
    id="expected.lockedByCreditMemo"
    values={{
      number,
      link: text => (
        <Link key="link" className="link" to={`/credit-memo/${uuid}`}>
          {text}
        </Link>
      ),
    }}
  />
)
