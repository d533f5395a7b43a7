// Money is an integer of minor units here and in the database, and a decimal string in every API. Never a JavaScript number.
import { z } from 'zod'

export const CURRENCIES = ['IDR', 'USD', 'SGD'] as const
export const currency = z.enum(CURRENCIES).meta({ id: 'Currency' })
export type Currency = z.infer<typeof currency>

/** An amount in minor units with its currency. */
export type Amount = { minor: bigint; currency: Currency }

/** All three currencies have two decimals (spec/decisions.md §2). */
const DECIMALS = 2
const SCALE = 10n ** BigInt(DECIMALS)

/** The largest amount that the database's bigint holds. */
export const MAX_MINOR = 2n ** 63n - 1n
const MIN_MINOR = -(2n ** 63n)

const DECIMAL_FORM = /^(-?)(\d{1,30})(?:\.(\d{1,2}))?$/

/** Minor units of a decimal string, or undefined when it is not an amount that can be stored. */
export function parseMinor(text: string): bigint | undefined {
  const match = DECIMAL_FORM.exec(text)
  if (!match) return undefined
  const [, sign, whole = '', fraction = ''] = match
  const magnitude = BigInt(whole) * SCALE + BigInt(fraction.padEnd(DECIMALS, '0'))
  const minor = sign === '-' ? -magnitude : magnitude
  return minor >= MIN_MINOR && minor <= MAX_MINOR ? minor : undefined
}

/** The decimal string of an amount, always with two decimals. */
export function formatMinor(minor: bigint): string {
  const digits = (minor < 0n ? -minor : minor).toString().padStart(DECIMALS + 1, '0')
  return `${minor < 0n ? '-' : ''}${digits.slice(0, -DECIMALS)}.${digits.slice(-DECIMALS)}`
}

/** A decimal string in a request: `1500000`, `1500000.5` or `1500000.00`. */
export const decimal = z
  .string()
  .superRefine((text, context) => {
    if (!DECIMAL_FORM.test(text)) context.addIssue({ code: 'custom', params: { code: 'INVALID_AMOUNT' }, input: text })
    else if (parseMinor(text) === undefined)
      context.addIssue({
        code: 'custom',
        params: { code: 'AMOUNT_OUT_OF_RANGE', maximum: formatMinor(MAX_MINOR) },
        input: text,
      })
  })
  .meta({ description: 'Decimal string with at most 2 decimals', examples: ['1500000.00'] })

/** A decimal string greater than zero. */
export const positiveDecimal = decimal.superRefine((text, context) => {
  const minor = parseMinor(text)
  if (minor !== undefined && minor <= 0n)
    context.addIssue({ code: 'custom', params: { code: 'AMOUNT_NOT_POSITIVE' }, input: text })
})

/** A decimal string of zero or more. */
export const nonNegativeDecimal = decimal.superRefine((text, context) => {
  const minor = parseMinor(text)
  if (minor !== undefined && minor < 0n)
    context.addIssue({ code: 'custom', params: { code: 'TOO_SMALL', minimum: '0' }, input: text })
})

/** A decimal string of either sign, other than zero. */
export const nonZeroDecimal = decimal.superRefine((text, context) => {
  if (parseMinor(text) === 0n) context.addIssue({ code: 'custom', params: { code: 'AMOUNT_ZERO' }, input: text })
})

/** Money in responses. */
export const money = z.object({ amount: z.string(), currency }).meta({ id: 'Money' })
export type Money = z.infer<typeof money>

/** Money in requests: greater than zero. */
export const moneyInput = z.strictObject({ amount: positiveDecimal, currency }).meta({ id: 'PositiveMoney' })

/** Minor units of a decimal string that a schema has already checked. */
export function minorOf(checked: string): bigint {
  const minor = parseMinor(checked)
  if (minor === undefined) throw new TypeError('this decimal string was not checked by a schema')
  return minor
}

/** The amount of a checked input. */
export const amountOf = (input: Money): Amount => ({ minor: minorOf(input.amount), currency: input.currency })

/** An amount in the form of the API. */
export const showMoney = (minor: bigint, of: Currency): Money => ({ amount: formatMinor(minor), currency: of })

/** A quotient of non-negative numbers, rounded half up. */
export const divideHalfUp = (dividend: bigint, divisor: bigint): bigint => (2n * dividend + divisor) / (2n * divisor)
