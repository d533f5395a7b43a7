// The single table of the actions on a connection. The service enforces it, computes `allowedActions` from it, and the tests cover every
// cell.
import type { ErrorRow } from '../../../kit/errors.ts'
import { codes } from '../errors.ts'

/** Over the provider's API, or only by its report files. */
export const PROVIDER_MODES = ['API', 'FILE'] as const
export type ProviderMode = (typeof PROVIDER_MODES)[number]

export const PROVIDER_STATUSES = ['ACTIVE', 'DISABLED'] as const
export type ProviderStatus = (typeof PROVIDER_STATUSES)[number]

export const PROVIDER_ACTIONS = ['UPDATE', 'TEST', 'SYNC', 'UPLOAD', 'ROTATE', 'DISABLE', 'ENABLE'] as const
export type ProviderAction = (typeof PROVIDER_ACTIONS)[number]

export const MANAGE = 'treasury.providers.manage'

type Rule = { from: Partial<Record<ProviderStatus, ProviderStatus>>; byApiOnly: boolean }

export const LIFECYCLE: Readonly<Record<ProviderAction, Rule>> = {
  UPDATE: { from: { ACTIVE: 'ACTIVE' }, byApiOnly: false },
  TEST: { from: { ACTIVE: 'ACTIVE', DISABLED: 'DISABLED' }, byApiOnly: true },
  SYNC: { from: { ACTIVE: 'ACTIVE' }, byApiOnly: true },
  UPLOAD: { from: { ACTIVE: 'ACTIVE' }, byApiOnly: false },
  ROTATE: { from: { ACTIVE: 'ACTIVE' }, byApiOnly: false },
  DISABLE: { from: { ACTIVE: 'DISABLED' }, byApiOnly: false },
  ENABLE: { from: { DISABLED: 'ACTIVE' }, byApiOnly: false },
}

/** What the table needs to know about a connection. */
export type LifecycleState = { status: ProviderStatus; mode: ProviderMode }

/** The error code with which the table refuses the action; undefined if it allows it. */
export function refusalOf({ status, mode }: LifecycleState, action: ProviderAction): ErrorRow | undefined {
  const { from, byApiOnly } = LIFECYCLE[action]
  if (byApiOnly && mode !== 'API') return codes.providerByFileOnly
  return status in from ? undefined : codes.providerDisabled
}

/** The actions that these permissions allow on the connection now. */
export const allowedActions = (connection: LifecycleState, permissions: ReadonlySet<string>): ProviderAction[] =>
  permissions.has(MANAGE) ? PROVIDER_ACTIONS.filter(action => refusalOf(connection, action) === undefined) : []
