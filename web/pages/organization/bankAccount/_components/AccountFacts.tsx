import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { AccountFacts_account$key } from '../../../../__generated__/AccountFacts_account.graphql.ts'
import { DateText } from '../../../../ui/DateText.tsx'
import { Fact } from '../../_components/Fact.tsx'

/** What identifies an account, and where its statements come from. */
export function AccountFacts({ accountKey }: { accountKey: AccountFacts_account$key }) {
  const { bank, accountNumber, entity, currency, lastStatementOn, connection } = useFragment(
    graphql`
      fragment AccountFacts_account on BankAccount @throwOnFieldError {
        accountNumber
        connection {
          method
        }
        currency
        lastStatementOn
        bank {
          name
        }
        entity {
          name
        }
      }
    `,
    accountKey,
  )
  return (
    <section className="card" aria-labelledby="account-facts">
      <div className="card-h">
        <h2 id="account-facts">
          <FormattedMessage id="bankAccount.details" />
        </h2>
      </div>
      <div className="card-b">
        <dl className="account-details">
          <Fact label="bankAccount.bank">{bank.name}</Fact>
          <Fact label="bankAccount.number">
            <span className="tab-num">{accountNumber}</span>
          </Fact>
          <Fact label="bankAccount.entity">{entity.name}</Fact>
          <Fact label="bankAccount.currency">{currency}</Fact>
          <Fact label="bankAccount.source">
            <FormattedMessage id={`bankAccount.source.${connection?.method ?? 'MANUAL'}`} />
          </Fact>
          <Fact label="bankAccount.lastStatement">{lastStatementOn ? <DateText value={lastStatementOn} /> : '–'}</Fact>
        </dl>
      </div>
    </section>
  )
}
