/** What stands between addresses: spaces, lines, commas, semicolons. */
const BETWEEN = /[\s,;]+/

/** Addresses as people paste them: each once, in lower case, `Name <address>` without the name. */
export function emailsIn(text: string): string[] {
  const bare = text.replaceAll(/[^\s,;<]*(?:[ \t]+[^\s,;<]+)*[ \t]*<([^<>]*)>/g, ' $1 ')
  const found = bare
    .split(BETWEEN)
    .map(part => part.trim().toLowerCase())
    .filter(part => part !== '')
  return [...new Set(found)]
}

/** An @ sign makes an email address (product.md §5); something must stand before and after it. */
export const isEmail = (text: string): boolean => /^[^@]+@[^@]+$/.test(text)
