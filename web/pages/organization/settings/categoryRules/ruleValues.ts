// A rule as form values. Pure.
import type { RulesCard_organization$data } from '../../../../__generated__/RulesCard_organization.graphql.ts'
import { type Currency, currencies } from '../../../../i18n/currency.ts'
import { isDecimal, isNegative, isZero } from '../../../../i18n/decimal.ts'
import type { Option } from '../../../../ui/form/comboboxProps.ts'

export type CashRule = RulesCard_organization$data['cashRules'][number]

export const DIRECTIONS = ['DEBIT', 'CREDIT'] as const
/** The service's maximum. */
export const MAX_WORDS = 10

export type RuleValues = {
  /** As typed: words or phrases, separated by commas. */
  words: string
  direction: (typeof DIRECTIONS)[number] | ''
  currency: Currency | ''
  amountFrom: string | null
  amountTo: string | null
  bankAccountId: string
  counterparty: Option | null
  categoryUuid: string
}

export const newRule: RuleValues = {
  words: '',
  direction: '',
  currency: '',
  amountFrom: null,
  amountTo: null,
  bankAccountId: '',
  counterparty: null,
  categoryUuid: '',
}

export const valuesOf = (rule: CashRule): RuleValues => ({
  words: rule.words.join(', '),
  direction: DIRECTIONS.find(each => each === rule.direction) ?? '',
  currency: currencies.find(each => each === rule.currency) ?? '',
  amountFrom: rule.amountFrom ?? null,
  amountTo: rule.amountTo ?? null,
  bankAccountId: rule.bankAccount?.id ?? '',
  counterparty: rule.counterparty ? { value: rule.counterparty.id, label: rule.counterparty.alias } : null,
  categoryUuid: rule.category?.uuid ?? '',
})

const wordsOf = (typed: string): string[] =>
  typed
    .split(',')
    .map(each => each.trim())
    .filter(each => each !== '')

/** As GraphQL input; amounts apply only with a currency. */
export const toInput = (values: RuleValues) => ({
  words: wordsOf(values.words),
  direction: values.direction === '' ? null : values.direction,
  currency: values.currency === '' ? null : values.currency,
  amountFrom: values.currency === '' ? null : values.amountFrom,
  amountTo: values.currency === '' ? null : values.amountTo,
  bankAccountId: values.bankAccountId === '' ? null : values.bankAccountId,
  counterpartyId: values.counterparty?.value ?? null,
  categoryUuid: values.categoryUuid,
})

type Problem = { path: string; problem: 'words' | 'tooMany' | 'amount' | 'positive' | 'order' | 'category' }

/** Errors detected before sending. */
export function problemsOf(values: RuleValues): Problem[] {
  const { words, amountFrom, amountTo, categoryUuid } = toInput(values)
  const amounts = (['amountFrom', 'amountTo'] as const).flatMap((path): Problem[] => {
    const amount = path === 'amountFrom' ? amountFrom : amountTo
    if (amount === null) return []
    if (!isDecimal(amount)) return [{ path, problem: 'amount' }]
    return isZero(amount) || isNegative(amount) ? [{ path, problem: 'positive' }] : []
  })
  return [
    // Punctuation alone is not a word, and there are no wildcards.
    ...(words.some(each => !/[\p{L}\p{N}]/u.test(each)) ? [{ path: 'words', problem: 'words' } as const] : []),
    ...(words.length > MAX_WORDS ? [{ path: 'words', problem: 'tooMany' } as const] : []),
    ...amounts,
    ...(amounts.length === 0 && amountFrom !== null && amountTo !== null && isLess(amountTo, amountFrom)
      ? [{ path: 'amountTo', problem: 'order' } as const]
      : []),
    ...(categoryUuid === '' ? [{ path: 'categoryUuid', problem: 'category' } as const] : []),
  ]
}

const minorOf = (amount: string): bigint => {
  const [whole = '0', part = ''] = amount.split('.')
  return BigInt(whole) * 100n + BigInt(part.padEnd(2, '0').slice(0, 2))
}
const isLess = (one: string, other: string) => minorOf(one) < minorOf(other)

/** Without conditions the rule matches all transactions. */
export const fitsAll = (values: RuleValues): boolean => {
  const { categoryUuid: _, ...conditions } = toInput(values)
  return Object.values(conditions).every(each => each === null || (Array.isArray(each) && each.length === 0))
}

/** The same ids with one moved up (-1) or down (1). */
export function moved(ids: readonly string[], id: string, by: -1 | 1): string[] {
  const from = ids.indexOf(id)
  const to = from + by
  if (from < 0 || to < 0 || to >= ids.length) return [...ids]
  const rest = ids.filter(each => each !== id)
  return [...rest.slice(0, to), id, ...rest.slice(to)]
}
