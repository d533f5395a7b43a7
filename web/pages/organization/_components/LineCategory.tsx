import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { LineCategory_line$data, LineCategory_line$key } from '../../../__generated__/LineCategory_line.graphql.ts'
import { isZero } from '../../../i18n/decimal.ts'
import { useFormats } from '../../../i18n/format.ts'
import { useCategoryName } from '../_lib/categoryName.ts'

export const lineCategory = graphql`
  fragment LineCategory_line on StatementTransaction @throwOnFieldError {
    categories {
      version
      isChosen
      chosenAt
      chosenBy {
        fullName
      }
      rest {
        amount
      }
      parts {
        category {
          uuid
          standard
          name
        }
        amount {
          amount
        }
        reason
        rule {
          words
          isDeleted
        }
      }
    }
  }
`

type Said = NonNullable<LineCategory_line$data['categories']>

/** The category of a statement transaction, in one part or several, and the reason in words. */
export function LineCategory({ lineKey }: { lineKey: LineCategory_line$key }) {
  const { categories } = useFragment(lineCategory, lineKey)
  const formats = useFormats()
  const categoryName = useCategoryName()
  const why = useWhy()
  if (!categories) return null
  const { parts, rest, isChosen } = categories
  if (parts.length === 0)
    return (
      <p className="muted t12">
        {categoryName(null)} · {isChosen ? why(categories, 'CHOICE') : <FormattedMessage id="categories.why.NONE" />}
      </p>
    )
  const isWhole = parts.length === 1 && isZero(rest.amount)
  return (
    <>
      {parts.map(part => (
        <p key={part.category?.uuid} className="muted t12">
          {isWhole ? (
            categoryName(part.category)
          ) : (
            <FormattedMessage
              id="categories.part"
              values={{ category: categoryName(part.category), amount: formats.amount(part.amount.amount) }}
            />
          )}{' '}
          · {why(categories, part.reason, part.rule)}
        </p>
      ))}
      {isZero(rest.amount) ? null : (
        <p className="muted t12">
          <FormattedMessage id="categories.rest" values={{ amount: formats.amount(rest.amount) }} />
        </p>
      )}
    </>
  )
}

const reasons = ['MATCH', 'COUNTERPARTY', 'LEARNT', 'BANK_TEXT'] as const

/** The reason of a part's category. */
function useWhy() {
  const { formatMessage } = useIntl()
  const formats = useFormats()
  return (
    { chosenBy, chosenAt }: Pick<Said, 'chosenBy' | 'chosenAt'>,
    reason: Said['parts'][number]['reason'],
    rule?: Said['parts'][number]['rule'],
  ): string => {
    if (reason === 'CHOICE')
      return formatMessage(
        { id: 'categories.why.CHOICE' },
        { who: chosenBy?.fullName ?? 'none', date: chosenAt == null ? 'none' : formats.dateTime(chosenAt) },
      )
    if (reason === 'RULE')
      return formatMessage(
        { id: 'categories.why.RULE' },
        { words: rule?.words.join(', ') || 'none', isDeleted: rule?.isDeleted ? 'yes' : 'no' },
      )
    const known = reasons.find(each => each === reason)
    return known ? formatMessage({ id: `categories.why.${known}` }) : ''
  }
}
