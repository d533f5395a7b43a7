import { graphql, usePreloadedQuery } from 'react-relay/hooks'
import type { ProfilePageQuery } from '../../../../__generated__/ProfilePageQuery.graphql.ts'
import type { PageProps } from '../../../../relay/entryPoint.ts'
import { PrivacySettings } from './PrivacySettings.tsx'
import { OwnershipOffer } from '../../management/_public/OwnershipOffer.tsx'
import { PasswordCard } from './PasswordCard.tsx'
import { PhotoCard } from './PhotoCard.tsx'
import { PositionEmailCard } from './PositionEmailCard.tsx'
import { ProfileCard } from './ProfileCard.tsx'
import './profile.css'

/** The user's own settings. */
export function ProfilePage({ queries }: PageProps<{ page: ProfilePageQuery }>) {
  const { viewer, organization } = usePreloadedQuery<ProfilePageQuery>(
    graphql`
      query ProfilePageQuery @preloadable @throwOnFieldError {
        viewer @required(action: THROW) {
          email
          ...ProfileCard_viewer
          ...PhotoCard_viewer
          ...PositionEmailCard_viewer
        }
        organization {
          ...OwnershipOffer_organization
        }
      }
    `,
    queries.page,
  )
  return (
    <>
      {/* Users without permission for the home page land here. */}
      <OwnershipOffer ownOnly organizationKey={organization} />
      <PhotoCard viewerKey={viewer} />
      <ProfileCard viewerKey={viewer} />
      <PositionEmailCard viewerKey={viewer} />
      <PasswordCard email={viewer.email} />
      <PrivacySettings />
    </>
  )
}
