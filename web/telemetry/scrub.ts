// Removes what must not be part of an error report, a recording or a page view: email addresses, account numbers, amounts, ids, tokens and
// query strings. Matched by pattern, so that the origin doesn't matter.

const PATTERNS: readonly [RegExp, string][] = [
  // An address: its query string has the search terms and filters.
  [/((?:\bhttps?:\/\/|(?<![\w<])\/)[^\s?#"'<>]*)[?#][^\s"'<>]*/g, '$1'],
  [/[\p{L}\d._%+-]+(?:@|%40)[\p{L}\d-]+(?:\.[\p{L}\d-]+)+/gu, '[email]'],
  // Long and not a word: an id, a token, a key.
  [/(?<![\w-])(?:(?=[\w-]*\d)[\w-]{20,}|[\w-]{40,})/g, '[token]'],
  // Also with digit grouping.
  [/\d(?:[ .,-]?\d){5,}/g, '[number]'],
]

/** Values made by the SDK of reports and recordings, or our static files. */
const REPORTS_OWN =
  'event_id trace_id span_id parent_span_id replay_id replayId error_ids trace_ids debug_id public_key'
const MACHINERY = new Set(`${REPORTS_OWN} release dist function module type _cssText`.split(' '))
/** Where code is located: our files keep their hashed names. */
const CODE_PLACES = new Set(['filename', 'abs_path', 'code_file'])

export function scrubText(text: string): string {
  return PATTERNS.reduce((scrubbed, [pattern, mark]) => scrubbed.replace(pattern, mark), text)
}

/** The same value with scrubbed texts, at any depth. */
export function scrub<T>(value: T): T {
  // Only texts change; the shape stays.
  return scrubValue(value, '') as T
}

function scrubValue(value: unknown, key: string): unknown {
  if (typeof value === 'string') return isMachinery(key, value) ? value : scrubText(value)
  if (Array.isArray(value)) return value.map(item => scrubValue(item, key))
  if (value === null || typeof value !== 'object' || !isPlain(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [scrubText(name), scrubValue(item, name)]))
}

const isMachinery = (key: string, value: string) =>
  MACHINERY.has(key) || (CODE_PLACES.has(key) && /\/assets\/[\w.-]+$/.test(value))

function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}
