// A provider's JSON with its numbers as they are written: an amount that went through a float is another amount.
import { z } from 'zod'
import { parseMinor } from '../../../kit/money.ts'

/** What a reviver is told besides the value; the type of the standard library does not know it yet. */
type Source = { source?: string } | undefined

/** Parses a text, every number of which becomes the text that it was. */
const parseRaw = (text: string): unknown =>
  JSON.parse(text, (_key: string, value: unknown, context?: Source) =>
    typeof value === 'number' ? (context?.source ?? String(value)) : value,
  )

/** A text that is JSON, as what it says. */
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

/** Postgres stores no NUL, and people read no control characters. */
// eslint-disable-next-line no-control-regex
const CONTROL = /[\u0000-\u001f\u007f]+/g

/** A provider's text as we keep it. */
export const rawText = (most: number) =>
  z.string().transform(value => value.replace(CONTROL, ' ').trim().slice(0, most))

/** A name that records are found by: one that had to be cut is none. */
export const rawId = z.string().regex(/^[\x21-\x7e](?:[\x20-\x7e]{0,198}[\x21-\x7e])?$/)

/** As precise as it is stored: otherwise each report of it would be a newer one. */
export const rawInstant = z.string().transform((value, context): Temporal.Instant => {
  try {
    return Temporal.Instant.from(value).round({ smallestUnit: 'microsecond', roundingMode: 'floor' })
  } catch {
    context.addIssue({ code: 'custom', message: 'not a time', input: value })
    return z.NEVER
  }
})

/** The body of a notification as what it says; undefined where it is not JSON. */
export const readBody = (rawBody: Buffer): unknown => rawJson.safeParse(rawBody.toString()).data
