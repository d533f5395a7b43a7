import { readInlineData, graphql } from 'relay-runtime'
import type { readDeposit_deposit$key } from '../../../../__generated__/readDeposit_deposit.graphql.ts'
import type { Language } from '../../../../i18n/language.ts'
import type { DepositValues } from './depositValues.ts'
import { rateText } from './rate.ts'

const yesOrNo = (value: boolean) => (value ? 'YES' : 'NO')

/** A deposit as form values. */
export function readDeposit(key: readDeposit_deposit$key, language: Language): DepositValues {
  const deposit = readInlineData(
    graphql`
      fragment readDeposit_deposit on Deposit @inline {
        alias
        issuedOn
        tenor
        tenorType
        interestRate
        nextInterestRate
        renewal
        interestPayout
        dayBasis
        taxTreatment
        taxRate
        pledged
        bank {
          code
        }
        amount {
          amount
          currency
        }
        sourceAccount {
          id
        }
        payoutAccount {
          id
        }
        earlyClose {
          allowed
          forfeitsInterest
          penaltyRate
          penalty {
            amount
          }
          clawsBack
        }
      }
    `,
    key,
  )
  const { earlyClose, amount } = deposit
  const known = <Value extends string>(value: Value | '%future added value', or: Value): Value =>
    value === '%future added value' ? or : (value as Value)
  return {
    bankCode: deposit.bank.code,
    alias: deposit.alias,
    amount: amount.amount,
    currency: amount.currency,
    issuedOn: deposit.issuedOn,
    tenor: String(deposit.tenor),
    tenorType: known(deposit.tenorType, 'MONTHS'),
    interestRate: rateText(deposit.interestRate, language),
    nextInterestRate: deposit.nextInterestRate ? rateText(deposit.nextInterestRate, language) : '',
    renewal: known(deposit.renewal, 'NONE'),
    interestPayout: known(deposit.interestPayout, 'MATURITY'),
    dayBasis: deposit.dayBasis === 360 ? '360' : '365',
    taxTreatment: known(deposit.taxTreatment, 'ORDINARY'),
    taxRate: rateText(deposit.taxRate, language),
    pledged: yesOrNo(deposit.pledged),
    closable: yesOrNo(earlyClose.allowed),
    forfeits: yesOrNo(earlyClose.forfeitsInterest),
    penalty: earlyClose.penaltyRate ? 'PERCENT' : earlyClose.penalty ? 'FIXED' : 'NONE',
    penaltyRate: earlyClose.penaltyRate ? rateText(earlyClose.penaltyRate, language) : '',
    penaltyAmount: earlyClose.penalty?.amount ?? null,
    clawsBack: yesOrNo(earlyClose.clawsBack),
    sourceAccountId: deposit.sourceAccount?.id ?? '',
    payoutAccountId: deposit.payoutAccount?.id ?? '',
  }
}
