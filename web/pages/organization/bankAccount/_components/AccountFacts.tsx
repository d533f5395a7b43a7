import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { AccountFacts_account$key } from '../../../../__generated__/AccountFacts_account.graphql.ts'
import { DateText, InstantText } from '../../../../ui/DateText.tsx'
import { Money } from '../../../../ui/Money.tsx'

/** What an account is, and what it holds. */
export function AccountFacts({ accountKey }: { accountKey: AccountFacts_account$key }) {
  const { bank, accountNumber, entity, currency, balance, lastStatementOn } = useFragment(
    graphql`
      fragment AccountFacts_account on BankAccount @throwOnFieldError {
        accountNumber
        currency
        lastStatementOn
        bank {
          name
        }
        entity {
          name
        }
        balance {
          asOf
          ledger {
            amount
            currency
          }
          available {
            amount
            currency
          }
        }
      }
    `,
    accountKey,
  )
  return (
    <section className="card account-facts" aria-labelledby="account-facts">
      <div className="card-h">
        <h2 id="account-facts">
          <FormattedMessage id="bankAccount.balance" />
        </h2>
      </div>
      <div className="card-b">
        {balance ? (
          <>
            <p className="account-balance">
              <Money value={balance.ledger} currency />
            </p>
            <p className="asof">
              <FormattedMessage id="bankAccount.asOf" /> <InstantText value={balance.asOf} />
            </p>
          </>
        ) : (
          <p className="muted">
            <FormattedMessage id="bankAccount.balance.none" />
          </p>
        )}
        <dl className="account-details">
          {balance?.available ? (
            <>
              <dt>
                <FormattedMessage id="bankAccount.available" />
              </dt>
              <dd>
                <Money value={balance.available} currency />
              </dd>
            </>
          ) : null}
          <dt>
            <FormattedMessage id="bankAccount.bank" />
          </dt>
          <dd>{bank.name}</dd>
          <dt>
            <FormattedMessage id="bankAccount.number" />
          </dt>
          <dd className="tab-num">{accountNumber}</dd>
          <dt>
            <FormattedMessage id="bankAccount.entity" />
          </dt>
          <dd>{entity.name}</dd>
          <dt>
            <FormattedMessage id="bankAccount.currency" />
          </dt>
          <dd>{currency}</dd>
          <dt>
            <FormattedMessage id="bankAccount.lastStatement" />
          </dt>
          <dd>{lastStatementOn ? <DateText value={lastStatementOn} /> : '–'}</dd>
        </dl>
      </div>
    </section>
  )
}
