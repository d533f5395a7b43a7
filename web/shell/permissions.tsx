import { type ReactNode, createContext, use, useMemo } from 'react'
import type { AppMode } from './appMode.ts'
import type { Permission } from '../permissions.generated.ts'

type Place = {
  permissions: ReadonlySet<string>
  modes: ReadonlySet<string>
  /** The area that the person works in, of those that the organization uses. */
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

/** Makes known to what is beneath which organization it is, who the viewer is and what they may do in it, and which areas it uses. */
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

/** Whether the role allows it. The services decide; this only hides what would be refused. */
export function usePermission(permission: Permission): boolean {
  return use(OrganizationPlace).permissions.has(permission)
}

/** Whose money it is, for what asks before it moves any. */
export function useOrganizationName(): string {
  return use(OrganizationPlace).organizationName
}

/** What the viewer is called. */
export function useViewerName(): string {
  return use(OrganizationPlace).viewerName
}

/** Whether the organization's controls let new payments and transfers be made, as far as this tab has heard. */
export function usePayingActive(): boolean {
  return use(OrganizationPlace).payingActive
}

/** Permissions and areas at once, for what goes through a list of entries. */
export function usePlace(): Place {
  return use(OrganizationPlace)
}
