import { useCallback } from 'react'
import { graphql } from 'react-relay/hooks'
import type { useRegionSearchQuery } from '../../../../__generated__/useRegionSearchQuery.graphql.ts'
import { useRecordSearch } from '../../../../relay/useRecordSearch.ts'
import type { SearchOptions } from '../../../../ui/form/comboboxProps.ts'

/** Finds regions directly below `parent`; null: provinces. All are listed at once, and typing filters them. */
export function useRegionSearch(parent: string | null): SearchOptions {
  const all = useRecordSearch<useRegionSearchQuery>(
    graphql`
      query useRegionSearchQuery($parent: String) @throwOnFieldError {
        organization {
          regions(parent: $parent) {
            code
            name
          }
        }
      }
    `,
    () => ({ parent }),
    ({ organization }) => organization.regions.map(({ code, name }) => ({ value: code, label: name })),
  )
  return useCallback(
    async text => {
      const wanted = text.toLowerCase()
      return (await all(text)).filter(({ label }) => label.toLowerCase().includes(wanted))
    },
    [all],
  )
}
