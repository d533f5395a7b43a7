// The pure rules of customers: fields of a type, numbers, phones, permissions.
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { FIELDS_OF_TYPE, fieldProblems } from '../../../../../services/account/invoicing/customers/fieldsOfType.ts'
import {
  masked,
  readBranchNumber,
  readBusinessNumber,
  readIdentityNumber,
  readTaxNumber,
} from '../../../../../services/account/invoicing/customers/identifiers.ts'
import { allowedActions } from '../../../../../services/account/invoicing/customers/lifecycle.ts'
import { isSeveralPhones, normalizePhone } from '../../../../../services/account/invoicing/customers/phone.ts'
import { CUSTOMER_STATUSES, CUSTOMER_TYPES } from '../../../../../services/account/invoicing/customers/table.ts'

it.each(CUSTOMER_TYPES)('%s has the fields of the specification and no others', type => {
  const table = FIELDS_OF_TYPE[type]
  const names = Object.keys(table) as (keyof typeof table)[]
  const all = Object.fromEntries(names.map(name => [name, name === 'employees' ? 5 : 'x']))
  expect(fieldProblems(type, all).map(({ path }) => path)).toEqual(names.filter(name => table[name] === '-'))
  expect(fieldProblems(type, {}).map(({ path }) => path)).toEqual(names.filter(name => table[name] === 'R'))
})

it.each([
  ['0812-3456-7890', '+6281234567890'],
  ['(021) 555 0123', '+62215550123'],
  ['+65 6123 4567', '+6561234567'],
  ['62 812 3456 7890', '+6281234567890'],
  ['0062 812 3456 7890', '+6281234567890'],
  ['0065 6123 4567', '+6561234567'],
  // A spreadsheet has removed the zero.
  ['8123456789', '+628123456789'],
  ["'081234567890", '+6281234567890'],
  ['(0901) 32123', '+6290132123'],
  ['1500888', undefined],
  ['12', undefined],
  ['phone', undefined],
  ['+62 000', undefined],
])('the phone %s is %s', async (text, normalized) => {
  expect(await normalizePhone(text)).toBe(normalized)
})

it.each([
  ['08123456789; 08129999999', true],
  ['021 5230 4471 / 4472', true],
  ['021 5230 4471 atau 0812 3456 789', true],
  ['(021) 555-0123', false],
])('whether %s is several phones: %s', (text, several) => expect(isSeveralPhones(text)).toBe(several))

it('reads numbers however they are written, and nothing of another length', () => {
  expect(readTaxNumber('02.183.241.5-000.000')).toBe('0021832415000000')
  expect(readBusinessNumber('8120 0123 45678')).toBe('8120012345678')
  expect(readBranchNumber('000001')).toBe('000001')
  expect(readIdentityNumber('3174 0945 0590 0001')).toBe('3174094505900001')
  fc.assert(
    fc.property(fc.stringMatching(/^\d{0,20}$/), text => {
      expect(readTaxNumber(text) !== undefined).toBe(text.length === 15 || text.length === 16)
      expect(readBusinessNumber(text) !== undefined).toBe(text.length === 13)
      expect(readBranchNumber(text) !== undefined).toBe(text.length === 6)
    }),
  )
})

it('masks all but the last four', () => {
  expect([masked('5270000009'), masked('123'), masked(null)]).toEqual(['••••••0009', '123', null])
})

it('lets nobody approve what they wrote a part of, unless the organization does', () => {
  const permissions = new Set(['invoicing.customers.manage', 'invoicing.customers.review'])
  const may = (approveOwn: boolean, actorId: string) =>
    allowedActions({ status: 'REQUEST_SENT', authorIds: ['a'], approveOwn }, { actorId, permissions }).includes(
      'APPROVE',
    )
  expect([may(false, 'a'), may(false, 'b'), may(true, 'a')]).toEqual([false, true, true])
})

it('offers nothing to those who only see', () => {
  for (const status of CUSTOMER_STATUSES)
    expect(
      allowedActions(
        { status, authorIds: [], approveOwn: true },
        { actorId: 'a', permissions: new Set(['invoicing.customers.view']) },
      ),
    ).toEqual([])
})
