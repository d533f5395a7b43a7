// A provider's JSON with its numbers as text, because an amount parsed as a float would change.
import { z } from 'zod'
import { parseMinor } from '../../../kit/money.ts'

/** The additional argument of a reviver, which the standard library's type lacks. */
type Source = { source?: string } | undefined

/** Parses a text and keeps every number as text. */
const parseRaw = (text: string): unknown =>
  JSON.parse(text, (_key: string, value: unknown, context?: Source) =>
    typeof value === 'number' ? (context?.source ?? String(value)) : value,
  )

/** A JSON text, parsed. */
export const rawJson = z.string().transform((text, context): unknown => {
  try {
    return parseRaw(text)
  } catch {
    context.addIssue({ code: 'custom', message: 'not JSON', input: text })
    return z.NEVER
  }
})

/** An amount in minor units: at most two decimals, no exponent, no grouping. */
export const rawAmount = z.string().transform((text, context): bigint => {
  const minor = parseMinor(text)
  if (minor !== undefined) return minor
  context.addIssue({ code: 'custom', message: 'not an amount', input: text })
  return z.NEVER
})

/** Postgres can't store NUL, and control characters are unreadable. */
// eslint-disable-next-line no-control-regex
const CONTROL = /[\u0000-\u001f\u007f]+/g

/** A provider's text as stored. */
export const rawText = (most: number) =>
  z.string().transform(value => value.replace(CONTROL, ' ').trim().slice(0, most))

/** An id that records are found by, so it must not be truncated. */
export const rawId = z.string().regex(/^[\x21-\x7e](?:[\x20-\x7e]{0,198}[\x21-\x7e])?$/)

/** Rounded to the stored precision: otherwise each report would appear newer. */
export const rawInstant = z.string().transform((value, context): Temporal.Instant => {
  try {
    return Temporal.Instant.from(value).round({ smallestUnit: 'microsecond', roundingMode: 'floor' })
  } catch {
    context.addIssue({ code: 'custom', message: 'not a time', input: value })
    return z.NEVER
  }
})

/** The parsed body of a notification; undefined if it is not JSON. */
export const readBody = (rawBody: Buffer): unknown => rawJson.safeParse(rawBody.toString()).data
