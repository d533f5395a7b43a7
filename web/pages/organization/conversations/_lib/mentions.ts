// Names in what is being typed. A message keeps whom it names beside its text, so that a name that changes later still is the same person.

export type Named = { readonly uuid: string; readonly fullName: string }

/** What is typed of a name at the caret: where its @ stands, and what follows; null: no name is being typed. */
export function mentionAt(text: string, caret: number): { at: number; typed: string } | null {
  const before = text.slice(0, caret)
  const at = before.lastIndexOf('@')
  if (at < 0 || (at > 0 && !/\s|[(,.]/.test(before[at - 1] ?? ''))) return null
  const typed = before.slice(at + 1)
  // A name has few words; more are text.
  return typed.length > 40 || /\n|\s\S*\s\S*\s/.test(typed) ? null : { at, typed }
}

/** Who may be meant, whose name has a word that begins so first. */
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

/** The text with the whole name in place of what was typed of it, and where the caret is then. */
export function withMention(text: string, { at, typed }: { at: number; typed: string }, { fullName }: Named) {
  const name = `@${fullName} `
  return {
    text: text.slice(0, at) + name + text.slice(at + 1 + typed.length).replace(/^ /, ''),
    caret: at + name.length,
  }
}

/** Of those who were chosen, whom the text still names. */
export const stillNamed = (text: string, chosen: readonly Named[]): string[] => [
  ...new Set(chosen.filter(({ fullName }) => text.includes(`@${fullName}`)).map(({ uuid }) => uuid)),
]
