// What must not leave with an error report, a recording or a page view: email addresses, numbers of accounts and amounts, ids, tokens,
// and whatever stands behind the `?` of an address. Found by their look, so that it doesn't matter where they come from.

const PATTERNS: readonly [RegExp, string][] = [
  // An address: what was searched and filtered for is behind its path.
  [/((?:\bhttps?:\/\/|(?<![\w<])\/)[^\s?#"'<>]*)[?#][^\s"'<>]*/g, '$1'],
  [/[\p{L}\d._%+-]+(?:@|%40)[\p{L}\d-]+(?:\.[\p{L}\d-]+)+/gu, '[email]'],
  // Long, and not a word: an id, a token, a key.
  [/(?<![\w-])(?:(?=[\w-]*\d)[\w-]{20,}|[\w-]{40,})/g, '[token]'],
  // Also as people group them.
  [/\d(?:[ .,-]?\d){5,}/g, '[number]'],
]

/** Of a report's or a recording's own machinery: made by the SDK, or static files of ours. */
const REPORTS_OWN =
  'event_id trace_id span_id parent_span_id replay_id replayId error_ids trace_ids debug_id public_key'
const MACHINERY = new Set(`${REPORTS_OWN} release dist function module type _cssText`.split(' '))
/** Where code is: a file of ours keeps its hashed name. */
const CODE_PLACES = new Set(['filename', 'abs_path', 'code_file'])

export function scrubText(text: string): string {
  return PATTERNS.reduce((scrubbed, [pattern, mark]) => scrubbed.replace(pattern, mark), text)
}

/** The same value with scrubbed texts, at any depth. */
export function scrub<T>(value: T): T {
  // Only texts become other texts: it keeps its shape.
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
