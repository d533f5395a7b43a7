import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import { Link } from 'react-router'
import type { RecordInBank_record$key } from '../../../../__generated__/RecordInBank_record.graphql.ts'
import { useFormats } from '../../../../i18n/format.ts'
import { usePermission } from '../../../../shell/permissions.tsx'
import { LinkButton } from '../../../../ui/Button.tsx'
import { Fact } from '../../_components/Fact.tsx'

/** The bank's side of a batch: the expected line, and what arrived. */
export function RecordInBank({ recordKey }: { recordKey: RecordInBank_record$key }) {
  const { formatMessage } = useIntl()
  const formats = useFormats()
  const record = useFragment(
    graphql`
      fragment RecordInBank_record on PaymentRecord {
        payoutOn
        reconciliation
        createdAt
        bankAccount {
          id
          uuid
          alias
        }
        provider {
          uuid
          alias
        }
        settledAmount {
          amount
          currency
        }
        expectedTransaction {
          uuid
          number
        }
      }
    `,
    recordKey,
  )
  const mayMatch = usePermission('TREASURY_RECONCILIATION_MANAGE')
  const { expectedTransaction, settledAmount, reconciliation, bankAccount } = record
  return (
    <section className="card" aria-label={formatMessage({ id: 'paymentRecords.inBank' })}>
      <div className="card-h">
        <h2>
          <FormattedMessage id="paymentRecords.inBank" />
        </h2>
        {mayMatch && reconciliation === 'UNRECONCILED' ? (
          <span className="end">
            <LinkButton size="sm" to={`/reconciliation?tab=unreconciled&account=${encodeURIComponent(bankAccount.id)}`}>
              <FormattedMessage id="paymentRecords.match" />
            </LinkButton>
          </span>
        ) : null}
      </div>
      <dl className="card-b dl">
        <Fact label="paymentRecords.payoutOn">{formats.date(record.payoutOn, { year: 'always' })}</Fact>
        <Fact label="providers.account">
          <Link className="link" to={`/bank-accounts/${bankAccount.uuid}`}>
            {bankAccount.alias}
          </Link>
        </Fact>
        <Fact label="paymentRecords.reconciliation">
          {reconciliation ? (
            <FormattedMessage id={`paymentRecords.reconciliation.${reconciliation}`} />
          ) : (
            <FormattedMessage id="paymentRecords.nothingPaid" />
          )}
        </Fact>
        <Fact label="paymentRecords.settledAmount">{settledAmount ? formats.money(settledAmount) : '–'}</Fact>
        <Fact label="paymentRecords.expected">
          {expectedTransaction ? (
            <Link className="link" to={`/expected-transactions/${expectedTransaction.uuid}`}>
              {expectedTransaction.number}
            </Link>
          ) : (
            '–'
          )}
        </Fact>
        <Fact label="providers.provider">
          <Link className="link" to={`/payment-providers/${record.provider.uuid}`}>
            {record.provider.alias}
          </Link>
        </Fact>
        <Fact label="paymentRecords.reported">{formats.dateTime(record.createdAt)}</Fact>
      </dl>
    </section>
  )
}
