import { type ReactNode, createContext, use, useMemo } from 'react'
import type { AppMode } from './appMode.ts'
import type { Permission } from '../permissions.generated.ts'

type Place = {
  permissions: ReadonlySet<string>
  modes: ReadonlySet<string>
  /** The user's current area, one of those that the organization uses. */
  mode: AppMode
  organizationName: string
  viewerName: string
  payingActive: boolean
}

const OrganizationPlace = createContext<Place>({
  permissions: new Set(),
  modes: new Set(),
  mode: 'TREASURY',
  organizationName: '',
  viewerName: '',
  payingActive: true,
})

/** Provides the organization, the viewer with their permissions, and the organization's areas. */
export function PermissionsProvider({
  permissions,
  modes = [],
  mode = 'TREASURY',
  organizationName = '',
  viewerName = '',
  payingActive = true,
  children,
}: {
  permissions: readonly string[]
  modes?: readonly string[]
  mode?: AppMode
  organizationName?: string
  viewerName?: string
  payingActive?: boolean
  children: ReactNode
}) {
  const place = useMemo(
    () => ({
      permissions: new Set(permissions),
      modes: new Set(modes),
      mode,
      organizationName,
      viewerName,
      payingActive,
    }),
    [permissions, modes, mode, organizationName, viewerName, payingActive],
  )
  return <OrganizationPlace value={place}>{children}</OrganizationPlace>
}

/** Whether the role allows it. The services enforce it; this only hides what would be refused. */
export function usePermission(permission: Permission): boolean {
  return use(OrganizationPlace).permissions.has(permission)
}

/** The organization's name, for confirmations before money moves. */
export function useOrganizationName(): string {
  return use(OrganizationPlace).organizationName
}

/** The viewer's name. */
export function useViewerName(): string {
  return use(OrganizationPlace).viewerName
}

/** Whether the organization's controls allow new payments and transfers, as far as this tab knows. */
export function usePayingActive(): boolean {
  return use(OrganizationPlace).payingActive
}

/** Permissions and areas together, for filtering a list of entries. */
export function usePlace(): Place {
  return use(OrganizationPlace)
}
