import { useIntl } from 'react-intl'
import { mixed, object } from 'yup'
import { useRules } from '../../../../ui/form/rules.ts'
import type { Penalty } from './depositValues.ts'
import { readRate } from './rate.ts'

/** Whether the form shows a penalty of that kind. */
const isAmountDue = (kind: Penalty) => (closable: unknown, penalty: unknown) => closable === 'YES' && penalty === kind

/** What the fields of a deposit accept. */
export function useDepositSchema() {
  const { formatMessage } = useIntl()
  const rules = useRules()
  const isRate = (value: unknown) => !value || readRate(String(value)) !== null
  const wrong = formatMessage({ id: 'deposits.rate.wrong' })
  const whole = formatMessage({ id: 'deposits.tenor.wrong' })
  return object({
    bankCode: rules.choice(),
    alias: rules.text(100),
    amount: rules.amount(),
    issuedOn: rules.date(),
    tenor: rules.text(3).matches(/^[1-9]\d{0,2}$/, whole),
    interestRate: rules.text(20).test('rate', wrong, isRate),
    nextInterestRate: rules.optionalText(20).test('rate', wrong, isRate),
    taxRate: rules.optionalText(20).test('rate', wrong, isRate),
    penaltyRate: rules.text(20).when(['closable', 'penalty'], {
      is: isAmountDue('PERCENT'),
      then: schema => schema.test('rate', wrong, isRate),
      otherwise: () => rules.optionalText(20),
    }),
    penaltyAmount: rules.amount().when(['closable', 'penalty'], {
      is: isAmountDue('FIXED'),
      otherwise: () => mixed<string>().nullable(),
    }),
  })
}
