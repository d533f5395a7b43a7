/** What stands between addresses: spaces, lines, commas, semicolons; brackets and quotes belong to the names beside them. */
const BETWEEN = /[\s,;<>"]+/

/** Addresses as people paste them: each once, in lower case. Where names stand beside addresses (`Name <address>`), they are left out. */
export function emailsIn(text: string): string[] {
  const words = text
    .split(BETWEEN)
    .map(word => word.toLowerCase())
    .filter(word => word !== '')
  const hasNames = text.includes('<')
  return [...new Set(hasNames ? words.filter(word => word.includes('@')) : words)]
}

/** An @ sign makes an email address (product.md §5); something must stand before and after it. */
export const isEmail = (text: string): boolean => /^[^@]+@[^@]+$/.test(text)
