import type { OrganizationScope } from '../../context.ts'
import { live } from '../../subscriptions/live.ts'

const readAccess = async (scope: OrganizationScope) => ({ permissions: [...(await scope.permissions())] })

/** The subscriber's own permissions: current ones first, then again whenever they change. */
export const accessChanged = live({
  // Waits for no event: every event that can change permissions makes the session check its own.
  events: [],
  againWithRights: true,
  shareable: false,
  open: () => null,
  accepts: () => false,
  read: (_event, _topic: null, scope) => readAccess(scope),
  first: (_topic, scope) => readAccess(scope),
})
