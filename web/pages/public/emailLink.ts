// The secret of an emailed link. It is removed from the address bar and the history before anything is shown, and then only in this tab's
// memory. It survives a sign-in in between, but not a reload: the email still has it.
import { type LoaderFunctionArgs, replace } from 'react-router'
import { addMessages } from '../../i18n/intl.ts'

const secrets = new Map<string, string>()

/** Loader of a page that emails link to; also loads its messages. */
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

/** The secret that a page was last opened with; null without one. */
export const linkOf = (page: string): string | null => secrets.get(page) ?? null

/** The link was used, or can't be used. */
export function forgetLink(page: string): void {
  secrets.delete(page)
}
