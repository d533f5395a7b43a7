import { screen } from '@testing-library/react'
import { createIntl } from 'react-intl'
import { expect, test } from 'vitest'
import { LoginFields } from '../../../../../web/pages/organization/bankAccount/_components/LoginFields.tsx'
import {
  emptyLogin,
  faultsOfLogin,
  toLoginInput,
} from '../../../../../web/pages/organization/bankAccount/_lib/login.ts'
import { renderScreen } from '../../../support/render.tsx'

const { formatMessage } = createIntl({ locale: 'en', onError: () => {} })
const ALL = ['COMPANY_ID', 'USER_ID', 'PASSWORD', 'CIF']

test.each([
  [ALL, ['Company ID', 'User ID', 'CIF (customer number)', 'Password', 'Private key']],
  [
    ['COMPANY_ID', 'USER_ID', 'PASSWORD'],
    ['Company ID', 'User ID', 'Password', 'Private key'],
  ],
  [['USER_ID'], ['User ID', 'Private key']],
])('asks what the bank asks: %j', async (asked, labels) => {
  await renderScreen(<LoginFields values={emptyLogin} asked={asked} onChange={() => {}} errors={{}} />, {
    messages: ['bankAccount'],
  })
  const shown = [...document.querySelectorAll('label')].map(label => label.textContent?.replace(/\W*$/, ''))
  expect(shown).toEqual(labels.map(label => label.replace(/\W*$/, '')))
  if (asked.includes('PASSWORD')) expect(screen.getByLabelText(/Password/)).toHaveProperty('type', 'password')
})

test('names what is missing of it, and sends nothing for what was left empty', () => {
  expect(Object.keys(faultsOfLogin(emptyLogin, ALL, formatMessage))).toEqual([
    'login.companyId',
    'login.userId',
    'login.cif',
    'login.password',
  ])
  expect(Object.keys(faultsOfLogin({ ...emptyLogin, userId: 'u', password: 'p' }, ['USER_ID'], formatMessage))).toEqual(
    [],
  )
  expect(toLoginInput({ ...emptyLogin, userId: 'u', password: ' p ' })).toEqual({
    companyId: null,
    userId: 'u',
    password: ' p ',
    cif: null,
    privateKey: null,
  })
})
