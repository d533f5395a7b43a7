/** Legal forms are not part of the initials. */
const LEGAL_FORMS = new Set(['PT', 'CV', 'UD', 'TBK'])

/** Two letters for a mark or an avatar. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter(word => word !== '' && !LEGAL_FORMS.has(word.toUpperCase()))
  return words
    .slice(0, 2)
    .map(word => word.charAt(0).toUpperCase())
    .join('')
}
