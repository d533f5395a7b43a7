import { type LoaderFunctionArgs, redirect } from 'react-router'
import { enterOrganization } from '../../../relay/tab.ts'
import { safePath } from '../safePath.ts'

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/

/** `/o?id=…&next=…`: moves this tab to an organization. Whether the person is a member shows with the next page. */
export function switchOrganization({ request }: LoaderFunctionArgs): Response {
  const { searchParams } = new URL(request.url)
  const id = searchParams.get('id') ?? ''
  if (!UUID.test(id)) return redirect('/404')
  enterOrganization(id)
  return redirect(safePath(searchParams.get('next')))
}

/** `/u`: the home of the user's app mode. Treasury is the one there is. */
export function userHome(): Response {
  return redirect('/home')
}
