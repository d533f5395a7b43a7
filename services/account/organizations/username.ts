const MAX_LENGTH = 40
/** For names without Latin letters or digits. */
const FALLBACK = 'organization'

/** The handle suggested for a name: lower case letters and digits, words joined by hyphens. */
export function usernameOf(name: string): string {
  const words = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}+/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
  const username = words.slice(0, MAX_LENGTH).replace(/^-+|-+$/g, '')
  return username.length < 3 ? [FALLBACK, username].filter(Boolean).join('-') : username
}

/** The first of `name`, `name-2`, `name-3`, … that is not taken. */
export function freeUsername(wanted: string, taken: ReadonlySet<string>): string {
  for (let count = 2, username = wanted; ; username = `${wanted}-${count++}`) if (!taken.has(username)) return username
}
