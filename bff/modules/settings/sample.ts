import type { GraphSample } from '../../sample.ts'

export const sample: GraphSample = {
  withoutIds: [
    // What comes into being belongs to the person who asks.
    'createOrganization',
    'updateProfile',
    'setAppMode',
    'changePassword',
    // The organization that the request names.
    'updateOrganization',
    'updateControls',
    'setPeriodLock',
    'updateOrderSettings',
    'createEntity',
  ],
}
