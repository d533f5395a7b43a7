// What a person sees of the processor's work: how long each frame took while something was done in the page.
import type { Page } from 'playwright-core'

/** The page of a person at work; what is done in it is a function that runs there. */
export type Frames = { worst: number; perSecond: number }

/** Frames go on being counted after the deed: what it brings about may come late. */
const AFTERWARDS_MS = 700

/** Clicks an element and looks at the frames from then on, until the page shows what it brings about. */
export async function framesOfClick(page: Page, selector: string, shows?: () => Promise<unknown>): Promise<Frames> {
  await page.locator(selector).waitFor()
  return framesWhile(page, async () => {
    await page.evaluate(target => document.querySelector<HTMLElement>(target)?.click(), selector)
    await shows?.()
  })
}

/** Frames while a deed is done, and a little longer. */
export async function framesWhile(page: Page, deed: () => Promise<unknown>): Promise<Frames> {
  const recording = await page.evaluateHandle(() => {
    const record = { going: true, times: [] as number[] }
    let last: number | undefined
    const step = (now: number) => {
      if (last !== undefined) record.times.push(now - last)
      last = now
      if (record.going) requestAnimationFrame(step)
    }
    requestAnimationFrame(step)
    return record
  })
  await deed()
  await page.waitForTimeout(AFTERWARDS_MS)
  const times = await recording.evaluate(record => {
    record.going = false
    return record.times
  })
  await recording.dispose()
  const total = times.reduce((sum, time) => sum + time, 0)
  return { worst: Math.max(...times), perSecond: (times.length / total) * 1000 }
}

/** Scrolls the grid on with every frame, as a flick of the wheel does, for a time or to its end. */
export async function scroll(page: Page, pixelsAFrame: number, duration: number): Promise<void> {
  await page.evaluate(
    ([pixels, limit]) =>
      new Promise<void>(resolve => {
        const grid = document.querySelector('[role=grid]')
        const began = performance.now()
        const step = (now: number) => {
          if (now - began > limit) return resolve()
          grid?.scrollBy(0, pixels)
          requestAnimationFrame(step)
        }
        requestAnimationFrame(step)
      }),
    [pixelsAFrame, duration] as const,
  )
}
