// The menu, assembled from the entries of all features.
import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import { useLocation } from 'react-router'
import { type MenuEntry as Entry, menuGroups } from '../feature.ts'
import { features } from '../features.ts'

const entries: readonly Entry[] = features.flatMap(({ menu = [] }) => menu).toSorted((a, b) => a.place - b.place)

const entriesOf = (group: Entry['group']) => entries.filter(entry => entry.group === group)
const groups = menuGroups.map(id => ({ id, entries: entriesOf(id) }))
/** Below the groups. */
const foot = entriesOf('foot')

export type MenuEntry = Entry & { label: string }
export type MenuGroup = { id: string; label: string; entries: readonly MenuEntry[] }

/** The translated menu, with the current page's entry, found by the first path segment. */
export function useMenu(): {
  groups: readonly MenuGroup[]
  foot: readonly MenuEntry[]
  current: MenuEntry | undefined
} {
  const { formatMessage } = useIntl()
  const { pathname } = useLocation()
  return useMemo(() => {
    const named = (entry: Entry): MenuEntry => ({ ...entry, label: formatMessage({ id: `menu.${entry.name}` }) })
    const namedGroups = groups.map(({ id, entries }) => ({
      id,
      label: formatMessage({ id: `menu.group.${id}` }),
      entries: entries.map(named),
    }))
    const namedFoot = foot.map(named)
    const all = [...namedGroups.flatMap(group => group.entries), ...namedFoot]
    return { groups: namedGroups, foot: namedFoot, current: currentEntry(all, pathname) }
  }, [formatMessage, pathname])
}

type Placed = { to: string; covers?: readonly string[] }

/** The entry whose segments begin the path; the longest if there are several. */
export function currentEntry<E extends Placed>(entries: readonly E[], pathname: string): E | undefined {
  const fitting = entries.filter(({ to, covers = [] }) =>
    [to, ...covers].some(path => pathname === path || pathname.startsWith(`${path}/`)),
  )
  return fitting.sort((a, b) => b.to.length - a.to.length)[0]
}
