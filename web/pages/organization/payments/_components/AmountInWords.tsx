import { useEffect, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { type SpelledAmount, spellAmount } from '../../../../i18n/amountInWords.ts'
import { isDecimal, isNegative } from '../../../../i18n/decimal.ts'
import { useLanguage } from '../../../../i18n/IntlRoot.tsx'
import type { NamesUnder } from '../../../../i18n/messages.ts'
import './amountInWords.css'

type AmountInWordsProps = { amount: string | null; currency: NamesUnder<'payments.words.'> }

/** The amount in words. It appears a moment after the figures, in a reserved space. */
export function AmountInWords({ amount, currency }: AmountInWordsProps) {
  const { language } = useLanguage()
  const [words, setWords] = useState<SpelledAmount | null>(null)
  useEffect(() => {
    let isWanted = true
    if (amount === null || !isDecimal(amount) || isNegative(amount)) setWords(null)
    else
      void spellAmount(amount, language).then(
        spelled => isWanted && setWords(spelled),
        // The figures suffice if the words fail to load.
        () => isWanted && setWords(null),
      )
    return () => {
      isWanted = false
    }
  }, [amount, language])
  return (
    <span className="amount-words">
      {words === null ? null : (
        <FormattedMessage
          id={`payments.words.${currency}`}
          values={{
            whole: words.whole,
            cents: words.cents,
            hasCents: words.cents === null ? 'no' : 'yes',
            count: words.isOne ? 'one' : 'other',
          }}
        />
      )}
    </span>
  )
}
