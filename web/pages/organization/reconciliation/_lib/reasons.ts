import type { MessageId, NamesUnder } from '../../../../i18n/messages.ts'

// Describes evidence in words, never as a bare score.

export type ReasonCode =
  | 'REFERENCE_NAMED'
  | 'REFERENCE_CONTRADICTED'
  | 'ACCOUNT_KNOWN'
  | 'ALIAS_KNOWN'
  | 'NAME_SIMILAR'
  | 'NAME_DIFFERENT'
  | 'AMOUNT_EXACT'
  | 'AMOUNT_LESS_FEE'
  | 'AMOUNT_PLUS_FEE'
  | 'AMOUNT_LESS_WITHHOLDING'
  | 'AMOUNT_WITHIN_TOLERANCE'
  | 'AMOUNT_SHORT'
  | 'AMOUNT_OVER'
  | 'AMOUNTS_ADD_UP'
  | 'SAME_DAY'
  | 'DAYS_LATE'
  | 'DAYS_EARLY'
  | 'DATE_IN_RANGE'
  | 'DATA_NAMED'

export type Reason = {
  readonly code: string
  readonly amount: string | null
  readonly days: number | null
  readonly text: string | null
  readonly rate: string | null
}

/** A message with its values. */
export type Sentence = {
  readonly id: MessageId
  readonly amount: string | null
  readonly days: number
  readonly text: string
  readonly rate: string
}

type Detail = 'amount' | 'days' | 'text' | 'rate'
type Wording = readonly [id: MessageId, needs?: readonly Detail[]]

/** Messages that have a variant without details: `…Bare`. */
type WithBare =
  NamesUnder<'reconciliation.reason.'> extends infer Name ? (Name extends `${infer Full}Bare` ? Full : never) : never
type Full = WithBare & NamesUnder<'reconciliation.reason.'>

/** The messages of each reason, the most specific first; the first one whose details are present is used. */
const sentences: Readonly<Record<ReasonCode, readonly Wording[]>> = {
  REFERENCE_NAMED: withText('referenceNamed'),
  REFERENCE_CONTRADICTED: withText('referenceOther'),
  ACCOUNT_KNOWN: withText('accountKnown'),
  ALIAS_KNOWN: withText('aliasKnown'),
  NAME_SIMILAR: withText('nameSimilar'),
  NAME_DIFFERENT: withText('nameDifferent'),
  AMOUNT_EXACT: [['reconciliation.reason.amountExact']],
  AMOUNT_LESS_FEE: withAmount('lessFee'),
  AMOUNT_PLUS_FEE: withAmount('plusFee'),
  AMOUNT_LESS_WITHHOLDING: [['reconciliation.reason.withheldAtRate', ['amount', 'rate']], ...withAmount('withheld')],
  AMOUNT_WITHIN_TOLERANCE: withAmount('tolerance'),
  AMOUNT_SHORT: withAmount('short'),
  AMOUNT_OVER: withAmount('over'),
  AMOUNTS_ADD_UP: [['reconciliation.reason.addUp']],
  SAME_DAY: [['reconciliation.reason.sameDay']],
  DAYS_LATE: withDays('daysLate'),
  DAYS_EARLY: withDays('daysEarly'),
  DATE_IN_RANGE: [['reconciliation.reason.dateInRange']],
  DATA_NAMED: withText('dataNamed'),
}

function withText(name: Full): readonly Wording[] {
  return [[`reconciliation.reason.${name}`, ['text']], [`reconciliation.reason.${name}Bare`]]
}

function withAmount(name: Full): readonly Wording[] {
  return [[`reconciliation.reason.${name}`, ['amount']], [`reconciliation.reason.${name}Bare`]]
}

function withDays(name: Full): readonly Wording[] {
  return [[`reconciliation.reason.${name}`, ['days']], [`reconciliation.reason.${name}Bare`]]
}

function isKnown(code: string): code is ReasonCode {
  return Object.hasOwn(sentences, code)
}

/** The message for a reason; null for one unknown to this version, which is then not shown. */
export function sentenceOf(reason: Reason): Sentence | null {
  if (!isKnown(reason.code)) return null
  const wording = sentences[reason.code].find(([, needs = []]) => needs.every(detail => reason[detail] !== null))
  if (wording === undefined) return null
  return {
    id: wording[0],
    amount: reason.amount,
    days: Math.abs(reason.days ?? 0),
    text: reason.text ?? '',
    rate: rateText(reason.rate),
  }
}

/** `2.00` is shown as `2`. */
function rateText(rate: string | null): string {
  if (rate === null) return ''
  return rate.includes('.') ? rate.replace(/\.?0+$/, '') : rate
}

/** Supporting evidence first, doubts last but never hidden. */
export function inOrder<R extends { readonly effect: string }>(reasons: readonly R[]): R[] {
  const rank = (effect: string): number => (effect === 'FOR' ? 0 : effect === 'AGAINST' ? 1 : 2)
  return reasons.toSorted((a, b) => rank(a.effect) - rank(b.effect))
}
