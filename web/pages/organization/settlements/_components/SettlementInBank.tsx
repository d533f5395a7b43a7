import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import { Link } from 'react-router'
import type { SettlementInBank_settlement$key } from '../../../../__generated__/SettlementInBank_settlement.graphql.ts'
import { useFormats } from '../../../../i18n/format.ts'
import { usePermission } from '../../../../shell/permissions.tsx'
import { Fact } from '../../_components/Fact.tsx'
import { lineAddress } from '../_lib/lineAddress.ts'

/** The bank's side of a settlement: its matched line. */
export function SettlementInBank({ settlementKey }: { settlementKey: SettlementInBank_settlement$key }) {
  const { formatMessage } = useIntl()
  const formats = useFormats()
  const maySeeLines = usePermission('TREASURY_STATEMENTS_VIEW')
  const { payoutOn, account, reconciliation, lines, createdAt } = useFragment(
    graphql`
      fragment SettlementInBank_settlement on Settlement {
        payoutOn
        account
        reconciliation
        createdAt
        lines {
          uuid
          date
          description
          amount {
            amount
            currency
          }
        }
      }
    `,
    settlementKey,
  )
  return (
    <section className="card" aria-label={formatMessage({ id: 'settlements.inBank' })}>
      <div className="card-h">
        <h2>
          <FormattedMessage id="settlements.inBank" />
        </h2>
      </div>
      <dl className="card-b dl">
        <Fact label="settlements.payoutOn">{formats.date(payoutOn, { year: 'always' })}</Fact>
        <Fact label="settlements.account">{account}</Fact>
        <Fact label="settlements.reconciliation">
          {reconciliation ? (
            <FormattedMessage id={`settlements.reconciliation.${reconciliation}`} />
          ) : (
            <FormattedMessage id="settlements.nothingPaid" />
          )}
        </Fact>
        {lines.map(line => (
          <Fact
            key={line.uuid}
            label="settlements.line"
            detail={`${formats.date(line.date, { year: 'always' })} · ${formats.money(line.amount)}`}
          >
            {maySeeLines ? (
              <Link className="link" to={lineAddress(line)}>
                {line.description}
              </Link>
            ) : (
              line.description
            )}
          </Fact>
        ))}
        {lines.length === 0 && reconciliation ? (
          <Fact label="settlements.line">
            <FormattedMessage id="settlements.line.none" />
          </Fact>
        ) : null}
        <Fact label="settlements.reported">{formats.dateTime(createdAt)}</Fact>
      </dl>
    </section>
  )
}
