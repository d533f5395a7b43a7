import type { ControlsRow } from '../organizations/public.ts'

type Compared = Pick<
  ControlsRow,
  'enforceTwoFactor' | 'approveOwn' | 'transfersActive' | 'sessionIdleMinutes' | 'allowedEmailDomains'
>

/** Whether any control lets through what it did not before. */
export const isLooser = (before: Compared, after: Compared): boolean =>
  (after.approveOwn && !before.approveOwn) ||
  (after.transfersActive && !before.transfersActive) ||
  (before.enforceTwoFactor && !after.enforceTwoFactor) ||
  idleMinutes(after) > idleMinutes(before) ||
  admitsMore(after.allowedEmailDomains, before.allowedEmailDomains)

/** None is as long as the installation allows. */
const idleMinutes = ({ sessionIdleMinutes }: Compared) => sessionIdleMinutes ?? Infinity

/** No domain in the list means all of them. */
const admitsMore = (after: readonly string[], before: readonly string[]) =>
  before.length > 0 && (after.length === 0 || after.some(domain => !before.includes(domain)))
