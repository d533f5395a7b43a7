import { type ReactNode, createContext, use, useMemo } from 'react'

type Place = { permissions: ReadonlySet<string>; modes: ReadonlySet<string>; organizationName: string }

const OrganizationPlace = createContext<Place>({ permissions: new Set(), modes: new Set(), organizationName: '' })

/** Makes known to what is beneath which organization it is, what the viewer may do in it, and which areas it uses. */
export function PermissionsProvider({
  permissions,
  modes = [],
  organizationName = '',
  children,
}: {
  permissions: readonly string[]
  modes?: readonly string[]
  organizationName?: string
  children: ReactNode
}) {
  const place = useMemo(
    () => ({ permissions: new Set(permissions), modes: new Set(modes), organizationName }),
    [permissions, modes, organizationName],
  )
  return <OrganizationPlace value={place}>{children}</OrganizationPlace>
}

/** Whether the role allows it. The services decide; this only hides what would be refused. */
export function usePermission(permission: string): boolean {
  return use(OrganizationPlace).permissions.has(permission)
}

/** Whose money it is, for what asks before it moves any. */
export function useOrganizationName(): string {
  return use(OrganizationPlace).organizationName
}

/** Permissions and areas at once, for what goes through a list of entries. */
export function usePlace(): Place {
  return use(OrganizationPlace)
}
