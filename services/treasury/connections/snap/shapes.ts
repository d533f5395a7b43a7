// The parts of banks' responses that we read. Every response is validated here before use.
import { z } from 'zod'
import { type Currency, parseMinor } from '../../../kit/money.ts'
import { json } from '../json.ts'

/** Postgres can't store NUL, and control characters are unreadable. */
// eslint-disable-next-line no-control-regex
const CONTROL = /[\u0000-\u001f\u007f]+/g
const text = (most: number) => z.string().transform(value => value.replace(CONTROL, ' ').trim().slice(0, most))

const amount = z.object({
  value: z.string().transform((value, context) => {
    const minor = parseMinor(value)
    if (minor === undefined) context.addIssue({ code: 'custom', message: 'not an amount', input: value })
    return minor ?? 0n
  }),
  currency: z.string(),
})
type SnapAmount = z.infer<typeof amount>

/** Every valid response has these. */
export const answer = json.pipe(
  z.looseObject({
    responseCode: z.string().regex(/^\d{7}$/),
    responseMessage: text(200).catch(''),
  }),
)
export type Answer = z.infer<typeof answer>

export const tokenAnswer = z.object({
  accessToken: z.string().min(1).max(4_000),
  expiresIn: z.coerce.number().int().min(1).max(86_400).catch(900),
})

export const balanceAnswer = z.object({
  accountInfos: z
    .array(
      z.object({
        balanceType: z.string().nullish(),
        status: z.string().nullish(),
        availableBalance: amount.nullish(),
        ledgerBalance: amount.nullish(),
        amount: amount.nullish(),
      }),
    )
    .min(1)
    .max(20),
})

const statementBalance = z.object({ startingBalance: amount.nullish(), endingBalance: amount.nullish() })

/** Some banks nest the amount one level deeper. */
const amountOfLine = z.union([amount, z.object({ amount }).transform(wrapped => wrapped.amount)])

const instant = z.string().transform((value, context) => {
  try {
    return Temporal.Instant.from(value)
  } catch {
    context.addIssue({ code: 'custom', message: 'not a time', input: value })
    return Temporal.Instant.fromEpochMilliseconds(0)
  }
})

export const statementAnswer = z.object({
  balance: z.array(statementBalance).max(20).nullish(),
  hasMore: z.enum(['Y', 'N']).catch('N'),
  lastRecordDateTime: instant.nullish(),
  detailData: z
    .array(
      z.object({
        detailBalance: z.object({ endAmount: z.array(amountOfLine).max(20).nullish() }).nullish(),
        amount,
        transactionDate: instant,
        remark: text(256).nullish(),
        transactionId: text(64).nullish(),
        type: z.enum(['CREDIT', 'DEBIT']),
      }),
    )
    .max(10_000),
})
export type StatementAnswer = z.infer<typeof statementAnswer>
export type StatementLine = StatementAnswer['detailData'][number]

export const inquiryAnswer = z.object({ beneficiaryAccountName: text(100).pipe(z.string().min(1)) })

export const transferAnswer = z.object({
  partnerReferenceNo: z.string().nullish(),
  referenceNo: text(64).nullish(),
})

export const statusAnswer = z.object({
  originalPartnerReferenceNo: z.string().nullish(),
  originalReferenceNo: text(64).nullish(),
  latestTransactionStatus: z.string(),
  transactionStatusDesc: text(200).nullish(),
})

/** A notification from a bank. It only triggers a poll, so nothing else in it is read. */
export const notification = json.pipe(z.looseObject({ originalPartnerReferenceNo: z.string().min(1).max(64) }))

/** The minor units of an amount in the requested currency. */
export const minorIn = (currency: Currency, given: SnapAmount | null | undefined): bigint | null =>
  given && given.currency === currency ? given.value : null
