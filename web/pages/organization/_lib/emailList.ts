/** Separators of addresses: spaces, lines, commas, semicolons; brackets and quotes belong to the names next to them. */
const BETWEEN = /[\s,;<>"]+/

/** The addresses in a pasted text: each once, in lower case, without names (`Name <address>`). */
export function emailsIn(text: string): string[] {
  const words = text
    .split(BETWEEN)
    .map(word => word.toLowerCase())
    .filter(word => word !== '')
  const hasNames = text.includes('<')
  return [...new Set(hasNames ? words.filter(word => word.includes('@')) : words)]
}

/** An @ sign makes an email address (product.md §5), with text before and after it. */
export const isEmail = (text: string): boolean => /^[^@]+@[^@]+$/.test(text)
