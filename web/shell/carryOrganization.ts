// A link that is opened in another tab, or copied, says which organization it is of: the other tab, and whoever is sent it, would
// start in the one that they were in last. An ordinary click stays in this tab and needs none of it.
import { organizationOfTab } from '../relay/tab.ts'

/** What the services answer by themselves, and what already names an organization. */
const ELSEWHERE = /^\/(?:\/|o\?|files\/|templates\/|logout)/

/** The address that goes to `path` in an organization. */
export const pathInOrganization = (organization: string, path: string): string =>
  `/o?id=${organization}&next=${encodeURIComponent(path)}`

/** Watches how links are used; call the result to stop. */
export function carryOrganization(): () => void {
  const events = ['click', 'auxclick', 'contextmenu'] as const
  const listen = (event: MouseEvent) => {
    if (leavesTab(event)) nameOrganization(event.target)
  }
  for (const type of events) document.addEventListener(type, listen, true)
  return () => {
    for (const type of events) document.removeEventListener(type, listen, true)
  }
}

const leavesTab = ({ type, ctrlKey, metaKey, shiftKey, button }: MouseEvent): boolean =>
  type === 'contextmenu' || button === 1 || ctrlKey || metaKey || shiftKey

/** The browser reads the address when the event is over; after that it is again what React knows. */
function nameOrganization(target: EventTarget | null) {
  const link = target instanceof Element ? target.closest('a[href^="/"]') : null
  const href = link?.getAttribute('href')
  const organization = organizationOfTab()
  if (!link || !href || organization === null || ELSEWHERE.test(href)) return
  link.setAttribute('href', pathInOrganization(organization, href))
  setTimeout(() => link.setAttribute('href', href))
}
