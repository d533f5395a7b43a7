// The scalars of base.graphql. Values from services are passed on unchanged; values from clients are checked.
import { GraphQLError, GraphQLScalarType, Kind } from 'graphql'

type Check = (text: string) => string | undefined

/** A scalar that is a string on the wire; `check` returns the value to use, or undefined for an invalid text. */
function textScalar(
  name: string,
  description: string,
  example: string,
  check: Check,
): GraphQLScalarType<string, string> {
  const parse = (value: unknown): string => {
    const parsed = typeof value === 'string' ? check(value) : undefined
    if (parsed === undefined) throw new GraphQLError(`${name} must be a string like "${example}".`)
    return parsed
  }
  return new GraphQLScalarType<string, string>({
    name,
    description,
    extensions: { isText: true },
    serialize: value => {
      if (typeof value !== 'string') throw new GraphQLError(`${name} cannot represent a ${typeof value}.`)
      return value
    },
    parseValue: parse,
    parseLiteral: node => parse(node.kind === Kind.STRING ? node.value : undefined),
  })
}

/** Whether a scalar serializes every string unchanged. */
export const isText = (type: { extensions: Readonly<Record<string, unknown>> }): boolean =>
  type.extensions.isText === true

const when =
  (pattern: RegExp): Check =>
  text =>
    pattern.test(text) ? text : undefined

const uuid: Check = text => {
  const lower = text.toLowerCase()
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(lower) ? lower : undefined
}

// Databases know no year 0.
const date: Check = text => {
  if (!/^(?!0000)\d{4}-\d{2}-\d{2}$/.test(text)) return undefined
  try {
    Temporal.PlainDate.from(text, { overflow: 'reject' })
    return text
  } catch {
    return undefined
  }
}

const instant: Check = text => {
  if (!/^(?!0000)\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2})$/.test(text)) return undefined
  try {
    Temporal.Instant.from(text)
    return text
  } catch {
    return undefined
  }
}

const url: Check = text => (text.startsWith('/') || URL.canParse(text) ? text : undefined)

export const scalars = {
  UUID: textScalar('UUID', 'An RFC 9562 UUID in lower case.', '0198c1f2-7d2e-7a60-8a3b-0c5f6a1d2e3f', uuid),
  Date: textScalar('Date', "A business date, in the organization's time zone.", '2026-11-21', date),
  DateTime: textScalar('DateTime', 'An instant, RFC 3339 with offset.', '2026-11-21T09:30:00+07:00', instant),
  Decimal: textScalar(
    'Decimal',
    'A decimal number as a string, never rounded.',
    '1500000.00',
    when(/^-?\d{1,19}(\.\d{1,8})?$/),
  ),
  EmailAddress: textScalar(
    'EmailAddress',
    'An email address: it holds an @ sign.',
    'name@example.com',
    when(/^[^@\s]+@[^@\s]+$/),
  ),
  URL: textScalar('URL', 'An absolute or same-origin URL.', 'https://example.com/file', url),
}
