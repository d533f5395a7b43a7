import { useIntl } from 'react-intl'

type Category =
  { readonly standard: string | null | undefined; readonly name: string | null | undefined } | null | undefined

const standards = ['SALES_RECEIPTS', 'INTEREST', 'DEPOSITS', 'BANK_FEES', 'OWN_TRANSFERS'] as const

/** A built-in category's translated name, or the name that users gave it. */
export function useCategoryName() {
  const { formatMessage } = useIntl()
  return (category: Category): string => {
    if (category == null) return formatMessage({ id: 'categories.uncategorized' })
    const standard = standards.find(each => each === category.standard)
    return standard ? formatMessage({ id: `categories.${standard}` }) : (category.name ?? '')
  }
}
