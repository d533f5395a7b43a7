/** `Siti Rahmawati Putri` → `Siti R.`: sufficient for colleagues, and short enough for a row. */
export function shortName(fullName: string): string {
  const [first = '', second] = fullName.trim().split(/\s+/)
  return second === undefined ? first : `${first} ${second.slice(0, 1)}.`
}
