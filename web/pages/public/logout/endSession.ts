import { graphql } from 'relay-runtime'
import type { endSessionMutation } from '../../../__generated__/endSessionMutation.graphql.ts'
import { runOperation } from '../../../relay/operation.ts'
import { forgetSignedIn, forgetTab } from '../../../relay/tab.ts'

/** `expired`: the server has already ended it. `signOut` ends it. `clear` also deletes data stored on this device. */
export async function endSession(how: 'expired' | 'signOut' | 'clear'): Promise<void> {
  if (how !== 'expired') await signOut()
  forgetTab()
  forgetSignedIn()
  if (how !== 'clear') return
  const { clear } = await import('idb-keyval')
  localStorage.clear()
  sessionStorage.clear()
  try {
    await clear()
  } catch {
    // Without a database, as in some private windows, nothing was stored.
  }
}

async function signOut(): Promise<void> {
  const mutation = graphql`
    mutation endSessionMutation {
      signOut {
        userErrors {
          code
        }
      }
    }
  `
  // Signs out locally even if the server can't be reached or has ended the session.
  await runOperation<endSessionMutation>(mutation, {}).catch(() => {})
}
