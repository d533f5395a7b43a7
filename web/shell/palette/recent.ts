// The records that were opened last in this tab, by organization. Kept in the tab alone: their titles are business data.
const KEY = 'arus.recent'
const MAX = 5
const RECORD = /^\/[a-z-]+\/(?:[a-z-]+\/)?[0-9a-f]{8}-[0-9a-f-]{27}(?:\/edit)?$/

export type Recent = { to: string; title: string }

const keyOf = (organization: string | null): string => `${KEY}.${organization ?? ''}`

/** Those of an organization, the last one first. */
export function recentRecords(organization: string | null): Recent[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(organization)) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isRecent) : []
  } catch {
    return []
  }
}

function isRecent(one: unknown): one is Recent {
  return (
    typeof one === 'object' &&
    one !== null &&
    'to' in one &&
    'title' in one &&
    typeof one.to === 'string' &&
    typeof one.title === 'string'
  )
}

/** Notes that a page was shown, where it is a record's. */
export function noteShown(organization: string | null, { to, title }: Recent): void {
  if (!RECORD.test(to) || title === '') return
  const others = recentRecords(organization).filter(recent => recent.to !== to)
  sessionStorage.setItem(keyOf(organization), JSON.stringify([{ to, title }, ...others].slice(0, MAX)))
}
