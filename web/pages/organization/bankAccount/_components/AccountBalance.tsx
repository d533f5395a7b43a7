import { lazy, Suspense, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { AccountBalance_account$key } from '../../../../__generated__/AccountBalance_account.graphql.ts'
import { Button } from '../../../../ui/Button.tsx'
import { DateText, InstantText } from '../../../../ui/DateText.tsx'
import { Money } from '../../../../ui/Money.tsx'
import { AccountStatusMark } from '../../bankAccounts/_public/AccountStatusMark.tsx'
import { Fact } from '../../_components/Fact.tsx'

const RestrictionDialog = lazy(() => import('./RestrictionDialog.tsx'))

type AccountBalanceProps = { accountKey: AccountBalance_account$key; mayChange: boolean }

/** The balance of an account, its age, and how much of it is available or restricted. */
export function AccountBalance({ accountKey, mayChange }: AccountBalanceProps) {
  const [isRestricting, setRestricting] = useState(false)
  const account = useFragment(
    graphql`
      fragment AccountBalance_account on BankAccount @throwOnFieldError {
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
  const { balance, status, bankStatus, restriction } = account
  const available = balance?.available
  return (
    <section className="card account-now" aria-labelledby="account-balance">
      <div className="card-h">
        <h2 id="account-balance">
          <FormattedMessage id="bankAccount.balance" />
        </h2>
        <AccountStatusMark status={status} />
        {bankStatus === 'CLOSED' ? (
          <span className="muted">
            <FormattedMessage id="bankAccount.closedByBank" />
          </span>
        ) : null}
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
        {available || restriction ? (
          <dl className="account-details">
            {available ? (
              <Fact label="bankAccount.available">
                <Money value={available} currency />
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
          </dl>
        ) : null}
      </div>
      {isRestricting ? (
        <Suspense fallback={null}>
          <RestrictionDialog accountKey={account} onClose={() => setRestricting(false)} />
        </Suspense>
      ) : null}
    </section>
  )
}
