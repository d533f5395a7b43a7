// Mentions in the text being typed. A message stores the mentioned users with its text, so that a mention survives a change of name.

export type Named = { readonly uuid: string; readonly fullName: string }

/** The mention being typed at the caret: the position of its @, and the text after it; null: none. */
export function mentionAt(text: string, caret: number): { at: number; typed: string } | null {
  const before = text.slice(0, caret)
  const at = before.lastIndexOf('@')
  if (at < 0 || (at > 0 && !/\s|[(,.]/.test(before[at - 1] ?? ''))) return null
  const typed = before.slice(at + 1)
  // Names have few words; longer text is not a mention.
  return typed.length > 40 || /\n|\s\S*\s\S*\s/.test(typed) ? null : { at, typed }
}

/** Matching users, those with a word that begins with the text first. */
export function candidatesFor(typed: string, people: readonly Named[], most = 6): Named[] {
  const wanted = typed.toLowerCase()
  const rank = ({ fullName }: Named) => {
    const name = fullName.toLowerCase()
    if (name.startsWith(wanted)) return 0
    return name.split(' ').some(word => word.startsWith(wanted)) ? 1 : 2
  }
  return people
    .filter(person => rank(person) < 2)
    .toSorted((one, other) => rank(one) - rank(other))
    .slice(0, most)
}

/** The text with the mention completed, and the new caret position. */
export function withMention(text: string, { at, typed }: { at: number; typed: string }, { fullName }: Named) {
  const name = `@${fullName} `
  return {
    text: text.slice(0, at) + name + text.slice(at + 1 + typed.length).replace(/^ /, ''),
    caret: at + name.length,
  }
}

/** The chosen users whose mention is still in the text. */
export const stillNamed = (text: string, chosen: readonly Named[]): string[] => [
  ...new Set(chosen.filter(({ fullName }) => text.includes(`@${fullName}`)).map(({ uuid }) => uuid)),
]
