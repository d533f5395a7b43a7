// Values that the log stores as data: lists of keys, and fields that an organization has defined.

type DataWords = {
  /** A key in words: a status, a permission, an event. */
  key: (key: string) => string
  required: string
}

type Field = { label: string; kind: string; required: boolean; choices: readonly string[] }

/** One row per part of a list; null for a value that is no list. */
export function readableData(text: string, words: DataWords): string[] | null {
  if (!text.startsWith('[')) return null
  const list = parsed(text)
  if (!Array.isArray(list)) return null
  return list.map((part: unknown) => (isField(part) ? readField(part, words) : words.key(String(part))))
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // Text by users may begin like a list.
    return null
  }
}

/** `Cost center: Choice (Jakarta, Surabaya), required`. */
function readField({ label, kind, required, choices }: Field, words: DataWords): string {
  const offered = choices.length > 0 ? ` (${choices.join(', ')})` : ''
  return `${label}: ${words.key(kind)}${offered}${required ? `, ${words.required}` : ''}`
}

const isField = (part: unknown): part is Field =>
  typeof part === 'object' && part !== null && 'label' in part && 'kind' in part && 'choices' in part
