import type { GraphSample } from '../../sample.ts'

export const sample: GraphSample = {
  make: async ({ get, note, organizationId }) => {
    type Found = { id: string; uuid: string }
    const { viewer } = await get<{ viewer: { memberships: (Found & { role: Found; organization: Found })[] } }>(
      '{ viewer { memberships { id uuid role { id uuid } organization { id uuid } } } }',
    )
    const membership = viewer.memberships.find(({ organization }) => organization.uuid === organizationId)
    note('Membership', membership)
    note('Role', membership?.role)
  },
  about: 'Membership',
  ids: { memberId: 'Membership', memberIds: 'Membership', 'members.id': 'Membership' },
  withoutIds: [
    // Opened by a link in an email.
    'acceptInvitation',
    'linkInvitation',
    // Acts on the organization that the request names.
    'createRole',
    'acceptOwnership',
    'declineOwnership',
    'withdrawOwnership',
  ],
}
