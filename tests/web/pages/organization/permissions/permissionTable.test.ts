import { describe, expect, it, test } from 'vitest'
import { PERMISSIONS } from '../../../../../services/account/permissions/permissions.ts'
import { emailsIn, isEmail } from '../../../../../web/pages/organization/_lib/emailList.ts'
import { PERMISSION_KEYS } from '../../../../../web/permissions.generated.ts'
import {
  actionOf,
  allPermissions,
  permissionAreas,
  without,
  withView,
} from '../../../../../web/pages/organization/permissions/permissionTable.ts'
import { messagesIn } from '../../../../../web/tools/catalogs.ts'

describe('the table of permissions', () => {
  it('has every key that the account service knows, once', () => {
    const keys = allPermissions.map(permission => PERMISSION_KEYS[permission])
    expect(keys.toSorted(), 'permissions of web/pages/organization/*/feature.ts').toEqual(PERMISSIONS.toSorted())
  })

  it('has words for every area, object and action in both languages', async () => {
    const wanted = permissionAreas.flatMap(({ area, objects }) => [
      `permission.area.${area}`,
      ...objects.flatMap(({ object, permissions }) => [
        `permission.object.${object}`,
        ...permissions.map(permission => `permission.action.${actionOf(permission)}`),
      ]),
    ])
    for (const language of ['en', 'id'] as const) {
      const known = new Set((await messagesIn('web', language, 'permissions')).map(({ id }) => id))
      expect(wanted.filter(key => !known.has(key))).toEqual([])
    }
  })

  it('gives sight of what may be changed, and takes all with it', () => {
    const managing = withView(new Set(), 'TREASURY_BILLS_MANAGE')
    expect([...managing].sort()).toEqual(['TREASURY_BILLS_MANAGE', 'TREASURY_BILLS_VIEW'])
    expect([...without(managing, 'TREASURY_BILLS_MANAGE')]).toEqual(['TREASURY_BILLS_VIEW'])
    expect([...without(managing, 'TREASURY_BILLS_VIEW')]).toEqual([])
    // An object that can only be managed has no view permission to add.
    expect([...withView(new Set(), 'ACCOUNT_ROLES_MANAGE')]).toEqual(['ACCOUNT_ROLES_MANAGE'])
    expect([
      ...without(new Set(['TREASURY_PAYMENTS_VIEW', 'INVOICING_PAYMENTS_VIEW']), 'TREASURY_PAYMENTS_VIEW'),
    ]).toEqual(['INVOICING_PAYMENTS_VIEW'])
  })
})

test.each([
  ['a@b.test, C@b.test;d@b.test\na@B.test', ['a@b.test', 'c@b.test', 'd@b.test']],
  ['Nina Baru <nina@b.test>, "Budi, S." <budi@b.test>', ['nina@b.test', 'budi@b.test']],
  ['   ', []],
])('addresses are found in %j', (text, emails) => {
  expect(emailsIn(text)).toEqual(emails)
})

test.each([
  ['a@b', true],
  ['a@', false],
  ['a@b@c', false],
  ['nobody', false],
])('%s is an address: %s', (text, is) => {
  expect(isEmail(text)).toBe(is)
})
