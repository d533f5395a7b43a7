import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { CreditExceeded } from '../../../../../web/pages/organization/salesOrders/_components/CreditExceeded.tsx'
import { renderScreen } from '../../../support/render.tsx'

const messages = ['salesOrders', 'salesOrders.form']
const amount = { amount: '5000000.00', currency: 'IDR' }
const said = () => screen.getByText(/above the credit limit/).textContent?.replaceAll('\u00a0', ' ')

test('an order above the limit asks for a reason until it is approved', async () => {
  await renderScreen(<CreditExceeded by={amount} isApproved={false} />, { messages })
  expect(said()).toContain('Approval needs a reason')
})

test('an approved order asks for none', async () => {
  await renderScreen(<CreditExceeded by={amount} isApproved />, { messages })
  expect(said()).toBe('IDR 5,000,000.00 above the credit limit.')
})
