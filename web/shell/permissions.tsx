import { type ReactNode, createContext, use, useMemo } from 'react'

const Permissions = createContext<ReadonlySet<string>>(new Set())

/** Makes the viewer's permissions in this organization known to what is beneath. */
export function PermissionsProvider({
  permissions,
  children,
}: {
  permissions: readonly string[]
  children: ReactNode
}) {
  const set = useMemo(() => new Set(permissions), [permissions])
  return <Permissions value={set}>{children}</Permissions>
}

/** Whether the role allows it. The services decide; this only hides what would be refused. */
export function usePermission(permission: string): boolean {
  return use(Permissions).has(permission)
}
