// Administration of members: inviting, the table of roles, and the immediate effect on others' open pages.
import { describe, expect, test } from 'vitest'
import { expectAccessible, seat } from './support/browser.ts'

const admin = seat('admin@arus.test')
const maker = seat('maker@arus.test')

/** A new user, whatever other journeys have left behind. */
const guest = `guest-${Date.now()}@example.test`

/** Performs an action on a member by their row's menu, and confirms it. */
async function change(name: string, action: string, fill: () => Promise<unknown> = async () => {}): Promise<void> {
  const { page } = admin
  await page.getByRole('button', { name: `Actions for ${name}` }).click()
  await page.getByRole('menuitem', { name: action }).click()
  await fill()
  await page.getByRole('button', { name: action, exact: true }).last().click()
  await page.getByRole('dialog').or(page.getByRole('alertdialog')).waitFor({ state: 'detached' })
}
const setRole = (name: string, role: string) =>
  change(name, 'Set role', () => admin.page.getByRole('combobox', { name: 'Role' }).selectOption({ label: role }))

describe('users', () => {
  test('are invited several at once, each with its own answer; an invitation is sent again and cancelled', async () => {
    const { page } = admin
    await page.goto('/home')
    await page.getByRole('button', { name: 'Invite a user' }).click()
    await page.getByRole('dialog').getByLabel('Email addresses').fill('x')
    await page.keyboard.press('Escape')
    await page.goto('/management')
    await page.getByRole('button', { name: 'Invite' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Email addresses').fill(`Nina Baru <${guest}>, maker@arus.test\nadmin@arus.test`)
    await dialog.getByRole('button', { name: 'Send 3 invitations' }).click()
    await dialog.getByText('Please enter Role').waitFor()
    await dialog.getByLabel('Role').selectOption({ label: 'Viewer' })
    await expectAccessible(page, 'the invitation')
    await dialog.getByRole('button', { name: 'Send 3 invitations' }).click()
    await dialog.getByText('This user already exists.').waitFor()
    await dialog.getByText('You can’t invite yourself.').waitFor()
    await dialog.getByRole('button', { name: 'Cancel' }).click()

    await page.getByRole('link', { name: /^Invited \d/ }).click()
    // The row is in the previous list, too.
    await page.waitForURL(/tab=invited/)
    await page.getByRole('row', { name: new RegExp(`${guest}.*Viewer.*Invited until`) }).waitFor()
    await page.getByRole('button', { name: `Actions for ${guest}` }).click()
    await page.getByRole('menuitem', { name: 'Resend invitation' }).click()
    await page.getByText('Invitation resent').waitFor()
    await change(guest, 'Cancel invitation')
    await page.getByRole('link', { name: /^Removed \d/ }).click()
    await page.waitForURL(/tab=removed/)
    await page.getByRole('row', { name: new RegExp(guest) }).waitFor()
  })

  test('are found by name, and nothing is offered for oneself or the owner', async () => {
    const { page } = admin
    await page.goto('/management')
    await page.getByPlaceholder('Name or email').fill('ratna')
    await page.getByRole('row', { name: /Ratna Wijaya.*Owner/ }).waitFor()
    await expect.poll(() => page.getByRole('row').count()).toBe(2)
    await expectAccessible(page, 'users')
    expect(await page.getByRole('button', { name: /^Actions for/ }).count()).toBe(0)
  })
})

describe('a role', () => {
  test('is copied, changed by its table, given, and deleted when nobody has it', async () => {
    const { page } = admin
    await page.goto('/management/customer/role')
    await page.getByRole('link', { name: /^Viewer/ }).click()
    await page.getByRole('link', { name: 'Duplicate role' }).click()
    const name = page.getByLabel('Name')
    await expect.poll(() => name.inputValue()).toBe('Viewer (copy)')
    await name.fill('Clerk')
    await page.getByRole('group', { name: 'Bills' }).getByLabel('View').uncheck()
    await page.getByRole('group', { name: 'Counterparties' }).getByLabel('Manage').check()
    await expectAccessible(page, 'a role')
    await page.getByRole('button', { name: 'Add role' }).click()
    await page.getByRole('link', { name: /^Clerk/ }).click()
    await page.getByText('24 of 57 permissions').waitFor()
    // Managing bills requires seeing them; without seeing them nothing is allowed.
    const bills = page.getByRole('group', { name: 'Bills' })
    await bills.getByLabel('Manage').check()
    expect(await bills.getByLabel('View').isChecked()).toBe(true)
    await bills.getByLabel('View').uncheck()
    expect(await bills.getByLabel('Manage').isChecked()).toBe(false)
    await page.getByRole('button', { name: 'Delete role' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete role' }).click()
    await page.waitForURL(/\/management\/customer\/role$/)
    await expect.poll(() => page.getByRole('link', { name: /^Clerk/ }).count()).toBe(0)
  })

  test('of the owner, and one’s own, can only be looked at', async () => {
    const { page } = admin
    for (const [role, why] of [
      ['Owner', 'can’t be changed'],
      ['Admin', 'This is your own role'],
    ]) {
      await page.goto('/management/customer/role')
      await page.getByRole('link', { name: new RegExp(`^${role}`) }).click()
      await page.getByText(why ?? '').waitFor()
      expect(await page.getByLabel('Name').isEditable()).toBe(false)
      expect(await page.getByRole('button', { name: /^Save/ }).count()).toBe(0)
    }
  })
})

describe('whoever has a page open', () => {
  test('sees buttons go when their role is made read-only, and come back with it', async () => {
    const { page } = maker
    await page.goto('/counterparties')
    const create = page.getByRole('link', { name: 'New counterparty' })
    await create.waitFor()
    await admin.page.goto('/management')
    // The message is shown for some seconds, however long the rest takes.
    await Promise.all([
      page.getByText('Your role changed').first().waitFor(),
      setRole('Sari Puspita', 'Viewer').then(() => create.waitFor({ state: 'detached' })),
    ])
    await expect.poll(() => page.getByRole('row').count()).toBeGreaterThan(1)
    await setRole('Sari Puspita', 'Maker')
    await create.waitFor()
  })

  test('is led out with a reason when they are removed, and may go on elsewhere', async () => {
    const { page } = maker
    await admin.page.goto('/management')
    await page.goto('/counterparties')
    await page.getByRole('link', { name: 'New counterparty' }).waitFor()
    await change('Sari Puspita', 'Remove', () => admin.page.getByLabel('Reason').fill('On leave'))
    await page.getByRole('heading', { name: 'Your access to this organization has ended' }).waitFor()
    await expectAccessible(page, 'the end of access')
    await page.getByRole('link', { name: 'Open another organization' }).click()
    await page.waitForURL(/\/home/)
    await page.getByRole('button', { name: /PT Samudra Logistik/ }).waitFor()
    await admin.page.getByRole('link', { name: /^Removed/ }).click()
    await admin.page.waitForURL(/tab=removed/)
    await change('Sari Puspita', 'Restore')
    await admin.page.getByText('Sari Puspita restored').waitFor()
  })
})
