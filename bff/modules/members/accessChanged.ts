import type { OrganizationScope } from '../../context.ts'
import { live } from '../../subscriptions/live.ts'

const readAccess = async (scope: OrganizationScope) => ({ permissions: [...(await scope.permissions())] })

/** The subscriber's own rights: as they are, and again whenever their session is found to have others. */
export const accessChanged = live({
  // No event is waited for: every event that can change rights makes the session look at its own.
  events: [],
  againWithRights: true,
  shareable: false,
  open: () => null,
  accepts: () => false,
  read: (_event, _topic: null, scope) => readAccess(scope),
  first: (_topic, scope) => readAccess(scope),
})
