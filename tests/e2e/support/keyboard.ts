// Navigates with Tab only, like users without a pointer.
import type { Locator } from 'playwright-core'

/** More than all stops of a form and its shell. */
const MAX_PRESSES = 120

/** Presses Tab until the target has the focus. */
export async function tabTo(target: Locator): Promise<void> {
  const page = target.page()
  await target.first().waitFor()
  for (let presses = 0; presses < MAX_PRESSES; presses += 1) {
    if (await target.first().evaluate(element => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not come to ${target}`)
}

/** Tabs to a link or button, and presses it. */
export async function press(target: Locator): Promise<void> {
  await tabTo(target)
  await target.page().keyboard.press('Enter')
}
