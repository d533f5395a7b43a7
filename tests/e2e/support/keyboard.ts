// Going somewhere by Tab alone, as people do who use no pointer.
import type { Locator } from 'playwright-core'

/** A form and the shell around it have fewer stops. */
const MAX_PRESSES = 120

/** Presses Tab until what is meant has the focus. */
export async function tabTo(target: Locator): Promise<void> {
  const page = target.page()
  await target.first().waitFor()
  for (let presses = 0; presses < MAX_PRESSES; presses += 1) {
    if (await target.first().evaluate(element => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not come to ${target}`)
}

/** Goes to a link or button, and presses it. */
export async function press(target: Locator): Promise<void> {
  await tabTo(target)
  await target.page().keyboard.press('Enter')
}
