import { Clock, Command, Plus, Search } from 'lucide-react'
import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import { features } from '../../features.ts'
import type { RecordSearch } from '../../recordSearch.ts'
import { organizationOfTab } from '../../relay/tab.ts'
import { useRegisteredShortcuts } from '../../ui/keyboard/shortcuts.ts'
import { isUsedIn } from '../appMode.ts'
import { useMenu } from '../menu.tsx'
import { usePlace } from '../permissions.tsx'
import { asked, bestOf, type Entry, fitting, type Section } from './entries.ts'
import { recentRecords } from './recent.ts'
import { useFoundRecords } from './useFoundRecords.ts'

/** Navigation keys that users don't search by name. */
const NOT_LISTED = ['?', 'j', 'k', 'x', 'Escape', '$mod+k', '/', 'ArrowRight', 'Space', 'Enter']

type SectionId = 'best' | 'records' | 'recent' | 'page' | 'create' | 'go'

/** The sections of the palette for the typed text, the number of records found, and the lists that could not be searched. */
export function useSections(typed: string) {
  const { formatMessage } = useIntl()
  const { permissions, modes } = usePlace()
  const shortcuts = useRegisteredShortcuts()
  const { groups, foot } = useMenu()
  const { words, search, isCommand } = useMemo(() => asked(typed), [typed])
  const { found, isSearching } = useFoundRecords(search, words)

  const commands = useMemo(() => {
    const may = (needed: string | readonly string[] | undefined) =>
      needed === undefined || [needed].flat().some(one => permissions.has(one))
    const onPage = shortcuts.flatMap(({ keys, label, run }): Entry[] =>
      run === undefined || NOT_LISTED.includes(keys)
        ? []
        : [{ id: `page ${keys}`, title: label, icon: Command, keys, run: () => run(new KeyboardEvent('keydown')) }],
    )
    const taken = new Set(onPage.map(({ title }) => title))
    const create = features
      .flatMap(({ creates = [] }) => creates)
      .filter(({ permission }) => may(permission))
      .map(({ flow, to }): Entry => ({
        id: `create ${flow}`,
        title: formatMessage({ id: `palette.create.${flow}` }),
        icon: Plus,
        to,
      }))
      .filter(({ title }) => !taken.has(title))
    const pages = [...groups.flatMap(({ entries }) => entries), ...foot]
      .filter(({ permission, mode }) => may(permission) && isUsedIn(mode, modes))
      .map(({ to, label, icon }): Entry => ({ id: `go ${to}`, title: label, icon, to }))
    return { onPage, create, pages }
  }, [formatMessage, foot, groups, modes, permissions, shortcuts])

  const records = useMemo(
    () =>
      found.flatMap(({ search: { icon }, hits }) =>
        hits.map((hit): Entry => ({ ...hit, id: `record ${hit.to}`, icon })),
      ),
    [found],
  )
  const { best, others } = bestOf(records, [...commands.pages, ...commands.onPage, ...commands.create], words)
  const without = (entries: readonly Entry[]) => entries.filter(entry => entry !== best)
  const entries = groups.flatMap(group => group.entries)
  /** The name of a list: in the menu, or its own. */
  const labelOf = ({ list, listName }: RecordSearch): string =>
    entries.find(({ to }) => to === list)?.label ?? (listName ? formatMessage({ id: listName }) : list)
  const more = found
    .filter(({ hasMore }) => hasMore)
    .map(({ id, search: searched }): Entry => {
      return {
        id: `more ${id}`,
        title: formatMessage({ id: 'palette.more' }, { text: search ?? '', list: labelOf(searched) }),
        icon: Search,
        to: `${searched.list}?${new URLSearchParams({ q: search ?? '' })}`,
      }
    })
  const recent = recentRecords(organizationOfTab()).map(({ to, title }): Entry => ({
    id: `recent ${to}`,
    title,
    icon: Clock,
    to,
  }))

  const all: { id: SectionId; entries: readonly Entry[] }[] = [
    { id: 'best', entries: best ? [best] : [] },
    { id: 'records', entries: [...others, ...more] },
    { id: 'recent', entries: words.length === 0 && !isCommand ? recent : [] },
    { id: 'page', entries: without(fitting(commands.onPage, words)) },
    { id: 'create', entries: without(fitting(commands.create, words)) },
    { id: 'go', entries: without(fitting(commands.pages, words)) },
  ]
  const sections = all
    .filter(({ entries }) => entries.length > 0)
    .map(({ id, entries }): Section => ({ id, label: formatMessage({ id: `palette.${id}` }), entries }))
  return {
    words,
    search,
    sections,
    found: records.length,
    isSearching,
    failed: found.filter(({ state }) => state === 'failed').map(one => labelOf(one.search)),
  }
}
