import { graphql } from 'relay-runtime'
import type { endSessionMutation } from '../../../../__generated__/endSessionMutation.graphql.ts'
import { runOperation } from '../../../../relay/operation.ts'
import { forgetSignedIn, forgetTab } from '../../../../relay/tab.ts'

/** `expired`: the server has already ended it. `signOut` ends it, and leaves nothing typed on this device. `clear` also deletes its settings. */
export async function endSession(how: 'expired' | 'signOut' | 'clear'): Promise<void> {
  if (how !== 'expired') {
    // Before the session ends: what is typed may still be sent.
    await forgetTyped()
    await signOut()
  }
  forgetTab()
  forgetSignedIn()
  if (how !== 'clear') return
  localStorage.clear()
  sessionStorage.clear()
}

async function forgetTyped(): Promise<void> {
  // Without a connection this code may be missing; that must not keep anybody signed in.
  const unsent = await import('../../../../ui/form/unsent.ts').catch(() => null)
  await unsent?.forgetUnsent()
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
