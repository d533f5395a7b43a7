// Gives each file of journeys an Arus, and releases it when everything is closed. Reports what users saw when a journey failed.
import { afterEach } from 'vitest'
import { atFileEnd } from '../../support/fileEnd.ts'
import { describeScreens, sendEverybodyAway } from './browser.ts'
import { leaveArus, takeArus } from './ownArus.ts'

await takeArus()
atFileEnd(leaveArus)
atFileEnd(sendEverybodyAway)
afterEach(async ({ task }) => {
  // The judge shows them beside the verdict, at the end of the run.
  if (task.result?.state === 'fail') task.meta.screens = await describeScreens()
})
