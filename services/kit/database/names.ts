// Chooses the statements worth preparing: those that repeat often. Filters produce many texts that run once.

/** Each takes some tens of kilobytes in every connection that has prepared it. */
const MAX_NAMES = 100
const USES_BEFORE_NAME = 2
const MAX_COUNTED = 2_000

/** Returns the name to prepare a text under, once the text has run often enough. */
export function openNames(prefix: string): (text: string) => string | undefined {
  const names = new Map<string, string>()
  const uses = new Map<string, number>()
  return text => {
    const known = names.get(text)
    if (known !== undefined || names.size === MAX_NAMES) return known
    const used = uses.get(text) ?? 0
    if (used < USES_BEFORE_NAME) {
      if (uses.size === MAX_COUNTED) uses.clear()
      uses.set(text, used + 1)
      return undefined
    }
    uses.delete(text)
    const name = `${prefix}_${names.size}`
    names.set(text, name)
    return name
  }
}
