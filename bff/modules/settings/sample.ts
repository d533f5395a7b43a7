import type { GraphSample } from '../../sample.ts'

export const sample: GraphSample = {
  withoutIds: [
    // Their records belong to the calling user.
    'createOrganization',
    'updateProfile',
    'setAppMode',
    'changePassword',
    // They act on the organization that the request names.
    'updateOrganization',
    'updateControls',
    'setPeriodLock',
    'updateOrderSettings',
    'createEntity',
  ],
}
