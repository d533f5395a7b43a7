import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import { Link } from 'react-router'
import type {
  ExceptionSubject_exception$data,
  ExceptionSubject_exception$key,
} from '../../../../__generated__/ExceptionSubject_exception.graphql.ts'
import { usePermission } from '../../../../shell/permissions.tsx'
import { LinkButton } from '../../../../ui/Button.tsx'
import { Fact } from '../../_components/Fact.tsx'
import { RefreshFromProvider } from './RefreshFromProvider.tsx'

// A record that the viewer's role does not show is null, without failing the rest: no @throwOnFieldError here.
const fragment = graphql`
  fragment ExceptionSubject_exception on Exception {
    type
    status
    label
    subjectType
    bankAccount {
      id
      uuid
      alias
    }
    statementTransaction {
      id
      description
    }
    expectedTransaction {
      number
    }
    payment {
      uuid
      kind
      number
    }
    bill {
      uuid
      number
    }
    deposit {
      uuid
      number
    }
    paymentProvider {
      id
      uuid
      alias
      allowedActions
    }
    paymentRecord {
      uuid
      externalId
      provider {
        id
        uuid
        allowedActions
      }
    }
    paymentTransaction {
      id
      uuid
      orderReference
      provider {
        id
        uuid
        allowedActions
      }
    }
  }
`

/** The exception's bank account and record, if the viewer may see them. */
export function ExceptionSubject({ exceptionKey }: { exceptionKey: ExceptionSubject_exception$key }) {
  const exception = useFragment<ExceptionSubject_exception$key>(fragment, exceptionKey)
  const record = recordOf(exception)
  return (
    <>
      {exception.bankAccount ? <Fact label="exceptions.account">{exception.bankAccount.alias}</Fact> : null}
      {record ? (
        <Fact label="exceptions.record">
          <Link className="link" to={record.to}>
            {record.name}
          </Link>
        </Fact>
      ) : null}
    </>
  )
}

function recordOf(exception: ExceptionSubject_exception$data): { to: string; name: string } | null {
  const { type, label, bankAccount, statementTransaction, expectedTransaction, payment, bill, deposit } = exception
  const { paymentProvider, paymentRecord, paymentTransaction } = exception
  if (payment) {
    const { kind, uuid, number } = payment
    return { to: `/${kind === 'PAYMENT' ? 'payments' : 'transfers'}/${uuid}`, name: number }
  }
  if (bill) return { to: `/bills/${bill.uuid}`, name: bill.number }
  if (deposit) return { to: `/deposits/${deposit.uuid}`, name: deposit.number }
  if (paymentTransaction) {
    const { uuid, orderReference } = paymentTransaction
    return { to: `/payment-transactions/${uuid}`, name: orderReference }
  }
  if (paymentRecord) return { to: `/payment-records/${paymentRecord.uuid}`, name: paymentRecord.externalId }
  if (paymentProvider) return { to: `/payment-providers/${paymentProvider.uuid}`, name: paymentProvider.alias }
  if (expectedTransaction) {
    const { number } = expectedTransaction
    return { to: `/expected-transactions?q=${number}`, name: number }
  }
  if (statementTransaction) {
    const { description } = statementTransaction
    return { to: `/statement-transactions?q=${encodeURIComponent(description)}`, name: description }
  }
  if (type === 'STALE_CONNECTION' && bankAccount) return { to: `/bank-accounts/${bankAccount.uuid}`, name: label }
  return null
}

/** A link to where the cause is fixed, while it exists and the viewer's role allows it. */
export function DirectAction({ exceptionKey }: { exceptionKey: ExceptionSubject_exception$key }) {
  const exception = useFragment<ExceptionSubject_exception$key>(fragment, exceptionKey)
  const mayMatch = usePermission('TREASURY_RECONCILIATION_MANAGE')
  const mayImport = usePermission('TREASURY_STATEMENTS_MANAGE')
  const { type, status, subjectType, bankAccount, statementTransaction, paymentTransaction } = exception
  if (status === 'RESOLVED') return null
  const provider = (paymentTransaction ?? exception.paymentRecord)?.provider ?? exception.paymentProvider
  if (provider) return <RefreshFromProvider provider={provider} transactionId={paymentTransaction?.id ?? null} />
  if (mayMatch && (subjectType === 'STATEMENT_TRANSACTION' || subjectType === 'EXPECTED_TRANSACTION')) {
    const search = new URLSearchParams({ tab: 'unreconciled' })
    if (bankAccount) search.set('account', bankAccount.id)
    if (statementTransaction) search.set('line', statementTransaction.id)
    return (
      <LinkButton size="sm" to={`/reconciliation?${search}`}>
        <FormattedMessage id="exceptions.match" />
      </LinkButton>
    )
  }
  if (mayImport && type === 'STALE_CONNECTION' && subjectType === 'BANK_ACCOUNT' && bankAccount)
    return (
      <LinkButton size="sm" to={`/statement-transactions/create?${new URLSearchParams({ account: bankAccount.id })}`}>
        <FormattedMessage id="exceptions.openImport" />
      </LinkButton>
    )
  return null
}
