import { useIntl } from 'react-intl'
import { useFormats } from '../../../../../i18n/format.ts'
import type { CashRule } from '../ruleValues.ts'

/** The conditions of a rule in words; none: any transaction. */
export function useRuleWords() {
  const { formatMessage, formatList } = useIntl()
  const formats = useFormats()
  return (rule: CashRule): string => {
    const { words, direction, currency, amountFrom, amountTo, bankAccount, counterparty } = rule
    const amount = (of: string | null | undefined) => (of == null ? 'none' : formats.amount(of))
    const conditions = [
      ...words.map(word => `“${word}”`),
      ...(direction === 'DEBIT' || direction === 'CREDIT' ? [formatMessage({ id: `direction.${direction}` })] : []),
      ...(currency == null
        ? []
        : [
            formatMessage(
              { id: 'categoryRules.amounts' },
              { currency, from: amount(amountFrom), to: amount(amountTo) },
            ),
          ]),
      ...(bankAccount ? [bankAccount.alias] : []),
      ...(counterparty ? [counterparty.alias] : []),
    ]
    if (conditions.length === 0) return formatMessage({ id: 'categoryRules.any' })
    return formatList(conditions, { type: 'unit' })
  }
}
