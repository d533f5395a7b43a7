import { FormattedMessage } from 'react-intl'

/** Numbers of records in a sentence: one or two listed, more as "… and 3 others". */
export function Numbers({ of: numbers }: { of: readonly string[] }) {
  const [first = ''] = numbers
  if (numbers.length <= 2) return numbers.join(', ')
  return <FormattedMessage id="reconciliation.last.more" values={{ number: first, count: numbers.length - 1 }} />
}
