import { describe, expect, it, test } from 'vitest'
import { PERMISSIONS } from '../../../../../services/account/permissions/permissions.ts'
import { emailsIn, isEmail } from '../../../../../web/pages/organization/management/_lib/emailList.ts'
import {
  permissionAreas,
  permissionKeys,
  withoutKey,
  withView,
} from '../../../../../web/pages/organization/permissions/permissionTable.ts'
import en from '../../../../../web/pages/organization/permissions/_locales/en.json'
import id from '../../../../../web/pages/organization/permissions/_locales/id.json'

describe('the table of permissions', () => {
  it('has every key that the account service knows, once', () => {
    expect([...permissionKeys].sort(), 'permissions/permissionTable.ts').toEqual([...PERMISSIONS].sort())
  })

  it('has words for every area, object and action in both languages', () => {
    const wanted = permissionAreas.flatMap(({ area, objects }) => [
      `permission.area.${area}`,
      ...objects.flatMap(({ object, actions }) => [
        `permission.object.${area}.${object}`,
        ...(actions.length === 0 ? [object] : actions).map(action => `permission.action.${action}`),
      ]),
    ])
    for (const words of [en, id]) expect(wanted.filter(key => !(key in words))).toEqual([])
  })

  it('gives sight of what may be changed, and takes all with it', () => {
    const managing = withView(new Set(), 'treasury.bills.manage')
    expect([...managing].sort()).toEqual(['treasury.bills.manage', 'treasury.bills.view'])
    expect([...withoutKey(managing, 'treasury.bills.manage')]).toEqual(['treasury.bills.view'])
    expect([...withoutKey(managing, 'treasury.bills.view')]).toEqual([])
    // Nothing is seen by itself of what can only be managed.
    expect([...withView(new Set(), 'account.roles.manage')]).toEqual(['account.roles.manage'])
    expect([
      ...withoutKey(new Set(['treasury.payments.view', 'invoicing.payments.view']), 'treasury.payments.view'),
    ]).toEqual(['invoicing.payments.view'])
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
