// A new organization: each screen says what it is for, and offers the first step to users with the permission.
import { beforeAll, describe, expect, test } from 'vitest'
import { expectAccessible, person, seat } from './support/browser.ts'
import { emptyOrganization } from './support/emptyOrganization.ts'
import { screensOf } from './support/featureScreens.ts'
import { signIn } from './support/signIn.ts'

const owner = seat('owner@arus.test')
const viewer = seat('viewer@arus.test')
let organization: string

beforeAll(async () => {
  organization = await emptyOrganization('PT Zaman Baru')
})

describe.each(screensOf('empty'))('%s', (address, text, firstStep) => {
  const open = (who: typeof owner) =>
    who.page.goto(`/o?${new URLSearchParams({ id: organization, next: address })}`).then(async () => {
      await who.page.getByRole('main').getByText(text).first().waitFor()
    })

  test('says what it is for and offers the first step', async () => {
    await open(owner)
    await owner.page
      .getByRole('main')
      .getByRole('link', { name: new RegExp(`^${firstStep}`) })
      .first()
      .waitFor()
    await expectAccessible(owner.page, `${address} with nothing in it`)
  })

  test('offers a viewer no step that would be refused', async () => {
    await open(viewer)
    expect(await viewer.page.getByRole('link', { name: new RegExp(`^${firstStep}`) }).count()).toBe(0)
  })
})

test('a statement can’t be imported before there is an account, and the way there is shown', async () => {
  await owner.page.goto('/statement-transactions/create')
  await owner.page.getByText('Statements belong to a bank account. Add the account first.').waitFor()
  await owner.page.getByRole('link', { name: 'Add account' }).click()
  await owner.page.waitForURL('**/bank-accounts/internal-accounts/create')
  await owner.page
    .getByRole('combobox', { name: 'Entity' })
    .locator('option', { hasText: 'PT Zaman Baru' })
    .waitFor({ state: 'attached' })
  await expectAccessible(owner.page, 'the form for the first account')
})

test('an organization of others is not entered', async () => {
  const { page, context } = await person()
  await signIn(page, 'viewer@arus.test')
  const answer = await page.goto('/o?id=0198f000-0000-7000-8000-0000000009ff&next=/bank-accounts')
  expect(answer?.status()).toBe(404)
  // Never silently another organization's data.
  await page.waitForURL('**/404')
  await page.getByRole('heading', { name: 'Page not found' }).waitFor()
  expect(await page.getByRole('row', { name: /BCA Operasional/ }).count()).toBe(0)
  expect(await page.getByText('PT Zaman Baru').count()).toBe(0)
  await context.close()
})
