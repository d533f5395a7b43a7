import { useSearchParams } from 'react-router'
import { safePath } from '../safePath.ts'
import { SignIn } from './_public/SignIn.tsx'

/** `/`: password, passkey or a provider first, then the second factor if the user has one. Returns to the previous page. */
export function SignInPage() {
  const [search] = useSearchParams()
  return <SignIn next={safePath(search.get('next'))} />
}
