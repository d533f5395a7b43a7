import { useCallback } from 'react'
import { graphql } from 'react-relay/hooks'
import type { useReadFactorsQuery } from '../../../../../__generated__/useReadFactorsQuery.graphql.ts'
import { useReadAgain } from '../../../../../relay/useReadAgain.ts'

/** Refetches the factors after a setup outside of Relay. */
export function useReadFactors(): () => void {
  const read = useReadAgain<useReadFactorsQuery>(graphql`
    query useReadFactorsQuery {
      viewer {
        hasSecondFactor
        ...FactorsCard_viewer
        ...BackupCodesCard_viewer
        ...SecurityEventsCard_viewer
      }
    }
  `)
  return useCallback(() => read({}), [read])
}
