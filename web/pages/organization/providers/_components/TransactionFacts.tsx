import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import { Link } from 'react-router'
import type { TransactionFacts_transaction$key } from '../../../../__generated__/TransactionFacts_transaction.graphql.ts'
import { isZero } from '../../../../i18n/decimal.ts'
import { useFormats } from '../../../../i18n/format.ts'
import { Fact } from '../../_components/Fact.tsx'

/** A transaction's details as reported by the provider. */
export function TransactionFacts({ transactionKey }: { transactionKey: TransactionFacts_transaction$key }) {
  const formats = useFormats()
  const transaction = useFragment(
    graphql`
      fragment TransactionFacts_transaction on PaymentTransaction {
        externalId
        original {
          uuid
          externalId
        }
        originalExternalId
        isOriginalCertain
        originalSource
        refunded {
          amount
          currency
        }
        channel
        channelCode
        result
        settlement
        transactedAt
        updatedAt
        expectedOn
        fee {
          amount
          currency
        }
        vat {
          amount
          currency
        }
        withheld {
          amount
          currency
        }
        net {
          amount
          currency
        }
        record {
          uuid
          externalId
        }
      }
    `,
    transactionKey,
  )
  const { formatMessage } = useIntl()
  const { fee, vat, withheld, record, original, originalExternalId, originalSource, refunded } = transaction
  const source = transaction.isOriginalCertain ? originalSource : null
  const originalDetail = source
    ? formatMessage({ id: `paymentTransactions.original.${source}` })
    : formatMessage({ id: 'paymentTransactions.original.uncertain' })
  return (
    <section className="card">
      <div className="card-h">
        <h2>
          <FormattedMessage id="paymentTransactions.details" />
        </h2>
      </div>
      <dl className="card-b dl">
        <Fact label="paymentRecords.fee">{fee ? formats.money(fee) : '–'}</Fact>
        <Fact label="paymentRecords.vat">{vat ? formats.money(vat) : '–'}</Fact>
        <Fact label="paymentRecords.withheld">{withheld ? formats.money(withheld) : '–'}</Fact>
        <Fact label="paymentRecords.net">{formats.money(transaction.net)}</Fact>
        <Fact label="paymentTransactions.channel" detail={transaction.channelCode}>
          <FormattedMessage id={`paymentTransactions.channel.${transaction.channel}`} />
        </Fact>
        <Fact label="paymentTransactions.result">
          <FormattedMessage id={`paymentTransactions.result.${transaction.result}`} />
        </Fact>
        {isZero(refunded.amount) ? null : <Fact label="paymentTransactions.refunded">{formats.money(refunded)}</Fact>}
        <Fact label="paymentRecords.settlement">
          <FormattedMessage id={`settlementStatus.${transaction.settlement}`} />
        </Fact>
        <Fact label="paymentRecords.batch">
          {record ? (
            <Link className="link" to={`/payment-records/${record.uuid}`}>
              {record.externalId}
            </Link>
          ) : (
            '–'
          )}
        </Fact>
        <Fact label="paymentTransactions.time">{formats.dateTime(transaction.transactedAt)}</Fact>
        <Fact label="paymentTransactions.expectedOn">{formats.date(transaction.expectedOn, { year: 'always' })}</Fact>
        <Fact label="paymentTransactions.externalId">{transaction.externalId}</Fact>
        {originalExternalId ? (
          <Fact label="paymentTransactions.original" detail={originalDetail}>
            {original ? (
              <Link className="link" to={`/payment-transactions/${original.uuid}`}>
                {original.externalId}
              </Link>
            ) : (
              originalExternalId
            )}
          </Fact>
        ) : null}
        <Fact label="paymentTransactions.updatedAt">{formats.dateTime(transaction.updatedAt)}</Fact>
      </dl>
    </section>
  )
}
