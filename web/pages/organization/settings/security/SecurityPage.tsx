import { graphql, usePreloadedQuery } from 'react-relay/hooks'
import type { SecurityPageQuery } from '../../../../__generated__/SecurityPageQuery.graphql.ts'
import type { PageProps } from '../../../../relay/entryPoint.ts'
import { RequestFailed, codes } from '../../../../relay/operation.ts'
import { BackupCodesCard } from './_components/BackupCodesCard.tsx'
import { FactorsCard } from './_components/FactorsCard.tsx'
import { ProvidersCard } from './_components/ProvidersCard.tsx'
import { SecurityEventsCard } from './_components/SecurityEventsCard.tsx'
import { SessionsCard } from './_components/SessionsCard.tsx'
import './security.css'

/** The user's account security: factors, backup codes, sessions, and recent events. */
export function SecurityPage({ queries }: PageProps<{ page: SecurityPageQuery }>) {
  const { viewer } = usePreloadedQuery<SecurityPageQuery>(
    graphql`
      query SecurityPageQuery @preloadable @throwOnFieldError {
        viewer {
          ...FactorsCard_viewer
          ...ProvidersCard_viewer
          ...BackupCodesCard_viewer
          ...SessionsCard_viewer
          ...SecurityEventsCard_viewer
        }
      }
    `,
    queries.page,
  )
  if (!viewer) throw new RequestFailed('', codes.notSignedIn)
  return (
    <>
      <FactorsCard viewerKey={viewer} />
      <BackupCodesCard viewerKey={viewer} />
      <ProvidersCard viewerKey={viewer} />
      <SessionsCard viewerKey={viewer} />
      <SecurityEventsCard viewerKey={viewer} />
    </>
  )
}
