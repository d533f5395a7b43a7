import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { DepositFacts_deposit$key } from '../../../../__generated__/DepositFacts_deposit.graphql.ts'
import { useFormats } from '../../../../i18n/format.ts'
import { Fact } from '../../_components/Fact.tsx'
import { interestPercent, percent } from '../_lib/rate.ts'

/** The terms agreed with the bank. */
export function DepositFacts({ depositKey }: { depositKey: DepositFacts_deposit$key }) {
  const formats = useFormats()
  const deposit = useFragment(
    graphql`
      fragment DepositFacts_deposit on Deposit {
        status
        issuedOn
        maturesOn
        tenor
        tenorType
        term
        interestRate
        nextInterestRate
        renewal
        interestPayout
        dayBasis
        taxTreatment
        taxRate
        pledged
        createdAt
        createdBy {
          fullName
        }
        sourceAccount {
          alias
        }
        payoutAccount {
          alias
        }
        netInterest {
          amount
          currency
        }
        nextInterest {
          date
          amount {
            amount
            currency
          }
        }
        earlyClose {
          allowed
          forfeitsInterest
          penaltyRate
          penalty {
            amount
            currency
          }
          clawsBack
        }
      }
    `,
    depositKey,
  )
  const { earlyClose, nextInterest } = deposit
  const { language } = formats
  return (
    <section className="card">
      <div className="card-h">
        <h2>
          <FormattedMessage id="deposits.details" />
        </h2>
      </div>
      <dl className="card-b dl">
        <Fact label="deposits.issued">{formats.date(deposit.issuedOn, { year: 'always' })}</Fact>
        <Fact
          label="deposits.maturity"
          detail={<FormattedMessage id="deposits.termDays" values={{ days: deposit.term }} />}
        >
          {formats.date(deposit.maturesOn, { year: 'always' })}
        </Fact>
        <Fact label="deposits.tenor">
          <FormattedMessage id={`deposits.tenor.${deposit.tenorType}`} values={{ count: deposit.tenor }} />
        </Fact>
        <Fact
          label="deposits.rate"
          detail={
            deposit.nextInterestRate ? (
              <FormattedMessage
                id="deposits.nextRate.is"
                values={{ rate: interestPercent(deposit.nextInterestRate, language) }}
              />
            ) : null
          }
        >
          {interestPercent(deposit.interestRate, language)}
        </Fact>
        {/* Omitted for a deposit that was closed early: it was never earned. */}
        {deposit.status === 'CLOSED' ? null : (
          <Fact label="deposits.netInterest">{formats.money(deposit.netInterest)}</Fact>
        )}
        {nextInterest ? (
          <Fact label="deposits.nextInterest" detail={formats.money(nextInterest.amount)}>
            {formats.date(nextInterest.date, { year: 'always' })}
          </Fact>
        ) : null}
        <Fact
          label="deposits.tax.rate"
          detail={
            deposit.taxTreatment === 'ORDINARY' ? null : (
              <FormattedMessage id={`deposits.taxTreatment.${deposit.taxTreatment}`} />
            )
          }
        >
          {percent(deposit.taxRate, language)}
        </Fact>
        <Fact label="deposits.dayBasis">{deposit.dayBasis}</Fact>
        <Fact label="deposits.renewal">
          <FormattedMessage id={`deposits.renewal.${deposit.renewal}`} />
        </Fact>
        <Fact label="deposits.interestPayout">
          <FormattedMessage id={`deposits.interestPayout.${deposit.interestPayout}`} />
        </Fact>
        <Fact label="deposits.source">{deposit.sourceAccount?.alias ?? '–'}</Fact>
        <Fact label="deposits.payout">{deposit.payoutAccount?.alias ?? '–'}</Fact>
        <Fact label="deposits.pledged">
          <FormattedMessage id={deposit.pledged ? 'deposits.yes' : 'deposits.no'} />
        </Fact>
        <Fact label="deposits.earlyClose">
          {earlyClose.allowed ? (
            <ul className="deposit-terms">
              <li>
                <FormattedMessage id={earlyClose.forfeitsInterest ? 'deposits.forfeits.YES' : 'deposits.forfeits.NO'} />
              </li>
              {earlyClose.penaltyRate ? (
                <li>
                  <FormattedMessage
                    id="deposits.penalty.percent"
                    values={{ rate: percent(earlyClose.penaltyRate, language) }}
                  />
                </li>
              ) : null}
              {earlyClose.penalty ? (
                <li>
                  <FormattedMessage
                    id="deposits.penalty.fixed"
                    values={{ amount: formats.money(earlyClose.penalty) }}
                  />
                </li>
              ) : null}
              {earlyClose.clawsBack ? (
                <li>
                  <FormattedMessage id="deposits.clawsBack.YES" />
                </li>
              ) : null}
            </ul>
          ) : (
            <FormattedMessage id="deposits.closable.NO" />
          )}
        </Fact>
        <Fact label="deposits.createdBy" detail={formats.dateTime(deposit.createdAt)}>
          {deposit.createdBy?.fullName ?? '–'}
        </Fact>
      </dl>
    </section>
  )
}
