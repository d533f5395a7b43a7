// The secret of a link in a letter. It leaves the address bar, and with it the history, before anything is shown; only this tab's memory
// has it then. It outlives a sign-in in between, and is gone with a reload: the letter has it still.
import { type LoaderFunctionArgs, replace } from 'react-router'
import { addMessages } from '../../i18n/intl.ts'

const secrets = new Map<string, string>()

/** Loader of a page that letters link to; it brings their words along. */
export async function takeLink({ request }: LoaderFunctionArgs): Promise<Response | null> {
  const { pathname, searchParams } = new URL(request.url)
  const token = searchParams.get('token')
  if (token === null) {
    await addMessages(['letters'])
    return null
  }
  secrets.set(pathname, token)
  return replace(pathname)
}

/** The secret that a page was opened with last; null when it was opened without one. */
export const linkOf = (page: string): string | null => secrets.get(page) ?? null

/** The link was used, or is of no use. */
export function forgetLink(page: string): void {
  secrets.delete(page)
}
