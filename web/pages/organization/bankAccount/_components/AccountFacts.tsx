import { lazy, Suspense, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { AccountFacts_account$key } from '../../../../__generated__/AccountFacts_account.graphql.ts'
import { Button } from '../../../../ui/Button.tsx'
import { DateText, InstantText } from '../../../../ui/DateText.tsx'
import { Money } from '../../../../ui/Money.tsx'
import { AccountStatusMark } from '../../bankAccounts/_public/AccountStatusMark.tsx'
import { Fact } from '../../_components/Fact.tsx'

const RestrictionDialog = lazy(() => import('./RestrictionDialog.tsx'))

/** Details of an account, its balance, and how much of it is restricted. */
export function AccountFacts({ accountKey, mayChange }: { accountKey: AccountFacts_account$key; mayChange: boolean }) {
  const [isRestricting, setRestricting] = useState(false)
  const account = useFragment(
    graphql`
      fragment AccountFacts_account on BankAccount @throwOnFieldError {
        accountNumber
        connection {
          way
        }
        restriction {
          kind
          reason
          until
          amount {
            amount
            currency
          }
        }
        ...RestrictionDialog_account
        status
        bankStatus
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
  const {
    bank,
    accountNumber,
    entity,
    currency,
    balance,
    lastStatementOn,
    status,
    bankStatus,
    connection,
    restriction,
  } = account
  return (
    <section className="card account-facts" aria-labelledby="account-facts">
      <div className="card-h">
        <h2 id="account-facts">
          <FormattedMessage id="bankAccount.balance" />
        </h2>
        {mayChange ? (
          <div className="end">
            <Button size="sm" onClick={() => setRestricting(true)}>
              <FormattedMessage id="bankAccount.restrict" />
            </Button>
          </div>
        ) : null}
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
            <Fact label="bankAccount.available">
              <Money value={balance.available} currency />
            </Fact>
          ) : null}
          {restriction ? (
            <Fact label="bankAccount.restriction">
              <FormattedMessage id={`bankAccount.restriction.${restriction.kind}`} />,{' '}
              <Money value={restriction.amount} currency />: {restriction.reason}
              {restriction.until ? (
                <>
                  {' ('}
                  <FormattedMessage
                    id="bankAccount.restriction.ends"
                    values={{ date: <DateText value={restriction.until} year="always" /> }}
                  />
                  )
                </>
              ) : null}
            </Fact>
          ) : null}
          <Fact label="bankAccounts.state">
            <AccountStatusMark status={status} />
            {bankStatus === 'CLOSED' ? (
              <span className="muted">
                {' '}
                <FormattedMessage id="bankAccount.closedByBank" />
              </span>
            ) : null}
          </Fact>
          <Fact label="bankAccount.source">
            <FormattedMessage id={`bankAccount.source.${connection?.way ?? 'MANUAL'}`} />
          </Fact>
          <Fact label="bankAccount.bank">{bank.name}</Fact>
          <Fact label="bankAccount.number">
            <span className="tab-num">{accountNumber}</span>
          </Fact>
          <Fact label="bankAccount.entity">{entity.name}</Fact>
          <Fact label="bankAccount.currency">{currency}</Fact>
          <Fact label="bankAccount.lastStatement">{lastStatementOn ? <DateText value={lastStatementOn} /> : '–'}</Fact>
        </dl>
      </div>
      {isRestricting ? (
        <Suspense fallback={null}>
          <RestrictionDialog accountKey={account} onClose={() => setRestricting(false)} />
        </Suspense>
      ) : null}
    </section>
  )
}
