import { type ReactNode, createContext, use, useMemo } from 'react'

type Place = { permissions: ReadonlySet<string>; modes: ReadonlySet<string> }

const OrganizationPlace = createContext<Place>({ permissions: new Set(), modes: new Set() })

/** Makes known to what is beneath what the viewer may do in this organization, and which areas it uses. */
export function PermissionsProvider({
  permissions,
  modes = [],
  children,
}: {
  permissions: readonly string[]
  modes?: readonly string[]
  children: ReactNode
}) {
  const place = useMemo(() => ({ permissions: new Set(permissions), modes: new Set(modes) }), [permissions, modes])
  return <OrganizationPlace value={place}>{children}</OrganizationPlace>
}

/** Whether the role allows it. The services decide; this only hides what would be refused. */
export function usePermission(permission: string): boolean {
  return use(OrganizationPlace).permissions.has(permission)
}

/** Permissions and areas at once, for what goes through a list of entries. */
export function usePlace(): Place {
  return use(OrganizationPlace)
}
