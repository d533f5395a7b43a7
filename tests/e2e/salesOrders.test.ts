// A sales order's life cycle: entered by keyboard only, approved by another user, received, fulfilled.
import { expect, test } from 'vitest'
import { expectAccessible, expectNoSidewaysScroll, seat } from './support/browser.ts'
import { tabTo } from './support/keyboard.ts'

const maker = seat('maker@arus.test')
const admin = seat('admin@arus.test')
const viewer = seat('viewer@arus.test')

test('an order is entered by keyboard, approved by somebody else, received and fulfilled', async () => {
  const { page } = maker
  await page.goto('/sales-order')
  await page.getByRole('grid').waitFor()
  await page.keyboard.press('c')
  await page.getByRole('heading', { level: 1, name: 'New sales order' }).waitFor()
  await tabTo(page.getByLabel(/^Customer\b(?!’)/))
  await page.keyboard.type('Bumi Karsa')
  await page.getByRole('option', { name: /PT Bumi Karsa Mandiri/ }).waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await tabTo(page.getByLabel(/^Product or service, line 1$/))
  await page.keyboard.type('Semen')
  await page.getByRole('option', { name: /Semen Portland/, selected: true }).waitFor()
  await page.keyboard.press('Enter')
  await expect.poll(() => page.getByLabel('Unit, line 1').inputValue()).toBe('sak')
  for (const text of ['1500', '', '68500', '5%']) {
    await page.keyboard.type(text)
    await page.keyboard.press('Tab')
  }
  // Tab in the last cell has added the second line.
  for (const text of ['Ongkos bongkar', '', '2', 'rit', '3*1250000']) {
    await page.keyboard.type(text)
    await page.keyboard.press('Tab')
  }
  await page.getByText('116,674,875.00').first().waitFor()
  await expectAccessible(page, 'an order that is typed')
  await page.keyboard.press('Control+s')
  const heading = page.getByRole('heading', { level: 1, name: /^SO-\d{4}-\d{6}$/ })
  await heading.waitFor()
  await page.getByText('Waiting for approval').first().waitFor()
  expect(await page.getByRole('button', { name: /^Approve/ }).count()).toBe(0)
  await expectAccessible(page, 'an order to approve')

  const reviewer = admin.page
  await reviewer.goto(new URL(page.url()).pathname)
  await reviewer.getByRole('button', { name: /^Approve/ }).click()
  await reviewer.getByText(/approved by/).waitFor()

  await page.reload()
  await page.getByRole('link', { name: 'Receive goods' }).click()
  const first = page.getByRole('textbox', { name: 'Quantity now, Semen Portland 50 kg' })
  expect(await first.inputValue()).toBe('1,500')
  await first.fill('1600')
  await first.blur()
  await page.getByText('100 more than ordered').first().waitFor()
  await expectAccessible(page, 'a receipt above the order')
  await first.fill('1500')
  await page.getByRole('textbox', { name: /^Customer’s receipt number/ }).fill('LPB-11/0912')
  await page.getByRole('button', { name: /^Record receipt/ }).click()
  await heading.waitFor()
  await page
    .getByText(/^GR-\d{4}-\d{6}$/)
    .first()
    .waitFor()
  await page.getByText('100% received').waitFor()
  await page.getByRole('link', { name: /^Activities/ }).click()
  await page.getByText('Approved', { exact: true }).last().waitFor()
  await expectAccessible(page, 'what was done with an order')
})

test('a viewer reads an order and changes nothing of it, and on a phone its lines keep to the screen', async () => {
  const { page } = viewer
  await page.goto('/sales-order?status=Rejected')
  await page.getByRole('grid').getByText(/^SO-/).first().click()
  await page.getByText(/^Rejected by/).waitFor()
  expect(await page.getByRole('link', { name: 'Edit', exact: true }).count()).toBe(0)
  expect(await page.getByRole('button', { name: /^(Approve|Reject|Cancel order|Close)/ }).count()).toBe(0)
  await page.setViewportSize({ width: 430, height: 860 })
  await expectNoSidewaysScroll(page, 'an order on a phone')
})
