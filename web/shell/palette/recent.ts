// The records opened last in this tab, by organization. Kept only in the tab: their titles are business data.
const KEY = 'arus.recent'
const MAX = 5
const RECORD = /^\/[a-z-]+\/(?:[a-z-]+\/)?[0-9a-f]{8}-[0-9a-f-]{27}(?:\/edit)?$/

export type Recent = { to: string; title: string }

const keyOf = (organization: string | null): string => `${KEY}.${organization ?? ''}`

/** The recent records of an organization, latest first. */
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

/** Stores that a page was shown, if it is a record's page. */
export function noteShown(organization: string | null, { to, title }: Recent): void {
  if (!RECORD.test(to) || title === '') return
  const others = recentRecords(organization).filter(recent => recent.to !== to)
  sessionStorage.setItem(keyOf(organization), JSON.stringify([{ to, title }, ...others].slice(0, MAX)))
}
