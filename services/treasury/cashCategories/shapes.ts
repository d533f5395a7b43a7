// Categories, choices and rules on the wire.
import { z } from 'zod'
import { refuseFields } from '../../kit/http/problem.ts'
import { id } from '../../kit/idShapes.ts'
import { currency, minorOf, money, positiveDecimal, showMoney } from '../../kit/money.ts'
import { nameOf } from '../../kit/nameShape.ts'
import { ACTIVITIES } from '../cashFlow/public.ts'
import { direction } from '../transactionShapes.ts'
import { CATEGORY_REASONS, type LineCategories } from './read.ts'
import type { CashRuleInput } from './rules.ts'
import type { CashRuleRow } from './table.ts'
import { ruleWords } from './words.ts'

export const categoryBody = z.strictObject({ name: nameOf(60), activity: z.enum(ACTIVITIES).exclude(['TRANSFER']) })

export const lineCategories = z
  .object({
    id: z.uuid().describe('Of the statement transaction'),
    rest: money.describe('Uncategorized amount'),
    version: z.int().describe('For another choice; 0 where nobody has chosen yet'),
    isChosen: z.boolean().describe('A person said what the line is'),
    chosenAt: z.string().nullable(),
    chosenBy: z.uuid().nullable(),
    mayUndo: z.boolean().describe('The caller made the last choice, and can take it back'),
    parts: z.array(
      z
        .object({
          categoryId: z.uuid(),
          amount: money,
          reason: z.enum(CATEGORY_REASONS).meta({ id: 'CategoryReason' }),
          ruleId: z.uuid().nullable().describe('The rule, where that is the reason'),
        })
        .meta({ id: 'LineCategoryPart' }),
    ),
  })
  .meta({ id: 'LineCategories', description: 'Categories of a statement transaction' })

export const choiceBody = z.strictObject({
  version: z.int().min(0),
  parts: z
    .array(z.strictObject({ categoryId: id, amount: positiveDecimal }))
    .max(20)
    .nullable()
    .describe('What they leave is uncategorized; null takes back what people chose'),
})

export const showLineCategories = ({ currency: of, rest, parts, ...line }: LineCategories) => ({
  ...line,
  rest: showMoney(BigInt(rest), of),
  parts: parts.map(({ minor, ...part }) => ({ ...part, amount: showMoney(BigInt(minor), of) })),
})

export const rule = z
  .object({
    id: z.uuid(),
    words: z.array(z.string()).describe("Words in capitals, all of which the bank's description must contain"),
    direction: direction.nullable(),
    currency: currency.nullable(),
    amountFrom: z.string().nullable(),
    amountTo: z.string().nullable(),
    bankAccountId: z.uuid().nullable(),
    counterpartyId: z.uuid().nullable(),
    categoryId: z.uuid(),
    isActive: z.boolean().describe('Switched off it is not tried'),
    isDeleted: z.boolean().describe('It is tried no more, but says why lines have their category'),
    version: z.int(),
  })
  .meta({ id: 'CashRule', description: 'What tells the category of lines that neither people nor matches speak of' })

export const ruleBody = z.strictObject({
  words: z.array(nameOf(100)).max(10),
  direction: direction.nullish(),
  currency: currency.nullish().describe('Needed with amounts'),
  amountFrom: positiveDecimal.nullish(),
  amountTo: positiveDecimal.nullish(),
  bankAccountId: id.nullish(),
  counterpartyId: id.nullish(),
  categoryId: id,
})

export const preview = z
  .object({
    looked: z.int().describe('How many lines were looked at, the newest'),
    fits: z.int(),
    kept: z.int().describe('Of those that fit: people, matches or earlier rules say something else of them'),
    statementTransactionIds: z.array(z.uuid()).describe('The newest that fit, at most 20'),
  })
  .meta({ id: 'CashRulePreview', description: 'What a rule would fit' })

export const applied = z
  .object({
    looked: z.int(),
    changed: z.int().describe('Lines that have another category, or another reason for it'),
    next: z.string().nullable().describe('For the lines after these; null: that were all'),
  })
  .meta({ id: 'AppliedCashRule' })

export const learntCategory = z
  .object({
    party: z.string().describe('In capitals, as words'),
    direction,
    categoryId: z.uuid(),
    choices: z.int().describe('How often people chose it for the party, at least 3'),
  })
  .meta({ id: 'LearntCategory', description: 'What lines of a party are, since people always chose that' })

export const counterpartyCategory = z
  .object({ counterpartyId: z.uuid(), categoryId: z.uuid(), version: z.int() })
  .meta({ id: 'CounterpartyCategory', description: 'What money from and to a counterparty is' })

export function readRule({ words, amountFrom, amountTo, ...body }: z.infer<typeof ruleBody>): CashRuleInput {
  const read = ruleWords(words)
  if (read.length < new Set(words).size && words.some(each => ruleWords([each]).length === 0))
    throw refuseFields([{ path: 'words', error: 'INVALID_VALUE' }])
  const [fromMinor, toMinor] = [amountFrom, amountTo].map(each => (each == null ? null : minorOf(each)))
  if (fromMinor != null && toMinor != null && toMinor < fromMinor)
    throw refuseFields([{ path: 'amountTo', error: 'INVALID_VALUE' }])
  if ((fromMinor ?? toMinor ?? null) !== null && body.currency == null)
    throw refuseFields([{ path: 'currency', error: 'INVALID_VALUE' }])
  return {
    words: read,
    direction: body.direction ?? null,
    currency: body.currency ?? null,
    fromMinor: fromMinor ?? null,
    toMinor: toMinor ?? null,
    bankAccountId: body.bankAccountId ?? null,
    counterpartyId: body.counterpartyId ?? null,
    categoryId: body.categoryId,
  }
}

export const showRule = ({ currency: of, fromMinor, toMinor, deletedAt, ...row }: CashRuleRow) => {
  const amount = (minor: bigint | null) => (minor === null || of === null ? null : showMoney(minor, of).amount)
  return {
    id: row.id,
    words: row.words,
    direction: row.direction,
    currency: of,
    amountFrom: amount(fromMinor),
    amountTo: amount(toMinor),
    bankAccountId: row.bankAccountId,
    counterpartyId: row.counterpartyId,
    categoryId: row.categoryId,
    isActive: row.isActive,
    isDeleted: deletedAt !== null,
    version: row.version,
  }
}
