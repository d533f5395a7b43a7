import { useEffect, useState } from 'react'
import { useRelayEnvironment } from 'react-relay/hooks'
import { addMessages } from '../../i18n/intl.ts'
import { type Answer, type RecordSearch, recordSearches } from '../../recordSearch.ts'
import { isUsedIn } from '../appMode.ts'
import { usePlace } from '../permissions.tsx'
import { fits } from './entries.ts'

/** Debounces typing before querying the server. */
const SETTLE = 150

type Searchable = { id: string; search: RecordSearch }

/** The results of one feature so far. */
export type Found = Searchable & Answer & { state: 'searching' | 'found' | 'failed' }

/** The searches of the records that the viewer may see; null until they are loaded. */
function useSearches(): readonly Searchable[] | null {
  const { permissions, modes } = usePlace()
  const [searches, setSearches] = useState<readonly Searchable[] | null>(null)
  useEffect(() => {
    let isCurrent = true
    const loading = recordSearches.map(async ({ id, feature, load }) => {
      const [search] = await Promise.all([load(), addMessages([feature])])
      return { id, search }
    })
    void Promise.allSettled(loading).then(loaded => {
      const all = loaded.flatMap(one => (one.status === 'fulfilled' ? one.value : []))
      const isUsed = ({ search: { permission, mode } }: Searchable) =>
        permissions.has(permission) && isUsedIn(mode, modes)
      if (isCurrent) setSearches(all.filter(isUsed))
    })
    return () => {
      isCurrent = false
    }
  }, [permissions, modes])
  return searches
}

/**
 * Results of all features that the viewer may see, each as soon as it arrives. Until then, earlier results stay whose titles have the
 * words of the new text: Enter must not open a record that was found for another text.
 */
export function useFoundRecords(
  text: string | null,
  words: readonly string[],
): { found: readonly Found[]; isSearching: boolean } {
  const environment = useRelayEnvironment()
  const searches = useSearches()
  const [found, setFound] = useState<readonly Found[]>([])
  useEffect(() => {
    if (text === null) return setFound([])
    let isCurrent = true
    const note = (id: string, news: Partial<Found>) =>
      isCurrent && setFound(before => before.map(one => (one.id === id ? { ...one, ...news } : one)))
    setFound(before =>
      (searches ?? []).map(one => {
        const earlier = before.find(({ id }) => id === one.id)?.hits ?? []
        return { ...one, hits: earlier.filter(({ title }) => fits(title, words)), hasMore: false, state: 'searching' }
      }),
    )
    const timer = setTimeout(() => {
      for (const { id, search } of searches ?? [])
        search.find(environment, text).then(
          answer => note(id, { ...answer, state: 'found' }),
          () => note(id, { hits: [], hasMore: false, state: 'failed' }),
        )
    }, SETTLE)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [environment, searches, text, words])
  const isWaiting = searches === null || found.some(({ state }) => state === 'searching')
  return { found, isSearching: text !== null && isWaiting }
}
