import type { FeatureScreens } from '../support/featureScreens.ts'

export const screens: FeatureScreens = {
  axe: ['/management', '/management/customer/role'],
  viewer: [
    ['/management', 'Ratna Wijaya'],
    ['/management/customer/role', 'Maker & Approver'],
  ],
  closed: ['/management/customer/role/create'],
  records: [
    [
      '/management/customer/role',
      async ({ client }) => {
        const { organization } = await client.run<{ organization: { roles: { uuid: string }[] } }>(
          '{ organization { roles { uuid } } }',
        )
        return organization.roles[0]?.uuid ?? ''
      },
    ],
  ],
}
